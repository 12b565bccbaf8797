/** The artefacts of a failed browser test: screenshot and HTML of every open page, and a trace. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Ignored by Git. FAILURES overrides it. */
const FOLDER = process.env.FAILURES ?? join(ROOT, 'test-failures');

/** A page that hangs must not delay the report. */
const PATIENCE = 10_000;

/**
 * A trace of actions and console costs almost nothing. Snapshots of the page for every action and the network
 * almost double the processor time, so they are taken only on request.
 */
const isFull = process.env.RUMIS_TRACE === 'full';

export async function startTrace(context: BrowserContext): Promise<void> {
	await context.tracing.start({ snapshots: isFull, screenshots: isFull });
}

const slug = (text: string): string =>
	text
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 100);

export const evidenceFolder = (testFile: string, testName: string): string =>
	join(FOLDER, slug(relative(ROOT, testFile).replace(/\.slow\.test\.ts$/, '')), slug(testName));

/** Saves the artefacts and returns their paths, one per line. */
export async function saveEvidence(
	contexts: readonly BrowserContext[],
	folder: string,
): Promise<readonly string[]> {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const saved: string[] = [];
	let pages = 0;
	for (const [index, context] of contexts.entries()) {
		for (const page of context.pages()) saved.push(await savePage(page, join(folder, `page-${++pages}`)));
		saved.push(await saveTrace(context, join(folder, `trace-${index + 1}.zip`)));
	}
	return saved;
}

async function savePage(page: Page, path: string): Promise<string> {
	try {
		await page.screenshot({ path: `${path}.png`, scale: 'css', timeout: PATIENCE });
		writeFileSync(`${path}.html`, await page.content());
		return `${path}.png and .html: ${page.url()}`;
	} catch (fault) {
		return `no picture of ${page.url()}: ${fault instanceof Error ? fault.message : fault}`;
	}
}

const saveTrace = (context: BrowserContext, path: string): Promise<string> =>
	context.tracing.stop({ path }).then(
		() => `${path}: open it with npx playwright-core show-trace`,
		(fault: Error) => `no trace: ${fault.message}`,
	);
