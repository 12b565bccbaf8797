import type { Colour } from '@rumis/rules';
import { seatOfColour, type Table } from '@rumis/table';
import { type BotPerson, botPerson } from '../wording/botPersons.js';

/** Separate files, so that a game loads only the faces it needs. */
const FACES: Readonly<Record<string, string>> = import.meta.glob('./faces/*.svg', {
	query: '?no-inline',
	import: 'default',
	eager: true,
});

const faceOf = (person: BotPerson): string => FACES[`./faces/${person}.svg`]!;

interface Props {
	/** Such as `level:4`. */
	readonly bot: string;
	/** Pixels. */
	readonly size: number;
}

/** The face of a bot, next to its name; null for a bot without one. */
export function BotFace({ bot, size }: Props) {
	const known = botPerson(bot);
	return known && <img className="bot-face" src={faceOf(known.person)} width={size} height={size} alt="" />;
}

interface SeatProps {
	readonly table: Table;
	readonly colour: Colour;
	readonly size: number;
}

/** The face of the bot that plays a colour; null for a person. */
export function SeatFace({ table, colour, size }: SeatProps) {
	const who = table.seats[seatOfColour(table.config.setup, colour)];
	return who?.kind === 'bot' && <BotFace bot={who.bot} size={size} />;
}
