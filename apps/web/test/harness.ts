/**
 * For tests in a browser:
 *
 *     const { openPage } = useBrowser();
 *     it('…', async () => {
 *         const page = await openPage({ hash: '#/new', touch: true });
 *         …
 *     });
 *
 * After each test the pages are closed, and the test fails if one of them made noise.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { tellNoises } from './noise.js';
import { openStage, type PageOptions, type Stage } from './stage.js';

export { expectAccessible } from './accessible.js';
export { BOARD_READY, DESKTOP, type PageOptions, PHONE } from './stage.js';

export interface TestBrowser {
	openPage(options?: PageOptions): Promise<Page>;
	/** Fails if a page of this test has complained: on the console, by an exception, by a failed request. */
	expectQuiet(): void;
	/** For this test, a complaint that has this in it is none: a refusal by the server that the test asks for. */
	forgive(part: string): void;
	/** The files that the pages of this test have got so far, as paths in the folder of the build. */
	files(): readonly string[];
}

/** One browser for all tests of a file. */
export function useBrowser(open: () => Promise<Stage> = openStage): TestBrowser {
	let stage: Stage | null = null;
	const forgiven: string[] = [];
	const isNoise = ({ text }: { readonly text: string }) => !forgiven.some((part) => text.includes(part));
	const noises = () => tellNoises((stage?.noises ?? []).filter(isNoise));
	const expectQuiet = () => expect(noises(), 'the page is quiet').toBe('');
	beforeAll(async () => {
		stage = await open();
	});
	afterEach(async () => {
		const heard = noises();
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
