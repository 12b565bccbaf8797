import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Verified } from '@rumis/server';
import { type Command, InvalidArgumentError } from 'commander';
import { parseDuration } from '../shared/duration.js';
import { Failure } from '../shared/failure.js';
import { count, PLACE_HELP, type PlaceOptions, withPlace, withServer } from './place.js';

const HELP = `
${PLACE_HELP}
The file contains everything the server knows about players, including hashes of their secrets: keep it private.
See docs/HOSTING.md.`;

/** Copies of a store: `backup` and `restore` with a file, `export` and `import` with a pipe. One format. */
export function addCopying(program: Command): void {
	add(program, 'backup <file>', 'back up all games to a file while the server keeps running')
		.option(
			'--every <time>',
			'keep running, and write a backup every 10m, 1h, … to the folder <file>',
			parseDuration,
		)
		.option('--keep <n>', 'number of backups to keep (default: 48)', parseKeep)
		.action(backup);
	add(
		program,
		'restore <file>',
		'restore a backup to an empty folder or database, after replaying every game',
	).action(restore);
	add(program, 'export [file]', 'export all games of a stopped server, to move them elsewhere').action(
		exportAll,
	);
	add(program, 'import [file]', 'import an export or a backup to an empty folder or database').action(
		importAll,
	);
}

const add = (program: Command, usage: string, what: string): Command =>
	withPlace(program.command(usage).description(what)).addHelpText('after', HELP);

interface BackupOptions extends PlaceOptions {
	readonly every?: number;
	readonly keep?: number;
}

function parseKeep(text: string): number {
	const keep = Number(text);
	if (Number.isInteger(keep) && keep > 0) return keep;
	throw new InvalidArgumentError('must be a whole number, 1 or more');
}

async function backup(file: string, { every, keep, ...options }: BackupOptions): Promise<void> {
	if (every !== undefined) return backUpEvery(file, every, keep ?? 48, options);
	if (keep !== undefined) throw new Failure('--keep needs --every');
	await withServer(async ({ backUp }, place) => {
		const copied = await backUp(place, file);
		console.log(`${count(copied)} written to ${file}, ${sizeOf(file)}`);
	}, options);
}

/** Runs until stopped. A failed backup is reported in one line, and the next one is still tried. */
async function backUpEvery(
	folder: string,
	every: number,
	keep: number,
	options: PlaceOptions,
): Promise<void> {
	const stopping = new AbortController();
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
	while (!stopping.signal.aborted) {
		const next = Date.now() + every;
		await backUpOnce(folder, keep, options);
		const pause = Math.max(0, next - Date.now());
		await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => {});
	}
}

async function backUpOnce(folder: string, keep: number, options: PlaceOptions): Promise<void> {
	try {
		await withServer(async ({ backUpInto }, place) => {
			const { file, ...copied } = await backUpInto(place, folder, keep);
			console.log(`${count(copied)} written to ${file}, ${sizeOf(file)}`);
		}, options);
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		console.error(`rumis: ${error.message}`);
	}
}

async function restore(file: string, options: PlaceOptions): Promise<void> {
	await withServer(async (server, place) => sayVerified(await server.restore(file, place)), options);
}

async function exportAll(file: string | undefined, options: PlaceOptions): Promise<void> {
	await withServer(async (server, place) => {
		const copied = isPipe(file)
			? await server.exportTo(place, process.stdout)
			: await server.exportInto(place, file);
		// Standard output may be the copy itself.
		console.error(`${count(copied)} exported`);
	}, options);
}

async function importAll(file: string | undefined, options: PlaceOptions): Promise<void> {
	await withServer(async (server, place) => {
		const verified = isPipe(file)
			? await server.importFrom(process.stdin, place)
			: await server.restore(file, place);
		sayVerified(verified);
	}, options);
}

const isPipe = (file: string | undefined): file is undefined => file === undefined || file === '-';

function sayVerified(verified: Verified): void {
	console.log(`${count(verified)} restored; every game was replayed and is right`);
}

const sizeOf = (file: string): string => `${(statSync(file).size / 1e6).toFixed(1)} MB`;
