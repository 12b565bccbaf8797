/** Plays one random game in the package and in the slow implementation, and compares all results. */
import { expect } from 'vitest';
import { makeMove, type Outcome, Position, type Setup, seededRandom } from '../src/index.js';
import { SlowGame } from './slow/slowGame.js';

export function playInBoth(setup: Setup, seed: number): number {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(`refused: ${started.error.code}`);
	const position = started.value;
	const slow = new SlowGame(setup);
	const random = seededRandom(seed);
	const history: string[] = [];
	for (;;) {
		const said = describePosition(position);
		expect(said).toEqual(describeSlow(slow));
		history.push(JSON.stringify(said));
		if (said.legal.length === 0) break;
		const index = random.below(said.legal.length);
		expect(position.play(position.legalMoves()[index]!).ok).toBe(true);
		slow.play(said.legal[index]!);
	}
	undoAll(position, history);
	return history.length - 1;
}

/** Taking back every move must restore every earlier position exactly. */
function undoAll(position: Position, history: readonly string[]): void {
	for (const earlier of history.slice(0, -1).reverse()) {
		expect(position.undo()).not.toBeNull();
		expect(JSON.stringify(describePosition(position))).toBe(earlier);
	}
	expect(position.undo()).toBeNull();
}

function describePosition(position: Position) {
	const legal = position.legalMoves().map(makeMove);
	expect(position.countLegalMoves()).toBe(legal.length);
	return {
		phase: position.phase ?? 'over',
		toPlay: position.toPlay,
		legal,
		out: position.colours.filter((colour) => position.out.some((out) => out.colour === colour)),
		scores: position.scores().map(({ points }) => points),
		intermediate: position.intermediate,
		result: resultText(position.outcome()),
		view: position.topView().map(({ name, owner, height }) => ({ square: name, owner, height })),
	};
}

function describeSlow(slow: SlowGame): ReturnType<typeof describePosition> {
	return {
		phase: slow.phase(),
		toPlay: slow.toPlay() as ReturnType<typeof describePosition>['toPlay'],
		legal: slow.legalMoves(),
		out: slow.out() as ReturnType<typeof describePosition>['out'],
		scores: slow.scores(),
		intermediate: slow.intermediate(),
		result: slow.result(),
		view: slow.topView() as ReturnType<typeof describePosition>['view'],
	};
}

function resultText(outcome: Outcome): string {
	if (outcome.kind === 'running') return 'running';
	return outcome.kind === 'win' ? `win ${outcome.winner}` : `draw ${outcome.winners.join(' ')}`;
}
