/** The store of a command, for all commands that work on one. */
import type { Copied, StoreLocation, Verified } from '@rumis/server/tools';
import { type Command, Option } from 'commander';
import { Failure } from '../shared/failure.js';

export interface PlaceOptions {
	readonly data?: string;
	readonly databaseUrl?: string;
}

export const PLACE_HELP =
	'Without --data and --database-url, RUMIS_DATABASE_URL or RUMIS_DATA is used, or else the folder rumis-data.';

export const withPlace = (command: Command): Command =>
	command
		.addOption(new Option('--data <folder>', 'data folder').conflicts('databaseUrl'))
		.option('--database-url <url>', 'URL of the PostgreSQL database');

export type Server = typeof import('@rumis/server/tools');

/** Determines the place, and reports errors in one line. */
export async function withServer(
	task: (server: Server, place: StoreLocation) => Promise<void>,
	options: PlaceOptions,
): Promise<void> {
	const server = await import('@rumis/server/tools');
	try {
		await task(server, placeOf(server, options));
	} catch (error) {
		if (error instanceof server.CopyFault || error instanceof server.StoreOpenError)
			throw new Failure(error.message);
		if (error instanceof Error && 'syscall' in error) throw new Failure(error.message);
		throw error;
	}
}

function placeOf({ readConfig, settingsFrom }: Server, options: PlaceOptions): StoreLocation {
	const { RUMIS_DATA, RUMIS_DATABASE_URL } = process.env;
	// An explicit folder takes precedence over a database from the environment.
	const known = options.data === undefined ? { RUMIS_DATA, RUMIS_DATABASE_URL } : {};
	const { data: folder, databaseUrl: url } = options;
	const said = { ...(folder && { data: folder }), ...(url && { databaseUrl: url }) };
	const config = readConfig(settingsFrom(said, known));
	if (!config.ok) throw new Failure(`${config.error.setting}: ${config.error.message}`);
	const { data, databaseUrl } = config.value;
	return databaseUrl === undefined ? { data } : { databaseUrl };
}

export const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export const count = ({ games, moves }: Copied | Verified): string =>
	`${plural(games, 'game')} with ${plural(moves, 'move')}`;
