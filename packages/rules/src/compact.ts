import { type Colour, parseColour } from './board/colour.js';
import type { Move } from './board/move.js';
import { makeMove } from './board/moveText.js';
import type { Scenario } from './board/scenario.js';
import { parseModeId } from './modes/mode.js';
import { FREE_SQUARES_ONCE } from './modes/ruinas.js';
import { Position } from './position.js';
import {
	type FindScenario,
	findBuiltin,
	isBuiltIn,
	makeLimits,
	parseLimits,
	travellingScenario,
} from './recordTags.js';
import { checkScenario } from './scenarioCheck.js';
import { checkSetup, type Setup, type SetupError } from './state/setup.js';
import { err, ok, type Result } from './util/result.js';

/**
 * A whole game in a few dozen characters that need no escaping in a URL:
 * `1.chullpa.4.standard.yellow.38.<moves><check>`. Non-default colours follow the starting colour:
 * `orange~violet-orange`. Each move is its index among the legal moves, all of them together one large number
 * in mixed radix. So only legal games can be encoded, and decoding needs the rules.
 */
export const COMPACT_ERRORS = [
	'compactForm',
	'compactVersion',
	'compactScenario',
	'compactSetup',
	'compactMoves',
	'compactCheck',
] as const;

export interface CompactError {
	readonly code: (typeof COMPACT_ERRORS)[number];
	/** The part of the text, from 1; parts are separated by dots. */
	readonly part: number;
}

export interface CompactGame {
	readonly setup: Setup;
	readonly moves: readonly Move[];
}

const VERSION = '1';
/** Links of Ruinas with current rules; in those of version 1 a ruin had to leave more squares free. */
const RUIN_VERSION = '2';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const CHECK_DIGITS = 3;
/** The maximum length of a game: six colours of eleven stones, or a transfer game of 44. */
const MAX_PLIES = 66;

export function makeCompact(game: CompactGame): string {
	const { setup } = startOf(game.setup);
	const { scenario, players, mode } = setup;
	const colours = makeColours(setup);
	const head = [versionOf(setup), makeBoard(scenario), players, mode, colours, game.moves.length].join('.');
	const moves = makeMoveDigits(game);
	return `${head}.${moves}${checkOf(`${head}.${moves}`)}`;
}

/** The moves of a game as one number, in digits. */
export function makeMoveDigits({ setup, moves }: CompactGame): string {
	const position = startOf(setup);
	const counted = moves.map((move) => numberMove(position, move));
	let number = 0n;
	for (const { index, count } of counted.reverse()) number = number * BigInt(count) + BigInt(index);
	return makeDigits(number);
}

const versionOf = ({ mode, freeSquares }: Setup): string =>
	mode === 'ruinas' && freeSquares === undefined ? RUIN_VERSION : VERSION;

/** The starting colour, and the playing colours if not the default ones. */
const makeColours = ({ start, colours }: Setup): string =>
	colours ? `${start}~${colours.join('-')}` : start;

function parseLinkColours(text: string): Pick<Setup, 'start' | 'colours'> | null {
	const [startName = '', list, ...more] = text.split('~');
	const start = parseColour(startName);
	const colours = list?.split('-').map(parseColour);
	if (!start || more.length > 0 || colours?.includes(null)) return null;
	return colours ? { start, colours: colours as Colour[] } : { start };
}

function startOf(setup: Setup): Position {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	return started.value;
}

function numberMove(position: Position, move: Move): { index: number; count: number } {
	const text = makeMove(move);
	const legal = position.legalMoves();
	const index = legal.findIndex((candidate) => makeMove(candidate) === text);
	if (index < 0 || !position.play(move).ok) throw new Error(`not a game: ${text}`);
	return { index, count: legal.length };
}

export function parseCompact(
	text: string,
	find: FindScenario = findBuiltin,
): Result<CompactGame, CompactError> {
	const fail = (code: CompactError['code'], part: number) => err({ code, part });
	const parts = text.trim().split('.');
	const [version, board = '', players = '', modeName = '', colourNames = '', plies = '', tail = ''] = parts;
	if (version !== VERSION && version !== RUIN_VERSION) return fail('compactVersion', 1);
	if (parts.length !== 7) return fail('compactForm', parts.length);
	const head = parts.slice(0, -1).join('.');
	const moves = tail.slice(0, -CHECK_DIGITS);
	if (checkOf(`${head}.${moves}`) !== tail.slice(-CHECK_DIGITS)) return fail('compactCheck', 7);
	const [mode, colours] = [parseModeId(modeName), parseLinkColours(colourNames)];
	const scenario = parseBoard(board, mode === 'transfer', find);
	if (!scenario) return fail('compactScenario', 2);
	if (!/^[2-6]$/.test(players)) return fail('compactSetup', 3);
	if (!mode || (version === RUIN_VERSION && mode !== 'ruinas')) return fail('compactSetup', 4);
	if (!colours) return fail('compactSetup', 5);
	const isOld = mode === 'ruinas' && version === VERSION;
	const setup = checkSetup({
		scenario,
		players: Number(players),
		mode,
		...colours,
		...(isOld ? { freeSquares: FREE_SQUARES_ONCE } : {}),
	});
	if (!setup.ok) return fail('compactSetup', setupPart(setup.error));
	const count = /^\d{1,2}$/.test(plies) ? Number(plies) : MAX_PLIES + 1;
	if (count > MAX_PLIES) return fail('compactMoves', 6);
	const played = parseMoveDigits(setup.value, count, moves);
	return played ? ok({ setup: setup.value, moves: played }) : fail('compactMoves', 7);
}

const setupPart = ({ code }: SetupError): number =>
	code === 'setupPlayers' ? 3 : code === 'setupStart' || code === 'setupColours' ? 5 : 4;

/** Decodes this many moves; null if the digits are invalid. */
export function parseMoveDigits(setup: Setup, plies: number, digits: string): Move[] | null {
	let number = parseDigits(digits);
	if (number === null) return null;
	const position = startOf(setup);
	const moves: Move[] = [];
	while (moves.length < plies) {
		const legal = position.legalMoves();
		if (legal.length === 0) return null;
		const move = legal[Number(number % BigInt(legal.length))]!;
		number /= BigInt(legal.length);
		position.play(move);
		moves.push(move);
	}
	return number === 0n ? moves : null;
}

function makeDigits(number: bigint): string {
	let digits = '';
	for (let rest = number; rest > 0n; rest /= 64n) digits += DIGITS[Number(rest % 64n)];
	return digits;
}

/** More digits than any game needs are refused, so hostile text cannot create huge numbers. */
const MAX_DIGITS = 200;

function parseDigits(digits: string): bigint | null {
	if (digits.length > MAX_DIGITS || digits.endsWith(DIGITS[0]!)) return null;
	let number = 0n;
	for (const digit of [...digits].reverse()) {
		const value = DIGITS.indexOf(digit);
		if (value < 0) return null;
		number = number * 64n + BigInt(value);
	}
	return number;
}

/** Eighteen bits of FNV-1a: a link with a lost or changed character must not show another game. */
export function checkOf(text: string): string {
	let hash = 0x811c9dc5;
	for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
	return [0, 6, 12].map((shift) => DIGITS[(hash >>> shift) & 63]).join('');
}

/** A built-in board is referenced by id; another one is embedded. */
const makeBoard = (scenario: Scenario): string =>
	isBuiltIn(scenario) ? scenario.id : makeWholeBoard(scenario);

/** `id~plan~zones~limits` */
export function makeWholeBoard(scenario: Scenario): string {
	const rows = (list: readonly string[] = []) => list.join('_').replaceAll('.', '-');
	const limits = makeLimits(scenario).replaceAll(':', '-').replaceAll(' ', '_');
	return [scenario.id, rows(scenario.plan), rows(scenario.zones), limits].join('~');
}

export function parseBoard(text: string, transfer: boolean, find: FindScenario): Scenario | null {
	const [id = '', plan, zones = '', limitText = '', ...more] = text.split('~');
	if (plan === undefined) return find(id) ?? null;
	const limits = parseLimits(limitText.replaceAll('-', ':').replaceAll('_', ' '));
	if (!limits || more.length > 0) return null;
	const rows = (part: string) => part.replaceAll('-', '.').split('_');
	const scenario = travellingScenario(id, rows(plan), zones ? rows(zones) : undefined, limits, transfer);
	return checkScenario(scenario).length === 0 ? scenario : null;
}
