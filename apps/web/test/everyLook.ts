/** What axe finds, in both themes on a desktop and on a phone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityOf } from './accessible.js';
import { DESKTOP, PHONE } from './stage.js';

/** The screen as it is now can be used by everybody, however it is looked at. */
export async function expectAccessibleInEveryLook(
	page: Page,
	screen: string,
	within = 'html',
): Promise<void> {
	for (const viewport of [PHONE, DESKTOP]) {
		await page.setViewportSize(viewport);
		for (const colorScheme of ['dark', 'light'] as const) {
			await page.emulateMedia({ colorScheme });
			await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
			const found = await accessibilityOf(page, within);
			const look = `${screen}, ${viewport.width} wide, ${colorScheme}`;
			expect(found.join('\n\n'), `${look}: what axe finds`).toBe('');
		}
	}
}
