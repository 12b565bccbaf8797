/** Names of players, colours and moves. */
import { type Colour, makeSquare, parseMove } from '@rumis/rules';
import { coloursOfSeat, type Entry, type Seat, seatOfColour, type Table } from '@rumis/table';
import type { Texts } from '../i18n/texts.js';
import { botPerson, personName } from './botPersons.js';

/** The name of a seat: the given one, the bot's, or a number. */
export function seatName(table: Table, seat: number, t: Texts): string {
	const who = table.seats[seat];
	if (!who) return '';
	if (who.name !== '') return who.name;
	if (who.kind === 'bot') return botName(who.bot, t) + twinLetter(table, seat);
	return isAlone(table) ? t.game.you : t.rules.seat(seat + 1);
}

/** Bots of the same kind are distinguished by a letter. */
function twinLetter({ seats }: Table, seat: number): string {
	const { bot } = seats[seat] as Extract<Seat, { kind: 'bot' }>;
	const twins = seats.flatMap((who, index) =>
		who.kind === 'bot' && !who.name && who.bot === bot ? [index] : [],
	);
	return twins.length > 1 ? ` ${String.fromCharCode(65 + twins.indexOf(seat))}` : '';
}

/** Whether exactly one person plays against bots. */
export const isAlone = ({ seats }: Table): boolean =>
	seats.filter(({ kind }) => kind === 'person').length === 1;

export function botName(bot: string, t: Texts): string {
	const known = botPerson(bot);
	if (known) return personName(known.person) + (known.isSpecialist ? ` ${known.level}` : '');
	const [kind = '', level = ''] = bot.split(':');
	const characters: Readonly<Record<string, string>> = t.game.characters;
	// A record may contain any bot name, even `constructor:1`.
	const character = Object.hasOwn(characters, kind) ? characters[kind] : undefined;
	return character ? t.game.botNamed(character, level) : t.game.bot(level);
}

/** The name of a colour's player; with the colour if a seat has several. */
export function playerName(table: Table, colour: Colour, t: Texts): string {
	const { setup } = table.config;
	const seat = seatOfColour(setup, colour);
	const name = seatName(table, seat, t);
	return coloursOfSeat(setup, seat).length > 1 ? `${name} (${t.rules.owners[colour]})` : name;
}

/** The squares of a move, as a list for screen readers. */
export function squaresOf(text: string): string {
	const move = parseMove(text);
	if (!move.ok || move.value.kind !== 'place') return '';
	return move.value.drops
		.map((drop) => `${makeSquare(drop)}${drop.count > 1 ? `×${drop.count}` : ''}`)
		.join(', ');
}

/** A move and its effects, in whole sentences. Colours are named, because "you" needs other grammar. */
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

/** The name with the level, for choosing a bot. */
export function botTitle(bot: string, t: Texts): string {
	const known = botPerson(bot);
	return known ? t.game.botLevel(personName(known.person), known.level) : botName(bot, t);
}
