/** Embeds the boards of `scenarios/` into the rules package, which must not read files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const target = new URL('packages/rules/src/builtinScenarios.ts', root);

/** The order of the boards in menus: the six of RUMIS, then those of RUMIS+, then others. */
const ORDER = [
	...['chullpa', 'pirka', 'tambo', 'coricancha', 'pisac', 'cucho'],
	...['colca', 'puncu', 'apachita', 'chaka', 'huaca', 'incahuasi'],
];
const rank = (id: string) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

export function embeddedSource(): string {
	const folder = new URL('scenarios/', root);
	const ids = readdirSync(folder)
		.filter((name) => name.endsWith('.json'))
		.map((name) => name.slice(0, -'.json'.length))
		.sort()
		.sort((a, b) => rank(a) - rank(b));
	const texts = ids.map((id) => readFileSync(new URL(`${id}.json`, folder), 'utf8').trimEnd());
	return [
		'// Made from the files in scenarios/ by `npm run scenarios`; change those, not this.',
		"import type { Scenario } from './board/scenario.js';",
		'',
		'/** The boards of the boxes, in the order in which they are offered. */',
		`export const SCENARIOS: readonly Scenario[] = [\n${texts.join(',\n')},\n];`,
		'',
	].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, embeddedSource());
