/** Keeps dependencies running one way: every folder may import what its row allows, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The nearest row above a file counts. `node:` stands for all of Node's own modules. Relative imports must
 * stay inside the row's folder, or go to a folder that the row names.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
	'packages/rules/src': [],
	'packages/engine/src': ['@rumis/rules'],
	'packages/solver/src': ['@rumis/rules'],
	'packages/table/src': ['@rumis/rules'],
	'packages/protocol/src': ['@rumis/rules', '@rumis/table', 'zod'],
	'apps/cli/src': [
		'@rumis/rules',
		'@rumis/engine',
		'@rumis/solver',
		'@rumis/table',
		'@rumis/protocol',
		'@rumis/server',
		'commander',
		'ws',
		'node:',
	],
	'apps/server/src': [
		'@rumis/rules',
		'@rumis/engine',
		'@rumis/table',
		'@rumis/protocol',
		'fastify',
		'@fastify/cookie',
		'@fastify/static',
		'@fastify/websocket',
		'better-sqlite3',
		'better-sqlite3-napi',
		'kysely',
		'pg',
		'pino',
		'prom-client',
		'web-push',
		'ws',
		'zod',
		'node:',
	],
	'apps/web/src': [
		'@rumis/rules',
		'@rumis/engine',
		'@rumis/solver',
		'@rumis/table',
		'@rumis/protocol',
		'react',
		'react-dom',
		'@fontsource-variable/figtree',
	],
	// The state of the board knows neither who draws it nor the rest of the app.
	'apps/web/src/board': ['@rumis/rules', '@rumis/table', 'react'],
	// Three is large and loaded late, so one folder has it for itself.
	'apps/web/src/scene': ['@rumis/rules', '@rumis/table', 'three', 'apps/web/src/board'],
};

/** A package's folder of this name is for Node only, and its main entry does not import it. */
const NODE_FOLDER = join('src', 'node', '/');

/** The workspaces there are: each must have a row above. */
const workspaces = ['packages', 'apps'].flatMap((group) =>
	readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`),
);

function sourcesOf(workspace: string): string[] {
	const folder = join(ROOT, workspace, 'src');
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	return files
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
		.map((f) => join(folder, f));
}

function importsOf(file: string): string[] {
	const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
	return importedFiles.map(({ fileName }) => fileName);
}

/** A path as the rows write it: from the root of the project, with slashes. */
const pathOf = (file: string): string => relative(ROOT, file).split(sep).join('/');

function rowOf(file: string): string {
	const rows = Object.keys(ALLOWED).filter((row) => pathOf(file).startsWith(`${row}/`));
	return rows.sort((one, other) => other.length - one.length)[0] ?? '';
}

function isAllowed(file: string, name: string): boolean {
	const row = rowOf(file);
	const allowed = [row, ...(ALLOWED[row] ?? []), ...(file.includes(NODE_FOLDER) ? ['node:'] : [])];
	const wanted = name.startsWith('.') ? pathOf(join(dirname(file), name)) : name;
	return allowed.some((entry) =>
		entry.endsWith(':') ? wanted.startsWith(entry) : wanted === entry || wanted.startsWith(`${entry}/`),
	);
}

const unlisted = workspaces.filter((workspace) => !ALLOWED[`${workspace}/src`]);
const forbidden = workspaces.flatMap((workspace) =>
	sourcesOf(workspace).flatMap((file) =>
		importsOf(file)
			.filter((name) => !isAllowed(file, name))
			.map((name) => `${pathOf(file)} may not import ${name}`),
	),
);
const complaints = [
	...unlisted.map((workspace) => `${workspace} has no row of allowed imports`),
	...forbidden,
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
