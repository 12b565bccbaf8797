import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, WORKSPACES } from './workspaces.js';

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

/** What is copied from the context, and what from the build stage. */
const copied = (from: RegExp): string[] => [...dockerfile.matchAll(from)].map(([, path]) => path!);

const workspaces = WORKSPACES.map(({ path }) => path);

/** The workspaces that the command needs at runtime, including itself. */
function neededBy(path: string): Set<string> {
	const needed = new Set([path]);
	const { dependencies = {} } = WORKSPACES.find((workspace) => workspace.path === path)!.manifest;
	for (const { path: found } of WORKSPACES.filter(({ manifest }) => manifest.name in dependencies)) {
		for (const each of neededBy(found)) needed.add(each);
	}
	return needed;
}

describe('the image', () => {
	it('knows the packages of every workspace before it installs them', () => {
		const lists = copied(/^COPY ((?:packages|apps)\/\S+)\/package\.json \1\/$/gm);
		expect(lists.sort()).toEqual([...workspaces].sort());
	});

	it('has the built files of all workspaces that the command needs, and the web app', () => {
		const built = copied(/^COPY --from=build \/app\/(\S+)\/dist \1\/dist$/gm);
		expect(built.sort()).toEqual([...neededBy('apps/cli'), 'apps/web'].sort());
	});

	it('does not run as root, and has nothing of this machine in it', () => {
		expect(dockerfile).toMatch(/^USER node$/m);
		const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
		expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'data']));
	});
});
