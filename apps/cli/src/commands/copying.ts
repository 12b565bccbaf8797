import { createReadStream, statSync } from 'node:fs';
import type { Copied, Place, Verified } from '@rumis/server';
import { type Command, Option } from 'commander';
import { Failure } from '../failure.js';

interface PlaceOptions {
	readonly data?: string;
	readonly databaseUrl?: string;
}

const HELP = `
Without --data and --database-url it is what RUMIS_DATABASE_URL or RUMIS_DATA says, else the folder rumis-data.
The file holds all that the host knows of players, hashes of their secrets too: keep it to yourself.
docs/HOSTING.md says more.`;

/** Copies of a store: `backup` and `restore` by a file, `export` and `import` through a pipe. One format. */
export function addCopying(program: Command): void {
	add(program, 'backup <file>', 'write all games into a file, while the server goes on').action(backup);
	add(program, 'restore <file>', 'fill an empty place from a backup, after replaying every game').action(
		restore,
	);
	add(program, 'export [file]', 'write all games of a server that is stopped, to move them').action(
		exportAll,
	);
	add(program, 'import [file]', 'fill an empty place from an export or a backup').action(importAll);
}

const add = (program: Command, usage: string, what: string): Command =>
	program
		.command(usage)
		.description(what)
		.addOption(new Option('--data <folder>', 'folder that keeps the games').conflicts('databaseUrl'))
		.option('--database-url <url>', 'PostgreSQL that keeps the games')
		.addHelpText('after', HELP);

async function backup(file: string, options: PlaceOptions): Promise<void> {
	await withServer(async ({ backUp }, place) => {
		const copied = await backUp(place, file);
		console.log(`${count(copied)} written to ${file}, ${sizeOf(file)}`);
	}, options);
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
	const open = isPipe(file) ? () => process.stdin : () => createReadStream(file);
	await withServer(async (server, place) => sayVerified(await server.importFrom(open, place)), options);
}

const isPipe = (file: string | undefined): file is undefined => file === undefined || file === '-';

type Server = typeof import('@rumis/server');

/** Finds out which place is meant, and says in one line what cannot be done. */
async function withServer(
	task: (server: Server, place: Place) => Promise<void>,
	options: PlaceOptions,
): Promise<void> {
	const server = await import('@rumis/server');
	try {
		await task(server, placeOf(server, options));
	} catch (error) {
		if (error instanceof server.CopyFault || error instanceof server.StoreOpenError)
			throw new Failure(error.message);
		if (error instanceof Error && 'syscall' in error) throw new Failure(error.message);
		throw error;
	}
}

function placeOf({ readConfig, settingsFrom }: Server, options: PlaceOptions): Place {
	const { RUMIS_DATA, RUMIS_DATABASE_URL } = process.env;
	// A folder that was named goes before a database that only the environment knows of.
	const known = options.data === undefined ? { RUMIS_DATA, RUMIS_DATABASE_URL } : {};
	const config = readConfig(settingsFrom(options, known));
	if (!config.ok) throw new Failure(`${config.error.setting}: ${config.error.message}`);
	const { data, databaseUrl } = config.value;
	return databaseUrl === undefined ? { data } : { databaseUrl };
}

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

const count = ({ games, moves }: Copied | Verified): string =>
	`${plural(games, 'game')} with ${plural(moves, 'move')}`;

function sayVerified(verified: Verified): void {
	console.log(`${count(verified)} restored; every game was replayed and is right`);
}

const sizeOf = (file: string): string => `${(statSync(file).size / 1e6).toFixed(1)} MB`;
