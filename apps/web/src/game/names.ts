/** What players, colours and moves are called. */
import { type Colour, makeSquare, modeOf, parseMove, type Setup, seatOf } from '@rumis/rules';
import { type Entry, type Seat, seatOfColour, type Table } from '@rumis/table';
import type { Texts } from '../i18n/texts.js';

/** The name of who sits at a seat: given, or the bot's, or a number. */
export function seatName(table: Table, seat: number, t: Texts): string {
	const who = table.seats[seat];
	if (!who) return '';
	if (who.name !== '') return who.name;
	if (who.kind === 'bot') return botName(who.bot, t);
	return isAlone(table) ? t.game.you : t.rules.seat(seat + 1);
}

/** Whether one person plays here against bots. */
export const isAlone = ({ seats }: Table): boolean =>
	seats.filter(({ kind }) => kind === 'person').length === 1;

export function botName(bot: string, t: Texts): string {
	const [kind = '', level = ''] = bot.split(':');
	const characters: Readonly<Record<string, string>> = t.game.characters;
	// A record may name any bot, `constructor:1` too.
	const character = Object.hasOwn(characters, kind) ? characters[kind] : undefined;
	return character ? t.game.botNamed(character, level) : t.game.bot(level);
}

/** Who plays a colour; in the duo mode with the colour, as a seat has two. */
export function playerName(table: Table, colour: Colour, t: Texts): string {
	const { setup } = table.config;
	const name = seatName(table, seatOfColour(setup, colour), t);
	return setup.mode === 'duo' ? `${name} (${t.rules.owners[colour]})` : name;
}

export const coloursOfSeat = (setup: Setup, colours: readonly Colour[], seat: number): readonly Colour[] =>
	colours.filter((colour) => modeOf(setup.mode).seatOfColour(seatOf(colour)) === seat);

/** The squares of a move, as a list to be read aloud. */
export function squaresOf(text: string): string {
	const move = parseMove(text);
	if (!move.ok || move.value.kind !== 'place') return '';
	return move.value.drops
		.map((drop) => `${makeSquare(drop)}${drop.count > 1 ? `×${drop.count}` : ''}`)
		.join(', ');
}

/** A move and what came of it, in whole sentences. Colours are named, because "you" would need its own grammar. */
export function sayEntry({ owner, text, notices }: Entry, t: Texts): string {
	const move = parseMove(text);
	if (!move.ok) return text;
	const who = t.rules.Owners[owner];
	const stone = t.rules.stones[move.value.stone];
	const moved =
		move.value.kind === 'place' ? t.game.saidMove(who, stone, squaresOf(text)) : t.game.saidAside(who, stone);
	const after = notices.map((notice) => {
		if (notice.kind === 'out')
			return t.rules.isOut(t.rules.Owners[notice.colour], t.rules.out[notice.reason]);
		return notice.kind === 'phase' ? t.game.saidPhase[notice.phase] : t.game.gameOver;
	});
	return [moved, ...after].join(' ');
}

export const seatLabel = (who: Seat, t: Texts): string =>
	who.kind === 'bot' ? botName(who.bot, t) : t.game.seatPerson;
