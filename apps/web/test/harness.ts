/**
 * For browser tests:
 *
 *     const { openPage } = useBrowser();
 *     it('…', async () => {
 *         const page = await openPage({ hash: '#/new', touch: true });
 *         …
 *     });
 *
 * After each test the pages are closed, and the test fails if one of them reported an error. A failed test
 * leaves screenshots and traces, and prints their paths.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, type RunnerTestCase } from 'vitest';
import { shareBrowser } from './browserProcess.js';
import { evidenceFolder, saveEvidence } from './evidence.js';
import { tellNoises } from './noise.js';
import { openStage, type PageOptions, type Stage } from './stage.js';

export { expectAccessible } from './accessible.js';
export { BOARD_READY, DESKTOP, LANDSCAPE, type PageOptions, PHONE } from './stage.js';

export interface TestBrowser {
	openPage(options?: PageOptions): Promise<Page>;
	/** Fails if a page of this test has reported a console error, an exception or a failed request. */
	expectQuiet(): void;
	/** Ignores errors that contain this text in this test: a server refusal that the test provokes. */
	forgive(part: string): void;
	/** The files that the pages of this test have requested so far, as paths in the build folder. */
	files(): readonly string[];
}

shareBrowser();

function fullName({ name, suite }: RunnerTestCase): string {
	const outer: string[] = [];
	for (let each = suite; each; each = each.suite) outer.unshift(each.name);
	return [...outer, name].join(' ');
}

/** The pages of a file's tests. All files of this process share the browser, so a new file costs little. */
export function useBrowser(open: () => Promise<Stage> = openStage): TestBrowser {
	let stage: Stage | null = null;
	const forgiven: string[] = [];
	const isNoise = ({ text }: { readonly text: string }) => !forgiven.some((part) => text.includes(part));
	const noises = () => tellNoises((stage?.noises ?? []).filter(isNoise));
	const expectQuiet = () => expect(noises(), 'the page is quiet').toBe('');
	beforeAll(async () => {
		stage = await open();
	});
	afterEach(async ({ task }) => {
		const heard = noises();
		if (stage && (heard !== '' || task.result?.state === 'fail')) {
			const saved = await saveEvidence(stage.contexts, evidenceFolder(task.file.filepath, fullName(task)));
			console.error([`"${task.name}" failed, see`, ...saved].join('\n'));
		}
		await stage?.clear();
		forgiven.length = 0;
		expect(heard, 'the page is quiet').toBe('');
	});
	afterAll(() => stage?.close());
	return {
		expectQuiet,
		forgive: (part) => void forgiven.push(part),
		openPage: (options) => stage!.openPage(options),
		files: () => stage!.files,
	};
}
