import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2, levels A and AA, without axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Without preloading assets, which is half of the work: only two rules need it, about orientation locks in
 * style sheets and about autoplaying audio, and the app has neither.
 */
const OPTIONS: RunOptions = { runOnly: TAGS, resultTypes: ['violations'], preload: false };

type Violation = AxeResults['violations'][number];

/** One line per element: the rule, the element, and how to fix it. */
function tellViolation({ id, help, nodes }: Violation): string[] {
	return nodes.map(({ target, failureSummary = '' }) =>
		[
			`${id}: ${help}`,
			`  at ${target.join(' ')}`,
			...failureSummary.split('\n').map((line) => `  ${line}`),
		].join('\n'),
	);
}

/** The axe violations of the current page, or of a part of it. */
export async function accessibilityOf(page: Page, within = 'html'): Promise<string[]> {
	// Dialogs are lazy-loaded.
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
