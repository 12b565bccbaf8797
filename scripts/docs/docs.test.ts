/** Checks of the documents that do not run anything. */
import { describe, expect, it } from 'vitest';
import { wrongCommands } from './commands.js';
import { brokenLinks, FILES, missingFiles } from './files.js';
import { PAGES, parsePage } from './page.js';
import { rowsUnder } from './tables.js';
import { treeFaults } from './tree.js';

const pageOf = (path: string) => PAGES.find((page) => page.path === path)!;

describe.each(PAGES)('$path', (page) => {
	it('has links that lead somewhere', () => {
		expect(brokenLinks(page, PAGES)).toEqual([]);
	});

	it('names files and folders that exist', () => {
		expect(missingFiles(page)).toEqual([]);
	});

	it('names commands and options that exist', () => {
		expect(wrongCommands(page)).toEqual([]);
	});
});

/** Where a path starts again in another program: the other player's client. */
const RECEIVED = '`client/src/connection.ts`';

describe.each(['A click that places a stone', 'An online move', 'A `play` command over GTP'])(
	'the walkthrough "%s"',
	(heading) => {
		it('is a straight path that visits no module twice', () => {
			const files = rowsUnder('docs/ARCHITECTURE.md', heading).map(([file]) => file!);
			const received = files.lastIndexOf(RECEIVED);
			const paths = received > 3 ? [files.slice(0, received), files.slice(received)] : [files];
			for (const path of paths) {
				expect(path.length).toBeGreaterThan(4);
				expect(path).toEqual([...new Set(path)]);
			}
		});
	},
);

describe('the folders', () => {
	it('are all in the tree of ARCHITECTURE.md, and no others', () => {
		const tree = pageOf('docs/ARCHITECTURE.md').blocks.find(({ label }) => label === 'tree');
		expect(treeFaults(tree?.lines ?? [])).toEqual([]);
	});

	it('of the web app are all named in WEB.md', () => {
		const named = new Set(pageOf('docs/WEB.md').spans.map(({ text }) => `apps/web/src/${text}`));
		const folders = FILES.filter((path) => /^apps\/web\/src\/[^/]+\/$/.test(path));
		expect(folders.filter((path) => !named.has(path))).toEqual([]);
	});
});

/** The checks must be able to fail. */
describe('a page that is wrong', () => {
	const page = parsePage(
		'docs/WRONG.md',
		[
			'# Wrong, `really`',
			'[here](#wrong-really) [gone](#gone) [page](GONE.md) [rules](RULES.md#10-solitaire) [far](https://x.example)',
			'`scripts/run.mjs` `scripts/gone.mjs` `modes/duo.ts` `x.slow.test.ts` `gone/` `src/` `dist/`',
			'`npm run check` `npm run dance` `npx rumis perft` `rumis dance` `rumis show --ply 3` `rumis show --leap`',
			'```sh',
			'npx rumis scenario list | sort',
			'npx rumis scenario dance && npm gone',
			'```',
		].join('\n'),
	);

	it('gets a complaint for every missing link, file and command, with its line', () => {
		expect(brokenLinks(page, [...PAGES, page])).toEqual([
			'docs/WRONG.md:2: the link #gone leads nowhere',
			'docs/WRONG.md:2: the link GONE.md leads nowhere',
		]);
		expect(missingFiles(page)).toEqual([
			'docs/WRONG.md:3: there is no scripts/gone.mjs',
			'docs/WRONG.md:3: there is no gone/',
		]);
		expect(wrongCommands(page)).toEqual([
			'docs/WRONG.md:4: npm has no dance',
			'docs/WRONG.md:4: rumis has no command dance',
			'docs/WRONG.md:4: rumis show has no option --leap',
			'docs/WRONG.md:7: rumis has no command dance',
			'docs/WRONG.md:7: npm has no gone',
		]);
	});

	it('gets a complaint for missing and superfluous folders of a tree', () => {
		const faults = treeFaults(['packages/', '  rules/', '    src/   modes/ (gone/)  phases/', 'gone/']);
		expect(faults).toEqual(
			expect.arrayContaining([
				'there is no packages/rules/src/modes/gone/',
				'there is no gone/',
				'packages/engine/ is missing',
				'scripts/ is missing',
			]),
		);
		expect(faults).not.toContain('packages/rules/src/phases/ is missing');
		expect(treeFaults(['packages/', '  rules/', '    src/  modes/'])).toContain(
			'packages/rules/src/phases/ is missing',
		);
	});
});
