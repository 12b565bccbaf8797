/** A game of random commands by any actor, sensible or not. After each the table must be valid. */
import { makeMove, Position, type Random } from '@rumis/rules';
import { expect } from 'vitest';
import {
	type Actor,
	type Command,
	decide,
	evolve,
	laidPlies,
	makeTable,
	parseTable,
	personsAt,
	seatToMove,
	type Table,
	type TableEvent,
	takeBackTarget,
} from '../src/index.js';
import { aMove, bot, lookOf, movesOf, person } from './tables.js';

interface WildGame {
	readonly table: Table;
	readonly events: readonly TableEvent[];
	readonly refusals: ReadonlySet<string>;
}

/** Commands continue for a while after the end, and may bring the game back into play. */
const STEPS_AFTER_THE_END = 30;

export function playWildly(start: Table, random: Random): WildGame {
	const events: TableEvent[] = [];
	const refusals = new Set<string>();
	let table = start;
	let isOverFor = 0;
	while (isOverFor < STEPS_AFTER_THE_END) {
		if (table.position.phase === null) isOverFor++;
		const { by, command } = aCommand(table, random);
		const before = { look: movesOf(table), position: table.position };
		const decided = decide(table, by, command);
		if (!decided.ok) refusals.add(decided.error.code);
		for (const { event, table: next } of decided.ok ? decided.value : []) {
			expect(lookOf(evolve(table, event))).toEqual(lookOf(next));
			table = next;
			events.push(event);
			expectOrder(table);
		}
		expect(before.position.moves.map(makeMove)).toEqual(before.look);
	}
	return { table, events, refusals };
}

/** Mostly moves, so games end. */
function aCommand(table: Table, random: Random): { by: Actor; command: Command } {
	const seat = seatToMove(table) ?? 0;
	const by = random.below(8) === 0 ? 'host' : random.below(table.seats.length + 1);
	const { ply } = table.position;
	switch (random.below(16)) {
		case 0:
			return { by, command: { kind: 'takeBack', to: random.below(ply + 2) - 1 } };
		case 1:
			return { by, command: { kind: 'takeBack', to: takeBackTarget(table, by) ?? -1 } };
		case 2:
		case 3:
			return { by, command: { kind: 'answerUndo', agree: random.below(3) > 0 } };
		case 4: {
			const who = random.below(3) === 0 ? bot() : person(`N${random.below(9)}`);
			return { by, command: { kind: 'seat', seat: random.below(table.seats.length + 1), who } };
		}
		case 5:
		case 8:
			return { by, command: aMove(table, random) };
		case 6:
		case 7:
			return { by: seat, command: { kind: 'move', ply: ply + random.below(3) - 1, move: aBadMove(random) } };
		default:
			return { by: seat, command: aMove(table, random) };
	}
}

const BAD = ['', 'I2', 'X9 a1', 'I2 a1,p16', 'I4 a1*4,a1', 'L4 aside', 'T4 a1'];
const aBadMove = (random: Random): string => BAD[random.below(BAD.length)]!;

function expectOrder(table: Table): void {
	const { asked, seats, position, config } = table;
	const again = Position.start(config.setup);
	if (!again.ok) throw new Error(again.error.code);
	for (const move of position.moves) expect(again.value.play(move).ok).toBe(true);
	expect(again.value.toPlay).toBe(position.toPlay);
	expect(position.ply).toBeGreaterThanOrEqual(laidPlies(table));
	const waiting =
		asked && personsAt(seats).filter((seat) => seat !== asked.seat && !asked.agreed.includes(seat));
	if (asked) {
		expect(waiting).not.toEqual([]);
		expect(seats[asked.seat]?.kind).toBe('person');
		expect(asked.to).toBeLessThan(position.ply);
	}
	// Parsing a table replays its whole game; now and then is enough.
	if (table.seq % 4 > 0) return;
	const read = parseTable(makeTable(table));
	expect(read.ok && lookOf(read.value)).toEqual(lookOf(table));
}
