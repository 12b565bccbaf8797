import { makeMove, parseMove } from '@rumis/rules';
import type { Table } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { playedByChance, tableOf } from '../../test/sampleGames.js';
import { pickNext, placeHeld } from '../../test/sampleHand.js';
import { putAside } from './playing.js';
import { positionAhead, premoveOf } from './premove.js';
import { type GameState, openGame } from './state.js';

/** What the player sees who waits while the other one thinks, at a live table. */
const waiting = (table: Table): GameState =>
	openGame('g', table, {
		kind: 'server',
		seat: table.position.toPlay === 'yellow' ? 1 : 0,
		sent: null,
		canPremove: true,
	});

const transferring = (seed: number): Table =>
	playedByChance(tableOf({ board: 'colca', mode: 'transfer' }), seed, ({ position }) => {
		return position.phase === 'transfer' && position.out.length === 0;
	});

describe('a move before its turn', () => {
	it('is made while building', () => {
		const state = waiting(playedByChance(tableOf(), 1, ({ position }) => position.ply === 6));
		const placed = placeHeld(pickNext(state, 1));
		expect(placed.table).toBe(state.table);
		const move = parseMove(premoveOf(placed) ?? '');
		expect(move.ok && positionAhead(state)?.check(move.value)).toBe(null);
	});

	it('is made in the transfer phase, with a stone of one’s own', () => {
		const state = waiting(transferring(1));
		const ahead = positionAhead(state)!;
		expect(ahead.toPlay).not.toBe(state.table.position.toPlay);
		const placed = placeHeld(pickNext(state, 1));
		const move = parseMove(premoveOf(placed) ?? '');
		expect(move.ok && ahead.check(move.value)).toBe(null);
	});

	it('may put a stone aside', () => {
		const state = waiting(transferring(1));
		const stone = positionAhead(state)!.hand(positionAhead(state)!.toPlay!)[0]!;
		const aside = putAside(state, stone);
		expect(premoveOf(aside)).toBe(makeMove({ kind: 'aside', stone }));
		expect(aside.table).toBe(state.table);
	});

	it('is not made at a table without a live clock', () => {
		const table = playedByChance(tableOf(), 1, ({ position }) => position.ply === 6);
		const state = openGame('g', table, { kind: 'server', seat: 1, sent: null });
		expect(positionAhead(state)).toBe(null);
	});
});
