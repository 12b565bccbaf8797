import { parseColour } from './colour.js';
import { parseModeId } from './modes/mode.js';
import type { Move } from './move.js';
import { makeMove } from './moveText.js';
import { Position } from './position.js';
import {
	type FindScenario,
	findBuiltin,
	isBuiltIn,
	makeLimits,
	parseLimits,
	travellingScenario,
} from './recordTags.js';
import { err, ok, type Result } from './result.js';
import type { Scenario } from './scenario.js';
import { checkScenario } from './scenarioCheck.js';
import { checkSetup, type Setup } from './setup.js';

/**
 * A whole game in a few dozen characters that need no escaping in a URL:
 * `1.chullpa.4.standard.yellow.38.<moves><check>`.
 * Each move is written as its number among the legal moves, all of them together as one large number in mixed
 * radix. So nothing but legal games can be written down, and reading needs the rules.
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
	/** Which part of the text, counted from 1; parts are separated by dots. */
	readonly part: number;
}

export interface CompactGame {
	readonly setup: Setup;
	readonly moves: readonly Move[];
}

const VERSION = '1';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CHECK_DIGITS = 3;
/** No game is longer: six colours of eleven stones, or a transfer game of 44. */
const MAX_PLIES = 66;

export function makeCompact(game: CompactGame): string {
	const position = startOf(game.setup);
	const counted = game.moves.map((move) => numberMove(position, move));
	let number = 0n;
	for (const { index, count } of counted.reverse()) number = number * BigInt(count) + BigInt(index);
	const { scenario, players, mode, start } = game.setup;
	const head = [VERSION, makeBoard(scenario), players, mode, start, game.moves.length].join('.');
	const moves = makeDigits(number);
	return `${head}.${moves}${checkOf(`${head}.${moves}`)}`;
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
	const [version, board = '', players = '', modeName = '', startName = '', plies = '', tail = ''] = parts;
	if (version !== VERSION) return fail('compactVersion', 1);
	if (parts.length !== 7) return fail('compactForm', parts.length);
	const head = parts.slice(0, -1).join('.');
	const moves = tail.slice(0, -CHECK_DIGITS);
	if (checkOf(`${head}.${moves}`) !== tail.slice(-CHECK_DIGITS)) return fail('compactCheck', 7);
	const [mode, start] = [parseModeId(modeName), parseColour(startName)];
	const scenario = parseBoard(board, mode === 'transfer', find);
	if (!scenario) return fail('compactScenario', 2);
	if (!mode || !start || !/^[2-6]$/.test(players)) return fail('compactSetup', 3);
	const setup = checkSetup({ scenario, players: Number(players), mode, start });
	if (!setup.ok) return fail('compactSetup', 3);
	const count = /^\d{1,2}$/.test(plies) ? Number(plies) : MAX_PLIES + 1;
	if (count > MAX_PLIES) return fail('compactMoves', 6);
	const played = parseMoves(setup.value, count, moves);
	return played ? ok({ setup: setup.value, moves: played }) : fail('compactMoves', 7);
}

function parseMoves(setup: Setup, plies: number, digits: string): Move[] | null {
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

/** More digits than any game needs are refused, so that hostile text cannot make huge numbers. */
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

/** Eighteen bits of FNV-1a: a link that lost or changed a letter must not show some other game. */
function checkOf(text: string): string {
	let hash = 0x811c9dc5;
	for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
	return [0, 6, 12].map((shift) => DIGITS[(hash >>> shift) & 63]).join('');
}

/** A built-in board goes by its id; another one travels along: `id~plan~zones~limits`. */
function makeBoard(scenario: Scenario): string {
	if (isBuiltIn(scenario)) return scenario.id;
	const rows = (list: readonly string[] = []) => list.join('_').replaceAll('.', '-');
	const limits = makeLimits(scenario).replaceAll(':', '-').replaceAll(' ', '_');
	return [scenario.id, rows(scenario.plan), rows(scenario.zones), limits].join('~');
}

function parseBoard(text: string, transfer: boolean, find: FindScenario): Scenario | null {
	const [id = '', plan, zones = '', limitText = '', ...more] = text.split('~');
	if (plan === undefined) return find(id) ?? null;
	const limits = parseLimits(limitText.replaceAll('-', ':').replaceAll('_', ' '));
	if (!limits || more.length > 0) return null;
	const rows = (part: string) => part.replaceAll('-', '.').split('_');
	const scenario = travellingScenario(id, rows(plan), zones ? rows(zones) : undefined, limits, transfer);
	return checkScenario(scenario).length === 0 ? scenario : null;
}
