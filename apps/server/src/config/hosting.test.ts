import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Config, readConfig, VARIABLES } from './config.js';
import { LIMITS } from './limits.js';

const textOf = (path: string): string =>
	readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');

/** The cells of all table rows in the document. */
const cells = textOf('docs/HOSTING.md')
	.split('\n')
	.filter((line) => line.startsWith('| '))
	.map((line) =>
		line
			.split('|')
			.slice(1, -1)
			.map((cell) => cell.trim()),
	);

const plain = (cell = ''): string => cell.replaceAll('`', '');

describe('the hosting guide', () => {
	const rows = cells.filter(([first]) => first?.startsWith('`RUMIS_'));

	it('lists exactly the settings that exist', () => {
		expect(rows.map(([variable]) => plain(variable))).toEqual(Object.keys(VARIABLES));
	});

	it('states the defaults', () => {
		const config = readConfig({});
		if (!config.ok) throw new Error(config.error.message);
		for (const [variable, , usual] of rows.filter(([, , cell]) => cell?.startsWith('`'))) {
			const value = config.value[VARIABLES[plain(variable)] as keyof Config];
			expect([variable, plain(usual)]).toEqual([variable, String(value)]);
		}
	});

	it('lists the options of rumis serve', () => {
		const command = textOf('apps/cli/src/commands/serve.ts');
		const options = [...command.matchAll(/\.option\('(--[\w-]+)/g)].map(([, option]) => option);
		expect(
			rows
				.map(([, option]) => plain(option))
				.filter(Boolean)
				.sort(),
		).toEqual(options.sort());
	});

	it('states the actual limits', () => {
		const told = cells.filter(([, burst, rate]) => /^\d+$/.test(burst ?? '') && /^[\d.]+$/.test(rate ?? ''));
		const rates = Object.values(LIMITS).filter((limit) => typeof limit === 'object' && 'burst' in limit);
		const known = rates.map(({ burst, perSecond }) => `${burst} ${perSecond}`);
		expect(told.map(([, burst, rate]) => `${burst} ${rate}`).sort()).toEqual(known.sort());
	});
});
