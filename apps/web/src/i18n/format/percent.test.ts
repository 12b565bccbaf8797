import { expect, it } from 'vitest';
import { percentFor } from './percent.js';

it.each([
	['en-GB', '48%'],
	['de', '48 %'],
	['fr', '48 %'],
	['nl', '48%'],
])('percents are written the way %s does it', (language, written) => {
	expect(percentFor(language)(47.6).replace(/\s/g, ' ')).toBe(written);
});
