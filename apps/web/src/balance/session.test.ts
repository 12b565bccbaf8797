import { expect, it } from 'vitest';
import { workersOn } from './session.js';

it.each([
	[1, 1],
	[2, 1],
	[4, 3],
	[64, 8],
])('on %i cores games are played by %i workers, so that the page stays smooth', (cores, workers) => {
	expect(workersOn(cores)).toBe(workers);
});
