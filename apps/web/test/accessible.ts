import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2, levels A and AA. What axe merely recommends is left to us. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Nothing is fetched anew, which is half of the work: it serves two rules only, about sheets that turn a page by its
 * side and about sounds that begin by themselves, and there are neither.
 */
const OPTIONS: RunOptions = { runOnly: TAGS, resultTypes: ['violations'], preload: false };

type Violation = AxeResults['violations'][number];

/** One complaint for each element: the rule, where, and what to do about it. */
function tellViolation({ id, help, nodes }: Violation): string[] {
	return nodes.map(({ target, failureSummary = '' }) =>
		[
			`${id}: ${help}`,
			`  at ${target.join(' ')}`,
			...failureSummary.split('\n').map((line) => `  ${line}`),
		].join('\n'),
	);
}

/** What axe finds wrong with the page as it is now, or with a part of it. */
export async function accessibilityOf(page: Page, within = 'html'): Promise<string[]> {
	// Dialogs are loaded when they are first opened.
	await page.locator(within).first().waitFor({ state: 'attached' });
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
	const violations = await page.evaluate(
		async ({ within, options }) => {
			const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
			return (await axe.run(within, options)).violations;
		},
		{ within, options: OPTIONS },
	);
	return violations.flatMap(tellViolation);
}

export async function expectAccessible(page: Page, within?: string): Promise<void> {
	const found = await accessibilityOf(page, within);
	expect(found.join('\n\n'), `${page.url()} is accessible`).toBe('');
}
