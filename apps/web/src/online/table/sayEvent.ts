/** An event at a table as a sentence. The game itself announces moves. */

import type { OnlineTable } from '@rumis/client';
import type { LoggedEvent } from '@rumis/protocol';
import type { BookTexts } from '../../i18n/texts.js';
import { botName } from '../../wording/names.js';
import { nameOfSeat } from './names.js';

/**
 * The audience of a sentence: everyone; only sighted users, because the game announces it to screen readers;
 * or only screen readers, because the page shows it in another way.
 */
export interface Told {
	readonly text: string;
	readonly to: 'all' | 'eyes' | 'ears';
}

const toAll = (text: string): Told => ({ text, to: 'all' });

export function sayEvent({ event }: LoggedEvent, { info }: OnlineTable, t: BookTexts): Told | null {
	const { said, undo, chat } = t.online;
	const nameOf = (seat: number): string => {
		const who = info.seats[seat];
		return who ? nameOfSeat(who, seat, t) : '';
	};
	switch (event.kind) {
		case 'sat':
			return toAll(said.sat(event.name || nameOf(event.seat)));
		case 'stood':
			return toAll(said.stood);
		case 'started':
			return toAll(said.began);
		case 'left':
			return toAll(said[event.why](nameOf(event.seat)));
		case 'seated':
			return toAll(
				event.who.kind === 'bot' ? said.takesOver(botName(event.who.bot, t)) : t.atTable.back(event.who.name),
			);
		case 'takenBack':
			return { text: t.atTable.takenBack, to: 'eyes' };
		case 'undoAsked':
			return { text: event.seat === info.you ? undo.waiting : undo.asked(nameOf(event.seat)), to: 'ears' };
		case 'undoAgreed':
			return toAll(t.atTable.agreed(nameOf(event.seat)));
		case 'undoRefused':
			return typeof event.by === 'number' ? toAll(undo.refused(nameOf(event.by))) : null;
		case 'paused':
			return toAll(t.atTable.paused);
		case 'rematchAsked':
			return event.seat === info.you ? null : { text: said.rematchAsked(nameOf(event.seat)), to: 'ears' };
		case 'said':
			return toAll(chat.said(event.name || chat.nameless, event.text));
		default:
			return null;
	}
}
