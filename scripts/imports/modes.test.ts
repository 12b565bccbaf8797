import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../workspaces.js';
import { readSources } from './sources.js';

/** Comparing a mode by name puts a rule into an app; new modes would be forgotten there. */
const BY_NAME = /\bmode (?:===|!==) '(?:inverse|duo|ruinas|transfer)'/;

it('apps ask a mode what it is like, and do not compare its name', () => {
	const apps = [...readSources(ROOT).keys()].filter((file) => file.startsWith('apps/'));
	expect(apps.length).toBeGreaterThan(300);
	expect(apps.filter((file) => BY_NAME.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
