import type { Character, Level } from '@rumis/engine';
import {
	type Colour,
	layRuin,
	type ModeId,
	type Move,
	Position,
	SCENARIOS,
	type Scenario,
	type Setup,
} from '@rumis/rules';
import { coloursFor, countsFor, modesFor, nearestCount } from './options.js';

/** Who sits on a seat. What is not in use is kept, so that going back and forth loses nothing. */
export interface SeatChoice {
	readonly kind: 'person' | 'bot';
	/** Empty: the seat's own name. */
	readonly name: string;
	readonly style: Character | 'level';
	readonly level: Level;
}

/** The ruin of a saved game. */
export interface RuinFile {
	readonly name: string;
	readonly moves: readonly Move[];
}

/** Everything that is chosen before a game. Always possible: made here and changed by `choose` only. */
export interface Choices {
	readonly scenario: Scenario;
	readonly mode: ModeId;
	readonly players: number;
	/** All that there can be; the first `players` of them play. */
	readonly seats: readonly SeatChoice[];
	readonly start: Colour | 'chance';
	readonly ruin: 'turns' | 'chance' | 'file';
	readonly ruinFile: RuinFile | null;
}

/** One thing chosen anew. */
export type Change =
	| Partial<Pick<Choices, 'scenario' | 'mode' | 'players' | 'start' | 'ruin' | 'ruinFile'>>
	| { readonly seat: number; readonly is: Partial<SeatChoice> };

const BOT: SeatChoice = { kind: 'bot', name: '', style: 'level', level: 3 };

export const DEFAULT_CHOICES: Choices = {
	scenario: SCENARIOS[0]!,
	mode: 'standard',
	players: 2,
	seats: [{ ...BOT, kind: 'person' }, BOT, BOT, BOT, BOT, BOT],
	start: 'chance',
	ruin: 'turns',
	ruinFile: null,
};

/** Makes one choice and fits the others to it, changing as few of them as possible. */
export function choose(choices: Choices, change: Change): Choices {
	if (!('seat' in change)) return fit({ ...choices, ...change });
	const seats = choices.seats.map((seat, at) => (at === change.seat ? { ...seat, ...change.is } : seat));
	return { ...choices, seats };
}

/** The board rules over the mode, the mode over the number of players, and these over all the rest. */
export function fit(wished: Choices): Choices {
	const { scenario } = wished;
	const mode = modesFor(scenario).includes(wished.mode) ? wished.mode : 'standard';
	const players = nearestCount(countsFor(scenario, mode), wished.players);
	const plays = (colour: Colour) => coloursFor(mode, players).includes(colour);
	const start = wished.start === 'chance' || plays(wished.start) ? wished.start : 'chance';
	const fitted: Choices = { ...wished, mode, players, start };
	return fitted.ruin === 'file' && !ruinFits(fitted) ? { ...fitted, ruin: 'turns' } : fitted;
}

/** Whether the saved ruin can stand here. Where no ruin is built it is left alone. */
export function ruinFits(choices: Choices): boolean {
	if (!choices.ruinFile) return false;
	if (choices.mode !== 'ruinas') return true;
	const position = Position.start(setupOf(choices, 'yellow'));
	return position.ok && layRuin(position.value, choices.ruinFile.moves).ok;
}

export const setupOf = ({ scenario, players, mode }: Choices, start: Colour): Setup => ({
	scenario,
	players,
	mode,
	start,
});

/** The seats that play. */
export const seatsOf = ({ seats, players }: Choices): readonly SeatChoice[] => seats.slice(0, players);

/** How many of them are people. */
export const peopleOf = (choices: Choices): number =>
	seatsOf(choices).filter(({ kind }) => kind === 'person').length;
