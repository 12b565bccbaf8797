/** The packages and apps of this project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT: string = fileURLToPath(new URL('..', import.meta.url));

export interface Manifest {
	readonly name: string;
	readonly version: string;
	readonly private?: boolean;
	readonly bin?: Readonly<Record<string, string>>;
	readonly exports?: Readonly<Record<string, unknown>>;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Workspace {
	/** From the root of the project, with slashes. */
	readonly path: string;
	readonly manifest: Manifest;
}

export const readManifest = (folder: string): Manifest =>
	JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The workspaces under a folder; tests pass another one than the project's. */
export function workspacesIn(root: string): readonly Workspace[] {
	return ['packages', 'apps'].flatMap((group) =>
		readdirSync(join(root, group))
			.filter((name) => existsSync(join(root, group, name, 'package.json')))
			.map((name) => ({ path: `${group}/${name}`, manifest: readManifest(join(root, group, name)) })),
	);
}

export const WORKSPACES: readonly Workspace[] = workspacesIn(ROOT);

/** Those that are published. */
export const PUBLISHED: readonly Workspace[] = WORKSPACES.filter(({ manifest }) => !manifest.private);
