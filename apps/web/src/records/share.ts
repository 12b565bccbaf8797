/** Ways out of the page: a file, a link. */
import { makeCompact, makeRecord } from '@rumis/rules';
import { gameOfTable, type Table } from '@rumis/table';
import { makeRoute } from '../app/route.js';

export function saveFile(table: Table, now: Date): void {
	const date = now.toISOString().slice(0, 10);
	const { id } = table.config.setup.scenario;
	const text = makeRecord(gameOfTable(table, [['Date', date.replaceAll('-', '.')]]));
	const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
	const anchor = document.createElement('a');
	anchor.href = address;
	anchor.download = `${id}-${date}.rumis`;
	anchor.click();
	// The browser has taken the file over by the time the click is done.
	setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** The address of this page with the whole game in it. */
export function linkTo({ config, position }: Table): string {
	const link = makeCompact({ setup: config.setup, moves: position.moves });
	return new URL(makeRoute({ page: 'game', link }), location.href).href;
}
