import { describe, expect, test } from 'vitest';
import { playRandomly } from '../test/positions.js';
import {
	COLOURS,
	type Colour,
	checkSetup,
	coloursOf,
	MODES,
	makeMove,
	type Outcome,
	PLAYER_COUNTS,
	Position,
	SCENARIOS,
	type Setup,
	seededRandom,
} from './index.js';

const start = (setup: Setup): Position => {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
};

/** The setup with random colours out of all six. */
function inOtherColours(setup: Setup, seed: number): Setup {
	const random = seededRandom(seed);
	const left = [...COLOURS];
	const before = coloursOf(setup);
	const colours = before.map(() => left.splice(random.below(left.length), 1)[0]!);
	return { ...setup, colours, start: colours[before.indexOf(setup.start)]! };
}

/** A description of a position, with every colour replaced by its place in the playing order. */
function described(position: Position) {
	const place = (name: string): string => {
		const index = position.colours.indexOf(name as Colour);
		return index < 0 ? name : `colour ${index}`;
	};
	const winners = (outcome: Outcome) =>
		outcome.kind === 'running' ? [] : outcome.kind === 'win' ? [outcome.winner] : outcome.winners;
	return {
		toPlay: position.toPlay && place(position.toPlay),
		legal: position.legalMoves().map(makeMove),
		out: position.out.map((out) => ({ ...out, colour: place(out.colour) })),
		scores: position.scores().map((score) => ({ ...score, colour: place(score.colour) })),
		winners: winners(position.outcome()).map(place),
		hands: position.colours.map((colour) => position.hand(colour)),
		stones: position.stones().map((stone) => ({ ...stone, owner: place(stone.owner) })),
		squares: position.topView().map((view) => ({ ...view, owner: view.owner && place(view.owner) })),
	};
}

describe.each(MODES)('%s: a game replayed in other colours has the same moves, scores and result', (mode) => {
	const setups = SCENARIOS.flatMap((scenario) =>
		PLAYER_COUNTS.map((players): Setup => ({ scenario, players, mode, start: 'red' })),
	).filter((setup) => checkSetup(setup).ok);

	test.each(setups)('$scenario.id for $players', (setup) => {
		const seed = setups.indexOf(setup);
		const plain = playRandomly(start(setup), seed);
		const coloured = start(inOtherColours(setup, seed));
		for (const move of plain.moves) expect(coloured.play(move).ok, makeMove(move)).toBe(true);
		expect(coloured.phase).toBeNull();
		expect(described(coloured)).toEqual(described(plain));
	});
});
