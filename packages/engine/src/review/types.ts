import type { Colour, Setup, Stone } from '@rumis/rules';

/** How good a move was, best first. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** How long a review thinks about each move. */
export const REVIEW_DEPTHS = ['fast', 'normal', 'deep'] as const;
export type ReviewDepth = (typeof REVIEW_DEPTHS)[number];

/** What a position is worth to everybody. */
export interface Evaluation {
	/** Expected final points of every colour, in seat order. */
	readonly points: readonly number[];
	/** Win probability of every side; they add up to 1. Which side a colour plays for says `sides`. */
	readonly win: readonly number[];
	/** By side: the share of the other sides it leaves behind. With two sides nearly the win probability. */
	readonly values: readonly number[];
	/** Whether the game was searched to its end, so that these are no estimates. */
	readonly exact: boolean;
}

/** What a move gave away, seen by the side that made it; nothing is below 0. */
export interface Loss {
	/** Share of the other sides left behind: what grades are made of. */
	readonly value: number;
	/** Win probability. */
	readonly win: number;
	/** Points of the margin over the best other side. */
	readonly points: number;
}

/** A move with what is expected after it. */
export interface JudgedLine {
	readonly move: string;
	/** The line that is expected, beginning with the move. */
	readonly line: readonly string[];
	readonly after: Evaluation;
}

/** What the engine says of one move. */
export interface MoveJudgement {
	/** Null for ruin stones, which belong to nobody and are not graded. */
	readonly grade: Grade | null;
	readonly lost: Loss;
	readonly played: JudgedLine;
	/** The best move; the played one if nothing better was found. */
	readonly best: JudgedLine;
	/** Whether both moves were searched to the end of the game. */
	readonly exact: boolean;
	/** Whether it was the only legal move. */
	readonly forced: boolean;
	/** Whether every other move would have been a mistake; known only where all were searched to the end. */
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
	/** By how many points the move changed its colour's score at once. */
	readonly earned: number;
	/** Squares that still count through this stone at the end of the reviewed game. */
	readonly kept: number;
}

export interface PlayerReview {
	readonly seat: number;
	readonly colours: readonly Colour[];
	/** From 0 to 100; null if the player had no move to choose. */
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

/** How far a review is. */
export interface ReviewProgress {
	/** Moves that are judged, of so many. */
	readonly done: number;
	readonly total: number;
	/** The moves judged since the last report. */
	readonly moves: readonly ReviewedMove[];
}

/** One line of an analysis. */
export interface StudyLine extends JudgedLine {
	/** How often it was tried, or how many positions were searched. */
	readonly visits: number;
	readonly exact: boolean;
}

/** What the engine thinks of a position, best line first. */
export interface Study {
	/** The colour that moves: in a threat view the next player's. */
	readonly toPlay: Colour;
	readonly lines: readonly StudyLine[];
	readonly simulations: number;
	readonly exact: boolean;
}

/** A position to look at, as plain data. */
export interface PositionRequest {
	readonly setup: Setup;
	/** The moves so far, as move texts. */
	readonly moves: readonly string[];
	readonly seed?: number;
}

export interface StudyRequest extends PositionRequest {
	/** How many lines to show; 3 unless told otherwise. */
	readonly lines?: number;
	/** Simulations at most; the search goes on until then or until it is cancelled. */
	readonly simulations?: number;
	/** What would the next player like to do if the player to move passed? */
	readonly threat?: boolean;
}

/** Is there a puzzle in the position? The answer is a line for `parsePuzzleEntry`, or null. */
export type PuzzleRequest = PositionRequest;

export interface ReviewRequest extends PositionRequest {
	readonly depth?: ReviewDepth;
}

/** Judges a move in the position; as deep as a review of the same depth. */
export interface JudgeRequest extends ReviewRequest {
	readonly move: string;
}
