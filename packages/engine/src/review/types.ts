import type { Colour, Setup, Stone } from '@rumis/rules';

/** How good a move was, best first. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Search effort per move. */
export const REVIEW_DEPTHS = ['fast', 'normal', 'deep'] as const;
export type ReviewDepth = (typeof REVIEW_DEPTHS)[number];

/** The evaluation of a position for all sides. */
export interface Evaluation {
	/** Expected final points of every colour, in seat order. */
	readonly points: readonly number[];
	/** Win probability of every side; they sum to 1. `sides` maps colours to sides. */
	readonly win: readonly number[];
	/** By side: the share of the other sides it beats. With two sides almost the win probability. */
	readonly values: readonly number[];
	/** Whether the game was solved to its end, so that these values are exact. */
	readonly exact: boolean;
}

/** What a move lost, for the side that made it; never negative. */
export interface Loss {
	/** Share of the other sides beaten: the basis of grades. */
	readonly value: number;
	/** Win probability. */
	readonly win: number;
	/** Points of the margin over the best other side. */
	readonly points: number;
}

/** A move with its line and the evaluation after it. */
export interface JudgedLine {
	readonly move: string;
	/** The principal variation, beginning with the move. */
	readonly line: readonly string[];
	readonly after: Evaluation;
}

/** The engine's judgement of one move. */
export interface MoveJudgement {
	/** Null for ruin stones, which have no owner and are not graded. */
	readonly grade: Grade | null;
	readonly lost: Loss;
	readonly played: JudgedLine;
	/** The best move; the played one if nothing better was found. */
	readonly best: JudgedLine;
	/** Whether both moves were solved exactly. */
	readonly exact: boolean;
	/** Whether it was the only legal move. */
	readonly forced: boolean;
	/** Whether every other move would have been a mistake; known only if all were solved exactly. */
	readonly only: boolean;
}

/** One move of a reviewed game. */
export interface ReviewedMove extends MoveJudgement {
	/** Its number in the game, from 0. */
	readonly ply: number;
	readonly colour: Colour;
	/** The seat that made it, from 0. */
	readonly seat: number;
	readonly stone: Stone;
	readonly move: string;
	readonly before: Evaluation;
	readonly after: Evaluation;
	/** The immediate change in its colour's score. */
	readonly earned: number;
	/** Squares that count for this stone at the end of the reviewed game. */
	readonly kept: number;
}

export interface PlayerReview {
	readonly seat: number;
	readonly colours: readonly Colour[];
	/** From 0 to 100; null if the player never had a choice. */
	readonly accuracy: number | null;
	readonly grades: Readonly<Record<Grade, number>>;
}

export interface GameReview {
	readonly colours: readonly Colour[];
	/** By colour: the side it plays for. */
	readonly sides: readonly number[];
	readonly moves: readonly ReviewedMove[];
	/** Before the first move, and after every move. */
	readonly evaluations: readonly Evaluation[];
	readonly players: readonly PlayerReview[];
	/** Plies of the moves that changed the win probabilities most, in the order of play; at most three. */
	readonly turningPoints: readonly number[];
	readonly depth: ReviewDepth;
	readonly seed: number;
}

export interface ReviewOptions {
	readonly depth?: ReviewDepth;
	readonly seed?: number;
}

/** Progress of a review. */
export interface ReviewProgress {
	/** Number of moves judged, and in total. */
	readonly done: number;
	readonly total: number;
	/** The moves judged since the last report. */
	readonly moves: readonly ReviewedMove[];
}

/** One line of an analysis. */
export interface StudyLine extends JudgedLine {
	/** Visits, or the number of positions searched. */
	readonly visits: number;
	readonly exact: boolean;
}

/** An analysis of a position, best line first. */
export interface Study {
	/** The colour to move; in a threat view the next player's. */
	readonly toPlay: Colour;
	readonly lines: readonly StudyLine[];
	readonly simulations: number;
	readonly exact: boolean;
}

/** A position as plain data. */
export interface PositionRequest {
	readonly setup: Setup;
	/** The moves so far, as move texts. */
	readonly moves: readonly string[];
	readonly seed?: number;
}

export interface StudyRequest extends PositionRequest {
	/** Number of lines; 3 by default. */
	readonly lines?: number;
	/** Maximum number of simulations; the search runs until then or until it is cancelled. */
	readonly simulations?: number;
	/** Threat view: searches for the next player, as if the player to move passed. */
	readonly threat?: boolean;
}

/** Is there a puzzle in the position? The answer is a line for `parsePuzzleEntry`, or null. */
export type PuzzleRequest = PositionRequest;

export interface ReviewRequest extends PositionRequest {
	readonly depth?: ReviewDepth;
}

/** Judges a move in the position, with the effort of a review of that depth. */
export interface JudgeRequest extends ReviewRequest {
	readonly move: string;
}
