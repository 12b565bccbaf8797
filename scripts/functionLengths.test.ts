import { describe, expect, it } from 'vitest';
import { functionsIn, measureAll, summaryOf } from './functionLengths.js';

describe('functions', () => {
	it('are measured where they have a name, from their first line to their last', () => {
		const text = [
			'export function a() {',
			'\treturn [1].map((one) => one);',
			'}',
			'const b = () => 1;',
			'class C {',
			'\tmethod() {}',
			'}',
		].join('\n');
		const found = functionsIn('x.ts', text).map(({ name, lines }) => `${name} ${lines}`);
		expect(found).toEqual(['a 3', 'b 1', 'method 1']);
	});

	it('are short', () => {
		const all = measureAll();
		const { median, most95 } = summaryOf(all);
		expect(all.filter(({ lines }) => lines > 80)).toEqual([]);
		expect(median).toBeLessThanOrEqual(6);
		expect(most95).toBeLessThanOrEqual(30);
	});
});
