/** What happened at a table, in a sentence for screen readers. Moves are told by the game itself. */
import type { LoggedEvent } from '@rumis/protocol';
import { botName } from '../game/names.js';
import type { Texts } from '../i18n/texts.js';
import { nameOfSeat } from './names.js';
import type { Room } from './room.js';

export function sayEvent({ event }: LoggedEvent, { info }: Room, t: Texts): string {
	const { said, undo, chat } = t.online;
	const nameOf = (seat: number): string => {
		const who = info.seats[seat];
		// A bot may sit there already; what happened is still about the person.
		return who?.name || (who ? nameOfSeat(who, seat, t) : '');
	};
	switch (event.kind) {
		case 'sat':
			return said.sat(event.name || nameOf(event.seat));
		case 'stood':
			return said.stood;
		case 'started':
			return said.began;
		case 'left':
			return said[event.why](nameOf(event.seat));
		case 'ended':
			return said[event.why](nameOf(event.seat));
		case 'seated':
			return event.who.kind === 'bot' ? said.takesOver(botName(event.who.bot, t)) : said.sat(event.who.name);
		case 'undoAsked':
			return event.seat === info.you ? undo.waiting : undo.asked(nameOf(event.seat));
		case 'undoRefused':
			return typeof event.by === 'number' ? undo.refused(nameOf(event.by)) : '';
		case 'rematchAsked':
			return event.seat === info.you ? '' : said.rematchAsked(nameOf(event.seat));
		case 'said':
			return chat.said(event.name || chat.nameless, event.text);
		default:
			return '';
	}
}
