import { describe, expect, it } from 'vitest';
import {
	builtFiles,
	FIRST_VISITS,
	MOST_IN_ALL,
	MOST_SCRIPT,
	ownScripts,
	plainSize,
	sentSize,
	sum,
	tellSizes,
} from './budgets.js';
import { useBrowser } from './harness.js';

describe('a first visit', () => {
	const { openPage } = useBrowser();

	it.each(FIRST_VISITS)('of $name needs few scripts', async ({ hash, goal }) => {
		const page = await openPage({ hash });
		await page.locator(goal).first().waitFor();
		const scripts = await ownScripts(page);
		const size = sum(scripts.map(sentSize));
		expect(size, 'scripts were counted').toBeGreaterThan(0);
		expect(size, tellSizes(scripts)).toBeLessThan(MOST_SCRIPT);
	});
});

describe('the whole game', () => {
	it('is small', () => {
		expect(sum(builtFiles().map(sentSize)), tellSizes(builtFiles())).toBeLessThan(MOST_IN_ALL);
	});

	it('travels compressed', () => {
		const bulky = builtFiles().filter(
			(file) => /\.(js|css|html|svg|json)$/.test(file) && plainSize(file) > 1000,
		);
		expect(bulky.filter((file) => sentSize(file) > 0.6 * plainSize(file))).toEqual([]);
	});
});
