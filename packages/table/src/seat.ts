// Defined by the rules, exported here with everything else about seats.
export { coloursOfSeat, seatOfColour } from '@rumis/rules';

/** The player of a seat. An empty name means anonymous: the app finds a word for it. */
export type Seat =
	| { readonly kind: 'person'; readonly name: string }
	| { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** The longest name, in characters. */
export const MAX_NAME = 60;

/** Names go on one line of a record: no line breaks, control characters or lone surrogates. */
const NAME = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{0,60}$/u;

/** Checks the syntax only; the engine knows which bots exist. */
const BOT = /^[a-z]+(:\d{1,9})?$/;
/** The maximum length of the spec; no bot has such a long name. */
const MAX_BOT = 40;

/** Whether the name can be stored, and the bot's spec is well-formed. */
export function isSoundSeat(seat: Seat): boolean {
	if (!NAME.test(seat.name)) return false;
	return seat.kind === 'person' || (BOT.test(seat.bot) && seat.bot.length <= MAX_BOT);
}

/** Turns any text, typed or from a file, into a name. */
export function cleanName(text: string): string {
	const plain = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
	return [...plain].slice(0, MAX_NAME).join('');
}

/** The seat numbers of people. */
export const personsAt = (seats: readonly Seat[]): readonly number[] =>
	seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
