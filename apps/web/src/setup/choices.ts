import type { Character, Level } from '@rumis/engine';
import {
	COLOURS,
	type Colour,
	defaultColours,
	defaultMode,
	hasPhase,
	layRuin,
	type ModeId,
	type Move,
	modeOf,
	Position,
	type RuinName,
	ruinsFor,
	SCENARIOS,
	type Scenario,
	type Setup,
} from '@rumis/rules';
import { countsFor, modesFor, nearestCount } from './options.js';

/** The player of a seat. Unused values are kept, so that switching back and forth loses nothing. */
export interface SeatChoice {
	readonly kind: 'person' | 'bot';
	/** Empty: the seat's default name. */
	readonly name: string;
	readonly style: Character | 'level';
	readonly level: Level;
}

/** The ruin of a saved game. */
export interface RuinFile {
	readonly name: string;
	readonly moves: readonly Move[];
}

/** All choices for a new game. Always valid: created here and changed only by `choose`. */
export interface Choices {
	readonly scenario: Scenario;
	readonly mode: ModeId;
	readonly players: number;
	/** All possible seats; the first `players` of them are used. */
	readonly seats: readonly SeatChoice[];
	/** All six in playing order; the first ones are used, as many as the mode needs. */
	readonly colours: readonly Colour[];
	readonly start: Colour | 'chance';
	/** Built in turns, random, one of the collection, or from a file. */
	readonly ruin: 'turns' | 'chance' | 'file' | RuinName;
	readonly ruinFile: RuinFile | null;
}

/** One change. `place` is the index of a colour in playing order. */
export type Change =
	| Partial<Pick<Choices, 'scenario' | 'mode' | 'players' | 'colours' | 'start' | 'ruin' | 'ruinFile'>>
	| { readonly seat: number; readonly is: Partial<SeatChoice> }
	| { readonly place: number; readonly colour: Colour };

const BOT: SeatChoice = { kind: 'bot', name: '', style: 'level', level: 3 };

export const DEFAULT_CHOICES: Choices = {
	scenario: SCENARIOS[0]!,
	mode: 'standard',
	players: 2,
	seats: [{ ...BOT, kind: 'person' }, BOT, BOT, BOT, BOT, BOT],
	colours: COLOURS,
	start: 'chance',
	ruin: 'turns',
	ruinFile: null,
};

/** Applies one change and adjusts the other choices as little as possible. */
export function choose(choices: Choices, change: Change): Choices {
	if ('place' in change) return fit(withColour(choices, change.place, change.colour));
	if (!('seat' in change)) return fit({ ...choices, ...change, ...modeAfter(choices, change) });
	const seats = choices.seats.map((seat, at) => (at === change.seat ? { ...seat, ...change.is } : seat));
	return { ...choices, seats };
}

/** If the board or player count changes, an unchosen mode falls back to the default. */
function modeAfter(choices: Choices, change: Partial<Choices>): Partial<Choices> {
	const { scenario, players } = { ...choices, ...change };
	if (change.mode || (scenario === choices.scenario && players === choices.players)) return {};
	const isUsual = choices.mode === defaultMode(choices.scenario, choices.players);
	return isUsual ? { mode: defaultMode(scenario, players) } : {};
}

/** Assigns a colour to a place. If another place has it, the two swap; the opening colour swaps too. */
function withColour(choices: Choices, place: number, colour: Colour): Choices {
	const before = choices.colours[place];
	if (before === undefined) return choices;
	const swapped = (each: Colour): Colour => (each === colour ? before : each === before ? colour : each);
	const start = choices.start === 'chance' ? choices.start : swapped(choices.start);
	return { ...choices, colours: choices.colours.map(swapped), start };
}

/** The board takes priority over the mode, the mode over the number of players, and that over the rest. */
export function fit(wanted: Choices): Choices {
	const { scenario } = wanted;
	const mode = modesFor(scenario).includes(wanted.mode) ? wanted.mode : 'standard';
	const players = nearestCount(countsFor(scenario, mode), wanted.players);
	const fitted: Choices = { ...wanted, mode, players };
	const plays = (colour: Colour) => playingColours(fitted).includes(colour);
	const start = wanted.start === 'chance' || plays(wanted.start) ? wanted.start : 'chance';
	return { ...fitted, start, ruin: isRuinPossible(fitted) ? fitted.ruin : 'turns' };
}

function isRuinPossible(choices: Choices): boolean {
	const { ruin, scenario, players, mode } = choices;
	if (ruin === 'turns' || ruin === 'chance') return true;
	if (ruin === 'file') return ruinFits(choices);
	return !hasPhase(mode, 'ruin') || ruinsFor(scenario, players).some(({ name }) => name === ruin);
}

/** Whether the saved ruin is legal here. Ignored in modes without a ruin. */
export function ruinFits(choices: Choices): boolean {
	if (!choices.ruinFile) return false;
	if (!hasPhase(choices.mode, 'ruin')) return true;
	const position = Position.start(setupOf(choices, playingColours(choices)[0]!));
	return position.ok && layRuin(position.value, choices.ruinFile.moves).ok;
}

/** The colours in play, in order. */
export const playingColours = ({ colours, mode, players }: Choices): readonly Colour[] =>
	colours.slice(0, modeOf(mode).colourCount(players));

/** Whether the colours are the default ones. */
export const hasUsualColours = (choices: Choices): boolean =>
	String(playingColours(choices)) === String(defaultColours(choices.mode, choices.players));

/** The indices of a seat's colours among the colours in play; in duo it has two. */
export const placesOf = (choices: Choices, seat: number): readonly number[] =>
	playingColours(choices).flatMap((_, place) =>
		modeOf(choices.mode).seatOfColour(place) === seat ? [place] : [],
	);

export function setupOf(choices: Choices, start: Colour): Setup {
	const { scenario, players, mode } = choices;
	const colours = hasUsualColours(choices) ? {} : { colours: playingColours(choices) };
	return { scenario, players, mode, start, ...colours };
}

/** The seats in use. */
export const seatsOf = ({ seats, players }: Choices): readonly SeatChoice[] => seats.slice(0, players);

/** The number of people among them. */
export const peopleOf = (choices: Choices): number =>
	seatsOf(choices).filter(({ kind }) => kind === 'person').length;
