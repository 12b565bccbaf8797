import type { Result, Setup } from '@rumis/rules';
import type { Analysis } from '../analysis.js';
import type {
	GameReview,
	JudgeRequest,
	MoveJudgement,
	PuzzleRequest,
	ReviewProgress,
	ReviewRequest,
	Study,
	StudyRequest,
} from '../review/index.js';

/** A request: a position as plain data, the bot, and its seed. */
export interface ThinkRequest {
	readonly setup: Setup;
	/** The moves so far, as move texts. */
	readonly moves: readonly string[];
	/** A bot as `makeBot` reads it: `level:5`, `sims:1000`, `ms:500`, `climber:4` … */
	readonly bot: string;
	readonly seed: number;
}

export const THINK_ERRORS = [
	'thinkSetup',
	'thinkMove',
	'thinkOver',
	'thinkBot',
	'thinkNobody',
	'thinkCancelled',
] as const;

/** Why a request was rejected, or that it was cancelled. */
export interface ThinkError {
	readonly code: (typeof THINK_ERRORS)[number];
	/** The illegal move or the unknown bot. */
	readonly found?: string;
}

/** Request kinds besides a bot's move, each with its request, report and answer types. */
export interface Questions {
	readonly review: {
		readonly request: ReviewRequest;
		readonly report: ReviewProgress;
		readonly answer: GameReview;
	};
	readonly study: { readonly request: StudyRequest; readonly report: Study; readonly answer: Study };
	readonly puzzle: {
		readonly request: PuzzleRequest;
		readonly report: never;
		readonly answer: string | null;
	};
	readonly judge: { readonly request: JudgeRequest; readonly report: never; readonly answer: MoveJudgement };
}

export type QuestionKind = keyof Questions;

/** A request of any kind. */
export type Question = {
	[Kind in QuestionKind]: { readonly what: Kind; readonly request: Questions[Kind]['request'] };
}[QuestionKind];

/** Messages to the worker … */
export type ToWorker =
	| {
			readonly kind: 'think';
			readonly id: number;
			readonly what: 'move' | 'analysis';
			readonly request: ThinkRequest;
	  }
	| { readonly kind: 'ask'; readonly id: number; readonly question: Question }
	| { readonly kind: 'cancel'; readonly id: number };

/** … and back. */
export type FromWorker =
	| { readonly kind: 'update'; readonly id: number; readonly analysis: Analysis }
	| { readonly kind: 'done'; readonly id: number; readonly result: Result<Analysis, ThinkError> }
	| { readonly kind: 'report'; readonly id: number; readonly report: Questions[QuestionKind]['report'] }
	| {
			readonly kind: 'answer';
			readonly id: number;
			readonly result: Result<Questions[QuestionKind]['answer'], ThinkError>;
	  };
