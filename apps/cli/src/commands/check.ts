import type { Checked, Damage, StoreLocation } from '@rumis/server';
import type { Command } from 'commander';
import { Failure } from '../shared/failure.js';
import { count, PLACE_HELP, type PlaceOptions, plural, type Server, withPlace, withServer } from './place.js';

interface CheckOptions extends PlaceOptions {
	readonly quarantine?: boolean;
	readonly repair?: boolean;
}

const HELP = `
${PLACE_HELP}
Checks the database file and replays every game by the rules; the server can keep running. Names damaged games.
With --quarantine, the server stops serving damaged games, and serves those again that turn out to be intact.
With --repair (stop the server first), a damaged rumis.db is replaced by everything that can still be read.`;

export function addCheck(program: Command): void {
	withPlace(program.command('check').description('look for damage: check the database and replay every game'))
		.option('--quarantine', 'take damaged games out of service by name')
		.option('--repair', 'write everything intact to a new database')
		.addHelpText('after', HELP)
		.action(check);
}

async function check({ quarantine = false, repair = false, ...place }: CheckOptions): Promise<void> {
	await withServer((server, where) => {
		if (repair) return repairPlace(server, where);
		return checkPlace(server, where, quarantine);
	}, place);
}

async function checkPlace(server: Server, place: StoreLocation, quarantine: boolean): Promise<void> {
	const checked = await server.checkStore(place);
	sayDamaged(checked.damaged);
	if (quarantine) await server.quarantineGames(place, checked.damaged);
	const fault = sayFault(checked);
	if (fault !== null) throw new Failure(fault);
	console.log(`${count(checked)} replayed; no damage found`);
}

const sayDamaged = (damaged: readonly Damage[]): void => {
	for (const { game, why } of damaged) console.log(`game ${game} is damaged: ${why}`);
};

/** The error in one line; null if there is none. */
function sayFault({ file, damaged, games, isComplete }: Checked): string | null {
	if (file !== null) return `the database file is damaged: ${file}`;
	if (damaged.length > 0) return `${damaged.length} of ${plural(games, 'game')} damaged`;
	return isComplete ? null : 'there are events or moves that belong to no game';
}

async function repairPlace(server: Server, place: StoreLocation): Promise<void> {
	if (!('data' in place)) throw new Failure('only a folder can be repaired; PostgreSQL has its own tools');
	const { games, damaged, kept } = await server.repairFolder(place.data);
	sayDamaged(damaged);
	console.log(`${plural(games, 'game')} saved, ${damaged.length} damaged; the old file is ${kept}`);
}
