import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { makeProgress } from './progress.js';

/** The output of a bar on a terminal, or elsewhere. */
function written(isTTY: boolean, fractions: readonly number[]): string[] {
	const writes: string[] = [];
	const stream = Object.assign(new PassThrough(), { isTTY });
	stream.write = (text: unknown) => writes.push(String(text)) > 0;
	const progress = makeProgress('perft', stream as unknown as NodeJS.WriteStream);
	for (const fraction of fractions) progress.update(fraction);
	progress.end();
	return writes;
}

describe('the progress bar', () => {
	it('writes nothing unless it is on a terminal', () => {
		expect(written(false, [0, 0.5, 1])).toEqual([]);
	});

	it('fills on a terminal, and is cleared at the end', () => {
		const writes = written(true, [0, 0.5, 1]);
		expect(writes[0]).toMatch(/^\rperft ░{30} 0 %$/);
		expect(writes[1]).toMatch(/^\rperft █{15}░{15} 50 %$/);
		expect(writes[2]).toMatch(/^\rperft █{30} 100 %$/);
		expect(writes[3]).toMatch(/^\r +\r$/);
		expect(writes[3]?.length).toBeGreaterThanOrEqual(writes[2]!.length);
	});

	it('does not draw the same bar twice', () => {
		expect(written(true, [0.5, 0.5001, 0.5002]).length).toBe(2);
	});
});
