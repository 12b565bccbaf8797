import { cubeTable } from '@rumis/solver';
import { describe, expect, it } from 'vitest';
import { ANSWER, setOf } from './sets.js';
import { makeSolutionId, parseSolutionId } from './solutionId.js';
import { countOf, countsOf, neighbour, otherInSet, overallNumber, solutionAt } from './walk.js';

const counts = countsOf(cubeTable());
const idOf = (text: string) => {
	const id = parseSolutionId(text);
	if (!id.ok) throw new Error(id.error.code);
	return id.value;
};

describe('a link to a solution', () => {
	it('is read as it was written, in any case of letters', () => {
		expect(makeSolutionId(idOf('V3-O4-17'))).toBe('V3-O4-17');
		expect(idOf('i3-p4-64')).toEqual({ set: setOf('I3-P4'), number: 64 });
	});

	it.each([
		['', 'solutionText'],
		['V3-O4', 'solutionText'],
		['V3-O4-0', 'solutionText'],
		['V3-O4-99999', 'solutionText'],
		['V3-O4-1x', 'solutionText'],
		['V3-I4-1', 'solutionSet'],
		['I3-T4-1', 'solutionNone'],
	])('that says %j is refused', (text, code) => {
		expect(parseSolutionId(text)).toEqual({ ok: false, error: { code } });
	});
});

describe('walking through the solutions', () => {
	it('meets each of them once', () => {
		const walked = new Set<string>();
		for (let id = solutionAt(counts, 1); id; id = neighbour(counts, id, 1)) {
			expect(overallNumber(counts, id)).toBe(walked.size + 1);
			walked.add(makeSolutionId(id));
		}
		expect(walked.size).toBe(ANSWER.rotations);
	});

	it('goes from set to set, past the one without any, and ends at both ends', () => {
		expect(neighbour(counts, idOf('I3-L4-54'), 1)).toEqual(idOf('I3-Z4-1'));
		expect(neighbour(counts, idOf('I3-Z4-1'), -1)).toEqual(idOf('I3-L4-54'));
		expect(neighbour(counts, idOf('V3-L4-1'), -1)).toBeNull();
		expect(neighbour(counts, idOf('I3-B4-245'), 1)).toBeNull();
	});

	it('at random stays in the set and never at the same solution', () => {
		const from = idOf('I3-L4-20');
		const count = countOf(counts, from.set);
		const met = Array.from({ length: count - 1 }, (_, n) => otherInSet(counts, from, n / (count - 1)).number);
		expect(met).toEqual(Array.from({ length: count }, (_, n) => n + 1).filter((n) => n !== 20));
	});
});
