// Who plays which colour is a matter of the rules, but whoever asks about seats looks for it here.
export { coloursOfSeat, seatOfColour } from '@rumis/rules';

/** Who sits at the table. An empty name is nobody's: the app finds a word for it. */
export type Seat =
	| { readonly kind: 'person'; readonly name: string }
	| { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** The longest name, in characters. */
export const MAX_NAME = 60;

/** Names stand in one line of a record: no line ends, no other control signs, no halves of characters. */
const NAME = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{0,60}$/u;

/** Only the form is looked at: which bots there are, the engine knows. */
const BOT = /^[a-z]+(:\d{1,9})?$/;
/** Bounds the word before the number; no bot has such a long name. */
const MAX_BOT = 40;

/** Whether the seat has a name that can be kept, and a bot's spec the right form. */
export function isSoundSeat(seat: Seat): boolean {
	if (!NAME.test(seat.name)) return false;
	return seat.kind === 'person' || (BOT.test(seat.bot) && seat.bot.length <= MAX_BOT);
}

/** Makes a name of any text that somebody typed or a file has. */
export function cleanName(text: string): string {
	const plain = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
	return [...plain].slice(0, MAX_NAME).join('');
}

/** The numbers of the seats where people sit. */
export const personsAt = (seats: readonly Seat[]): readonly number[] =>
	seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
