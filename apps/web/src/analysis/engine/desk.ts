/** The engine's evaluation of the board: requested again whenever the position changes. */
import type { Analyst, MoveJudgement, Study } from '@rumis/engine';
import type { Line } from '@rumis/rules';
import { makeStore, type Store } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { preview } from '../board/editing.js';
import { type AnalysisState, NO_PREVIEW, positionNow } from '../board/state.js';
import { makeLatest } from './latest.js';

/** How long the engine searches, in simulations. */
export const DEPTHS = { quick: 2_000, normal: 20_000, deep: 200_000 } as const;
export type Depth = keyof typeof DEPTHS;
export const MOST_LINES = 5;

export interface DeskState {
	readonly isOn: boolean;
	/** What the next player would do if it were their turn now. */
	readonly isThreat: boolean;
	readonly lines: number;
	readonly depth: Depth;
	/** The results so far for the position on the board. */
	readonly study: Study | null;
	readonly isThinking: boolean;
	/** How much the last move gave away, if requested. */
	readonly judged: MoveJudgement | 'asking' | null;
}

export interface Desk {
	readonly store: Store<DeskState>;
	set(change: Partial<Pick<DeskState, 'isOn' | 'isThreat' | 'lines' | 'depth'>>): void;
	/** The evaluation, soon: the results so far, or a short search. Null when the game is over. */
	ask(): Promise<Study | null>;
	/** How much the last move gave away. Null at the start of the game, or if the position has changed. */
	judge(): Promise<MoveJudgement | null>;
	close(): void;
}

const FIRST: DeskState = {
	isOn: false,
	isThreat: false,
	lines: 3,
	depth: 'normal',
	study: null,
	isThinking: false,
	judged: null,
};

/** `engine` starts a worker on first use. */
export function startDesk(session: BoardSession, engine: () => Analyst): Desk {
	const store = makeStore(FIRST);
	let asked: AnalysisState['line'] | null = null;
	const latest = makeLatest<Study, Study>();
	const change = (part: Partial<DeskState>) => store.set({ ...store.get(), ...part });

	const begin = () => {
		latest.stop();
		const { game, line } = session.store.get();
		asked = line;
		change({ study: null, isThinking: false, judged: null });
		const { isOn, isThreat, lines, depth } = store.get();
		if (!isOn || positionNow({ game, line }).phase === null) return;
		const request = { setup: game.setup, moves: line, lines, simulations: DEPTHS[depth], threat: isThreat };
		latest.ask((report) => engine().study(request, report), {
			report: (study) => show(study, true),
			done: (study) => (study ? show(study, false) : change({ isThinking: false })),
		});
		change({ isThinking: true });
	};

	const show = (study: Study, isThinking: boolean) => {
		change({ study, isThinking });
		if (store.get().isThreat) session.change(preview, threatOf(study));
	};

	const follow = () => {
		if (session.store.get().line !== asked) begin();
	};

	const unsubscribe = session.store.subscribe(follow);
	follow();
	return {
		store,
		set(part) {
			change(part);
			session.change(preview, NO_PREVIEW);
			begin();
		},
		ask: () => askOnce(session, store, engine),
		judge: () => judgeOnce(session, store, engine),
		close() {
			unsubscribe();
			latest.stop();
		},
	};
}

/** The first move of the best line, with the colour it belongs to. */
export const threatOf = ({ toPlay, lines: [best] }: Study) =>
	best ? { moves: [best.move], owner: toPlay } : NO_PREVIEW;

async function askOnce(
	session: BoardSession,
	store: Store<DeskState>,
	engine: () => Analyst,
): Promise<Study | null> {
	const { study, isThreat } = store.get();
	if (study && !isThreat) return study;
	const { game, line } = session.store.get();
	if (positionNow({ game, line }).phase === null) return null;
	const request = { setup: game.setup, moves: line, lines: 1, simulations: DEPTHS.quick };
	const found = await engine().study(request).done;
	return found.ok && isStill(session, line) ? found.value : null;
}

async function judgeOnce(
	session: BoardSession,
	store: Store<DeskState>,
	engine: () => Analyst,
): Promise<MoveJudgement | null> {
	const { game, line } = session.store.get();
	const move = line.at(-1);
	if (move === undefined) return null;
	store.set({ ...store.get(), judged: 'asking' });
	const found = await engine().judge({ setup: game.setup, moves: line.slice(0, -1), move, depth: 'fast' })
		.done;
	if (!isStill(session, line)) return null;
	const judged = found.ok ? found.value : null;
	store.set({ ...store.get(), judged });
	return judged;
}

const isStill = (session: BoardSession, line: Line): boolean => session.store.get().line === line;
