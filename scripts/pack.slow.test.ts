/** Packs the published packages, installs them in an empty project, and uses them there. */
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PUBLISHED, ROOT, readManifest } from './workspaces.js';

// Packages are packed, installed and tried.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Our own packages by the name under which they are published. */
const OWN: Readonly<Record<string, string>> = Object.fromEntries(
	PUBLISHED.map(({ path, manifest }) => [manifest.name, path]),
);

const temp = mkdtempSync(join(tmpdir(), 'rumis-pack-'));
const project = join(temp, 'project');

/** The environment without the variables of an outer npm; the cache is empty. */
const env = {
	...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
	npm_config_cache: join(temp, 'cache'),
	npm_config_update_notifier: 'false',
};

/** Runs a program and returns its output; throws with everything it printed. */
function run(cwd: string, program: string, ...args: readonly string[]): string {
	const shell = process.platform === 'win32';
	const done = spawnSync(program, args, { cwd, env, shell, encoding: 'utf8', timeout: 100_000 });
	if (done.status === 0) return done.stdout;
	throw new Error(`${program} ${args.join(' ')}\n${done.error ?? ''}${done.stdout}${done.stderr}`);
}

interface Packed {
	readonly name: string;
	readonly tarball: string;
	readonly files: readonly string[];
}

interface PackReport {
	readonly name: string;
	readonly filename: string;
	readonly files: readonly { readonly path: string }[];
}

/** Packs all our packages; `npm test` has built them before. */
function packOwn(): Packed[] {
	const folders = Object.values(OWN).map((folder) => join(ROOT, folder));
	const unbuilt = folders.find((folder) => !existsSync(join(folder, 'dist')));
	if (unbuilt) throw new Error(`${unbuilt} is not built, run \`npx tsc -b\` first`);
	const said = run(temp, 'npm', 'pack', ...folders, '--ignore-scripts', '--json', '--silent');
	return (JSON.parse(said) as readonly PackReport[]).map(({ name, filename, files }) => {
		return { name, tarball: join(temp, filename), files: files.map(({ path }) => path) };
	});
}

/** The dependencies of a package, including optional ones. */
function needsOf(folder: string): string[] {
	const manifest = readManifest(folder);
	return Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
}

/** Where a package resolves a dependency: in its own `node_modules`, or in the root one. */
const placeOf = (name: string, from: string): string | undefined =>
	[join(from, 'node_modules', name), join(ROOT, 'node_modules', name)].find((folder) => existsSync(folder));

/** The transitive third-party dependencies, as installed here. */
function others(): Set<string> {
	const found = new Set<string>();
	const visit = (from: string) => {
		for (const name of needsOf(from)) {
			const folder = Object.hasOwn(OWN, name) ? undefined : placeOf(name, from);
			if (!folder || found.has(folder)) continue;
			found.add(folder);
			visit(folder);
		}
	};
	for (const folder of Object.values(OWN)) visit(join(ROOT, folder));
	return found;
}

/** Copies third-party packages to where npm finds them, so that it does not need the network. */
function copyOthers(): void {
	const installed = join(ROOT, 'node_modules');
	for (const folder of others()) {
		const name = relative(installed, folder);
		// Nested packages are copied with their parent.
		if (name.includes('node_modules')) continue;
		cpSync(folder, join(project, 'node_modules', name), { recursive: true });
	}
	copyCommands(join(installed, '.bin'), join(project, 'node_modules', '.bin'));
}

/** The commands of packages: npm would fetch a package again if its commands were missing. */
function copyCommands(from: string, to: string): void {
	mkdirSync(to);
	for (const name of readdirSync(from)) {
		const link = lstatSync(join(from, name)).isSymbolicLink() ? readlinkSync(join(from, name)) : null;
		if (link && existsSync(join(to, link))) symlinkSync(link, join(to, name));
	}
}

let own: readonly Packed[];

beforeAll(() => {
	own = packOwn();
	const tarballs = own.map(({ tarball }) => tarball);
	mkdirSync(project);
	copyOthers();
	writeFileSync(join(project, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }\n');
	run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs);
});

afterAll(() => rmSync(temp, { recursive: true, force: true }));

/** Writes a file of the test project. */
function write(name: string, lines: readonly string[]): string {
	const path = join(project, name);
	writeFileSync(path, `${lines.join('\n')}\n`);
	return path;
}

const PLAY = [
	"import { findBuiltin, makeMove, parseMove, Position } from '@rumis/rules';",
	"const scenario = findBuiltin('chullpa');",
	"if (!scenario) throw new Error('no board');",
	"const started = Position.start({ scenario, players: 2, mode: 'standard', start: 'yellow' });",
	'if (!started.ok) throw new Error(started.error.code);',
	"const move = parseMove('L4 c4,b4,b3,b2');",
	'if (!move.ok) throw new Error(move.error.code);',
	'const played = started.value.play(move.value);',
	'if (!played.ok) throw new Error(played.error.code);',
];

const STRICT = {
	module: 'nodenext',
	moduleResolution: 'nodenext',
	target: 'es2023',
	lib: ['es2023'],
	types: [],
	strict: true,
	exactOptionalPropertyTypes: true,
	noUncheckedIndexedAccess: true,
	skipLibCheck: false,
	noEmit: true,
};

function typeCheck(file: string): string {
	writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files: [file] }));
	return run(project, process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.');
}

describe('the packed packages', () => {
	it.each(Object.keys(OWN))('%s contains the build, but no tests and no notes of the compiler', (name) => {
		const { files } = own.find((packed) => packed.name === name)!;
		expect(files.filter((file) => /\.test\.|\.tsbuildinfo$|(^|\/)test\//.test(file))).toEqual([]);
		expect(files.some((file) => /^dist\/.*\.js$/.test(file))).toBe(true);
		expect(files.some((file) => /^dist\/.*\.d\.ts$/.test(file))).toBe(true);
	});

	it('hold all that their source maps point to', () => {
		for (const { files } of own) {
			const maps = files.filter((file) => file.endsWith('.js.map'));
			const sources = maps.map((file) => file.replace(/^dist\//, 'src/').replace(/\.js\.map$/, '.ts'));
			expect(sources.filter((file) => !files.includes(file))).toEqual([]);
		}
	});
});

describe('a user who installed them', () => {
	it('has a rumis command that counts', () => {
		const command = join(project, 'node_modules', '.bin', 'rumis');
		const words = ['perft', 'chullpa', '--players', '2', '--depth', '1'];
		expect(run(project, command, ...words)).toBe('687\n');
	});

	it('has a server that starts', async () => {
		const script = write('serve.mjs', [
			"import { startServer } from '@rumis/server';",
			"const server = await startServer({ host: '127.0.0.1', port: 0, data: 'games', log: 'silent' });",
			"console.log((await fetch(server.url + '/readyz')).status);",
			'await server.close();',
		]);
		expect(run(project, process.execPath, script)).toBe('200\n');
	});

	it('runs what was packed, not the workspace', () => {
		const where = write('where.mjs', ["console.log(import.meta.resolve('@rumis/rules'));"]);
		expect(run(project, process.execPath, where)).toContain('/project/node_modules/@rumis/rules/dist/');
	});

	it('plays a move with the rules library', () => {
		const script = write('play.mjs', [...PLAY, 'console.log(makeMove(move.value), started.value.toPlay);']);
		expect(run(project, process.execPath, script)).toBe('L4 b2,b3,b4,c4 red\n');
	});

	it('gets types that need neither a browser nor Node', () => {
		write('good.ts', [
			...PLAY,
			'export const text: string = makeMove(move.value);',
			'export const next: string | null = started.value.toPlay;',
		]);
		expect(typeCheck('good.ts')).toBe('');
	});

	it('gets errors for wrong types', () => {
		write('bad.ts', [...PLAY, 'export const text: number = makeMove(move.value);']);
		expect(() => typeCheck('bad.ts')).toThrow(/bad\.ts\(10,14\): error TS2322/);
	});
});
