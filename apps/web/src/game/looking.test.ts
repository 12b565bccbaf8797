import { describe, expect, it } from 'vitest';
import { gameWith, played, tableOf } from '../../test/sampleGames.js';
import { pickNext, showLevels, toggleXray } from '../../test/sampleHand.js';
import { showReach, toggleOverlay, viewPly } from './looking.js';
import { openGame, personToMove } from './state.js';
import { seenPosition } from './view.js';

const opening = gameWith();
const afterTwo = openGame('sample', played(tableOf(), 'I4 b3*4', 'I2 c3,c4'));

describe('looking at the past', () => {
	it.each([0, 1])('shows the board after %i moves, where no moves are possible', (ply) => {
		const past = viewPly(afterTwo, ply);
		expect(past.viewedPly).toBe(ply);
		expect(seenPosition(past).stones()).toHaveLength(ply);
		expect(personToMove(past)).toBeNull();
		expect(past.table).toBe(afterTwo.table);
	});

	it('ends at the last move', () => {
		for (const ply of [2, 3, Number.POSITIVE_INFINITY]) expect(viewPly(afterTwo, ply).viewedPly).toBeNull();
	});

	it('does not go back beyond the beginning', () => {
		expect(viewPly(afterTwo, -1).viewedPly).toBe(0);
		expect(viewPly(opening, -1).viewedPly).toBeNull();
	});

	it('puts the held stone back', () => expect(viewPly(pickNext(afterTwo, 1), 1).held).toBeNull());
});

describe('overlays', () => {
	it('is switched on and off, each for itself', () => {
		expect(opening.overlays).toEqual({ fits: true, build: false, reach: null });
		expect(toggleOverlay(opening, 'fits').overlays).toEqual({ fits: false, build: false, reach: null });
		const both = showReach(toggleOverlay(opening, 'build'), 'red');
		expect(both.overlays).toEqual({ fits: true, build: true, reach: 'red' });
		expect(showReach(toggleOverlay(both, 'build'), null).overlays).toEqual(opening.overlays);
	});
});

describe('looking inside', () => {
	it('limits the levels shown, or shows all', () => {
		expect(showLevels(opening, 2).levels).toBe(2);
		expect(showLevels(showLevels(opening, 2), 4)).toEqual(opening);
	});

	it('makes stones see-through and solid again', () => {
		expect(toggleXray(opening).xray).toBe(true);
		expect(toggleXray(toggleXray(opening))).toEqual(opening);
	});
});
