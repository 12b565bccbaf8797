import type { TableInfo } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { movesOf, person, playedOut, tableOf } from '../../test/sampleGames.js';
import { pickStone } from '../../test/sampleHand.js';
import { viewPly } from '../game/looking.js';
import { personToMove } from '../game/state.js';
import { canPlayOn, openReplay, plyOf, tableFromHere, withEnding } from './replaying.js';

const over = openReplay('game', playedOut(tableOf({ seats: [person('Ann'), person('Ben')] })));
const last = over.table.position.ply;

describe('a replayed game', () => {
	it('opens at its end, with the result', () => {
		expect(plyOf(over)).toBe(last);
		expect(over.count?.isDone).toBe(true);
	});

	it('is only looked at', () => {
		const running = openReplay('game', tableOf());
		expect(personToMove(running)).toBeNull();
		expect(pickStone(running, 'I2').held).toBeNull();
	});

	it('can be played on from any move but the last', () => {
		expect(canPlayOn(over)).toBe(false);
		const back = viewPly(over, 5);
		expect([plyOf(back), canPlayOn(back)]).toEqual([5, true]);
		const table = tableFromHere(back);
		expect(movesOf(table)).toEqual(movesOf(over.table).slice(0, 5));
		expect(table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
	});

	it('can be played on from its end if it was not played out', () => {
		const given = openReplay('game', tableFromHere(viewPly(over, 3)));
		expect(canPlayOn(given)).toBe(true);
		expect(movesOf(tableFromHere(given))).toHaveLength(3);
	});

	it('ends the way the server says, and can still be played on from there', () => {
		const seat = { left: null, bot: null };
		const seats = [seat, { ...seat, left: 'resigned' }] as unknown as TableInfo['seats'];
		const standings: TableInfo['standings'] = [];
		const short = tableFromHere(viewPly(over, 3));
		const given = openReplay('game', withEnding(short, { standings, seats }));
		expect(given.table.ended).toEqual({ seat: 1, why: 'resigned' });
		expect(given.count?.isDone, 'the points are final').toBe(true);
		expect(canPlayOn(given)).toBe(true);
		expect(tableFromHere(given).ended).toBeNull();
		expect(tableFromHere(viewPly(given, 2)).ended).toBeNull();
		expect(withEnding(short, { standings: null, seats }).ended, 'a running game').toBeNull();
		expect(withEnding(over.table, { standings, seats }).ended, 'a game played to its end').toBeNull();
	});

	it('keeps a ruin that was placed automatically', () => {
		const ruin = openReplay('game', playedOut(tableOf({ mode: 'ruinas', ruin: 'chance' })));
		expect(canPlayOn(viewPly(ruin, 1))).toBe(false);
	});
});
