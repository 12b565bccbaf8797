import { err, ok, type Result } from '@rumis/rules';
import type { PackingPuzzle } from '../polycube/puzzle.js';
import { makeShape } from '../polycube/shape.js';
import type { Unique } from '../polycube/symmetry.js';
import type { UnitState } from './countJob.js';

/** A saved count: its question, and the progress of every unit. */
export interface CountState {
	readonly question: string;
	readonly units: readonly UnitState[];
}

export const STATE_ERRORS = [
	'stateForm',
	'stateVersion',
	'stateCheck',
	'stateForeign',
	'stateUnits',
] as const;

export interface StateError {
	readonly code: (typeof STATE_ERRORS)[number];
}

const FORMAT = 'rumis-count';
const VERSION = 1;

/** The question of a count as text: counts with the same text are interchangeable. */
export function makeQuestion({ shape, stock }: PackingPuzzle, unique: Unique): string {
	const stones = stock.map(({ stone, colour, min, max }) => `${colour ?? ''}${stone}*${min}-${max}`);
	return [unique, stones.join(','), makeShape(shape).trimEnd().replaceAll('\n', '/')].join(' ');
}

/** One line of JSON with a checksum: a truncated or edited file must not give a wrong number. */
export function makeCountState({ question, units }: CountState): string {
	const rows = units.map(({ solutions, path, fraction }) => [solutions, path, fraction]);
	const check = checkSum(JSON.stringify([question, rows]));
	return `${JSON.stringify({ format: FORMAT, version: VERSION, question, check, units: rows })}\n`;
}

export function parseCountState(text: string): Result<CountState, StateError> {
	const data = readJson(text);
	if (!isRecord(data) || data.format !== FORMAT) return err({ code: 'stateForm' });
	if (data.version !== VERSION) return err({ code: 'stateVersion' });
	const { question, units: rows, check } = data;
	if (typeof question !== 'string' || !Array.isArray(rows)) return err({ code: 'stateForm' });
	if (check !== checkSum(JSON.stringify([question, rows]))) return err({ code: 'stateCheck' });
	const units = rows.map(parseUnit);
	if (units.includes(null)) return err({ code: 'stateForm' });
	return ok({ question, units: units.filter((unit) => unit !== null) });
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function parseUnit(row: unknown): UnitState | null {
	if (!Array.isArray(row) || row.length !== 3) return null;
	const [solutions, path, fraction]: readonly unknown[] = row;
	const isPath = path === null || (Array.isArray(path) && path.every((step) => Number.isInteger(step)));
	if (typeof solutions !== 'number' || typeof fraction !== 'number' || !isPath) return null;
	return { solutions, path: path === null ? null : path.map(Number), fraction };
}

/** FNV-1a: good enough against accidental damage. */
function checkSum(text: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	return hash >>> 0;
}
