import type { Table, UndoRequest } from '@rumis/table';
import type { Texts } from '../../i18n/texts.js';
import { seatName } from '../../wording/names.js';

/** A request to take back moves, and how many: the answers of the others are moves too. */
export function sayUndo(
	table: Table,
	{ seat, to }: Pick<UndoRequest, 'seat' | 'to'>,
	own: number | null,
	t: Texts,
): string {
	const moves = table.position.ply - to;
	const { waiting, asked } = t.online.undo;
	return seat === own ? waiting(moves) : asked(seatName(table, seat, t), moves);
}
