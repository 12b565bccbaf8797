/** axe violations on a phone and on a desktop, and in both themes. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityOf } from './accessible.js';
import { DESKTOP, PHONE } from './stage.js';

/** Sizes and themes are nearly independent: testing each once is enough, and half the work. */
const LOOKS = [
	{ viewport: PHONE, colorScheme: 'dark' },
	{ viewport: DESKTOP, colorScheme: 'light' },
] as const;

export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
}

/** The current screen is accessible in every size and theme. */
export async function expectAccessibleInEveryLook(
	page: Page,
	screen: string,
	within = 'html',
): Promise<void> {
	for (const { viewport, colorScheme } of LOOKS) {
		await page.setViewportSize(viewport);
		await showTheme(page, colorScheme);
		const found = await accessibilityOf(page, within);
		const look = `${screen}, ${viewport.width} wide, ${colorScheme}`;
		expect(found.join('\n\n'), `${look}: what axe finds`).toBe('');
	}
}
