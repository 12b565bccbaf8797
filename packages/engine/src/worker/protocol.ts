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

/** What an engine is asked: a position as plain data, which bot should think, and from which seed. */
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

/** Why a request was refused, or that it was cancelled. */
export interface ThinkError {
	readonly code: (typeof THINK_ERRORS)[number];
	/** Which move is illegal, or which bot is unknown. */
	readonly found?: string;
}

/** What can be asked of a worker besides a bot's move. Each has its request, its reports and its answer. */
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

/** A question of any kind with its request. */
export type Question = {
	[Kind in QuestionKind]: { readonly what: Kind; readonly request: Questions[Kind]['request'] };
}[QuestionKind];

/** What goes to the worker … */
export type ToWorker =
	| {
			readonly kind: 'think';
			readonly id: number;
			readonly what: 'move' | 'analysis';
			readonly request: ThinkRequest;
	  }
	| { readonly kind: 'ask'; readonly id: number; readonly question: Question }
	| { readonly kind: 'cancel'; readonly id: number };

/** … and what comes back. */
export type FromWorker =
	| { readonly kind: 'update'; readonly id: number; readonly analysis: Analysis }
	| { readonly kind: 'done'; readonly id: number; readonly result: Result<Analysis, ThinkError> }
	| { readonly kind: 'report'; readonly id: number; readonly report: Questions[QuestionKind]['report'] }
	| {
			readonly kind: 'answer';
			readonly id: number;
			readonly result: Result<Questions[QuestionKind]['answer'], ThinkError>;
	  };
