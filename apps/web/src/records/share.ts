/** Exports a game: as a file or a link. */
import { makeCompact, makeRecord } from '@rumis/rules';
import { gameOfTable, type Table } from '@rumis/table';
import { saveFile as handOver } from '../device/saveFile.js';
import { makeRoute } from '../navigation/route.js';
import { makeSeats } from './seatsText.js';

export function saveFile(table: Table, now: Date): void {
	const date = now.toISOString().slice(0, 10);
	const { id } = table.config.setup.scenario;
	saveText(`${id}-${date}.rumis`, makeRecord(gameOfTable(table, [['Date', date.replaceAll('-', '.')]])));
}

/** Downloads a text as a file. */
export function saveText(name: string, text: string): void {
	handOver(name, text, 'text/plain');
}

/** The URL of this page with the whole game in it. */
export function linkTo({ config, position, seats }: Table): string {
	const link = makeCompact({ setup: config.setup, moves: position.moves });
	return new URL(makeRoute({ page: 'game', link, seats: makeSeats(seats) }), location.href).href;
}
