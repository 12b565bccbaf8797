/** Keeps dependencies running one way: every folder may import what its row allows, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** `node:` stands for all of Node's own modules. Relative imports must stay inside the folder. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
	'packages/rules': [],
	'packages/engine': ['@rumis/rules'],
	'packages/solver': ['@rumis/rules'],
	'packages/table': ['@rumis/rules'],
	'packages/protocol': ['@rumis/rules', '@rumis/table', 'zod'],
	'apps/cli': [
		'@rumis/rules',
		'@rumis/engine',
		'@rumis/solver',
		'@rumis/table',
		'@rumis/server',
		'commander',
		'node:',
	],
	'apps/server': [
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
		'ws',
		'zod',
		'node:',
	],
	'apps/web': [
		'@rumis/rules',
		'@rumis/engine',
		'@rumis/solver',
		'@rumis/table',
		'react',
		'react-dom',
		'@fontsource-variable/figtree',
	],
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

function isAllowed(workspace: string, file: string, name: string): boolean {
	if (name.startsWith('.')) {
		return !relative(join(ROOT, workspace, 'src'), join(dirname(file), name)).startsWith('..');
	}
	const allowed = [...(ALLOWED[workspace] ?? []), ...(file.includes(NODE_FOLDER) ? ['node:'] : [])];
	return allowed.some((entry) =>
		entry.endsWith(':') ? name.startsWith(entry) : name === entry || name.startsWith(`${entry}/`),
	);
}

const unlisted = workspaces.filter((workspace) => !ALLOWED[workspace]);
const forbidden = workspaces.flatMap((workspace) =>
	sourcesOf(workspace).flatMap((file) =>
		importsOf(file)
			.filter((name) => !isAllowed(workspace, file, name))
			.map((name) => `${relative(ROOT, file)} may not import ${name}`),
	),
);
const complaints = [
	...unlisted.map((workspace) => `${workspace} has no row of allowed imports`),
	...forbidden,
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
