/** Reads the imports of all source files. Paths are relative to the project's root, with slashes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript-api';

export interface Import {
	/** The import specifier: `./stone.js`, `react`. */
	readonly name: string;
	/** The file of this project that it resolves to; null for third-party packages. */
	readonly target: string | null;
}

/** All source files without tests, each with its imports. */
export type Sources = ReadonlyMap<string, readonly Import[]>;

export function readSources(root: string): Sources {
	const workspaces = ['packages', 'apps'].flatMap((group) =>
		readdirSync(posix.join(root, group)).map((name) => `${group}/${name}`),
	);
	const entries = new Map(workspaces.map((workspace) => [packageName(root, workspace), workspace]));
	const files = workspaces.flatMap((workspace) => sourcesOf(root, `${workspace}/src`));
	return new Map(
		files.map((file) => {
			const { importedFiles } = ts.preProcessFile(readFileSync(posix.join(root, file), 'utf8'), true, true);
			const imports = importedFiles.map(({ fileName: name }) => {
				const target = name.startsWith('.') ? relativeTarget(root, file, name) : packageTarget(entries, name);
				return { name, target };
			});
			return [file, imports];
		}),
	);
}

const packageName = (root: string, workspace: string): string =>
	JSON.parse(readFileSync(posix.join(root, workspace, 'package.json'), 'utf8')).name;

function sourcesOf(root: string, folder: string): readonly string[] {
	const files = readdirSync(posix.join(root, folder), { recursive: true, encoding: 'utf8' });
	return files
		.map((file) => posix.join(folder, file.replaceAll('\\', '/')))
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

/** Sources import each other by their compiled names. */
function relativeTarget(root: string, file: string, name: string): string {
	const path = posix.join(posix.dirname(file), name);
	const candidates = ['.ts', '.tsx'].map((extension) => path.replace(/\.js$/, extension));
	return candidates.find((candidate) => existsSync(posix.join(root, candidate))) ?? path;
}

/** Another workspace is entered through its index. */
function packageTarget(entries: ReadonlyMap<string, string>, name: string): string | null {
	const workspace = entries.get(packageOf(name));
	return workspace === undefined ? null : `${workspace}/src/index.ts`;
}

/** The package of an import: `react-dom` for `react-dom/client`. */
export const packageOf = (name: string): string =>
	name
		.split('/')
		.slice(0, name.startsWith('@') ? 2 : 1)
		.join('/');
