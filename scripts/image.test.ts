import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

/** What is copied from outside, and what from the stage that builds. */
const copied = (from: RegExp): string[] => [...dockerfile.matchAll(from)].map(([, path]) => path!);

const workspaces = ['packages', 'apps'].flatMap((folder) =>
	readdirSync(join(ROOT, folder))
		.map((name) => `${folder}/${name}`)
		.filter((path) => existsSync(join(ROOT, path, 'package.json'))),
);

interface Manifest {
	readonly name: string;
	readonly dependencies?: Readonly<Record<string, string>>;
}

const manifests = new Map(
	workspaces.map((path) => [
		path,
		JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Manifest,
	]),
);

/** The workspaces that the command needs to run, itself too. */
function neededBy(path: string): Set<string> {
	const needed = new Set([path]);
	for (const name of Object.keys(manifests.get(path)?.dependencies ?? {})) {
		const found = workspaces.find((workspace) => manifests.get(workspace)?.name === name);
		if (found) for (const each of neededBy(found)) needed.add(each);
	}
	return needed;
}

describe('the image', () => {
	it('knows the packages of every workspace before it installs them', () => {
		const lists = copied(/^COPY ((?:packages|apps)\/\S+)\/package\.json \1\/$/gm);
		expect(lists.sort()).toEqual([...workspaces].sort());
	});

	it('has what was built of all that the command needs, and the web app', () => {
		const built = copied(/^COPY --from=build \/app\/(\S+)\/dist \1\/dist$/gm);
		expect(built.sort()).toEqual([...neededBy('apps/cli'), 'apps/web'].sort());
	});

	it('does not run as root, and has nothing of this machine in it', () => {
		expect(dockerfile).toMatch(/^USER node$/m);
		const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
		expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'data']));
	});
});
