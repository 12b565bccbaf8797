/** A started puzzle as stored on the device. Parsed steps are validated by the referee. */

import { type Cell, err, ok, parseColour, parseStone, type Result } from '@rumis/rules';
import { addStep, type BuildStep, isLegalStep, parseFramePose, setFramePose, startBuild } from '@rumis/table';
import type { SolitaireBuild, SolitairePuzzle } from '../puzzles/puzzle.js';
import { NO_USES, parseUses, type Uses } from './helps.js';

export interface SavedBuild {
	readonly build: SolitaireBuild;
	readonly ms: number;
	readonly uses: Uses;
}

export const freshBuild = (puzzle: SolitairePuzzle): SavedBuild => ({
	build: startBuild(puzzle),
	ms: 0,
	uses: NO_USES,
});

const VERSION = 1;
/** Beyond this, the undo history is dropped, and only the current stones are kept. */
const MOST_STEPS = 600;
const MOST_MS = 1000 * 60 * 60 * 24 * 365;

export function makeSaved({ build, ms, uses }: SavedBuild): string {
	const steps = build.steps.length > MOST_STEPS ? presentSteps(build) : build.steps;
	return JSON.stringify({
		version: VERSION,
		lie: build.pose,
		steps: steps.map(makeStep),
		ms: Math.round(ms),
		uses,
	});
}

/** The steps that lead directly to the current building. */
function presentSteps({ steps, placed, turn }: SolitaireBuild): readonly BuildStep[] {
	if (!turn) return placed.map((laid) => ({ kind: 'place', ...laid }));
	return steps.slice(steps.findLastIndex(({ kind }) => kind === 'clear') + 1);
}

const makeCell = ({ x, y, z }: Cell): string => `${x},${y},${z}`;

function makeStep(step: BuildStep): string {
	switch (step.kind) {
		case 'place':
			return ['place', step.colour, step.stone, ...step.cells.map(makeCell)].join(' ');
		case 'take':
			return ['take', step.colour, step.stone].join(' ');
		case 'end':
			return ['end', step.colour].join(' ');
		case 'clear':
			return 'clear';
	}
}

export type SavedError = { readonly code: 'savedForm' | 'savedVersion' | 'savedStep' };

export function parseSaved(text: string, puzzle: SolitairePuzzle): Result<SavedBuild, SavedError> {
	const kept = parseFields(text);
	if (!kept) return err({ code: 'savedForm' });
	if (kept.version !== VERSION) return err({ code: 'savedVersion' });
	const { ms, steps } = kept;
	const [pose, uses] = [parseFramePose(kept.lie), parseUses(kept.uses)];
	const isTime = typeof ms === 'number' && ms >= 0 && ms <= MOST_MS;
	if (pose === null || uses === null || !isTime || !Array.isArray(steps)) return err({ code: 'savedForm' });
	if (steps.length > MOST_STEPS || (pose !== '' && puzzle.mode !== 'free')) return err({ code: 'savedForm' });
	const build = replay(setFramePose(startBuild(puzzle), pose), steps);
	return build ? ok({ build, ms, uses }) : err({ code: 'savedStep' });
}

function parseFields(text: string): Readonly<Record<string, unknown>> | null {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
	} catch {
		return null;
	}
}

function replay(start: SolitaireBuild, texts: readonly unknown[]): SolitaireBuild | null {
	let build = start;
	for (const text of texts) {
		const step = typeof text === 'string' ? parseStep(text) : null;
		if (!step || !isLegalStep(build, step)) return null;
		build = addStep(build, step);
	}
	return build;
}

function parseStep(text: string): BuildStep | null {
	const [kind, colourText = '', stoneText = '', ...cellTexts] = text.split(' ');
	const [colour, stone] = [parseColour(colourText), parseStone(stoneText)];
	if (kind === 'clear') return { kind };
	if (kind === 'end') return colour && { kind, colour };
	if (!colour || !stone) return null;
	if (kind === 'take') return { kind, colour, stone };
	const cells = cellTexts.map(parseCell);
	if (kind !== 'place' || cells.length > LARGEST || !cells.every((cell) => cell !== null)) return null;
	return { kind, colour, stone, cells };
}

const LARGEST = 4;

function parseCell(text: string): Cell | null {
	const [, x, y, z] = /^(\d{1,2}),(\d{1,2}),(\d{1,2})$/.exec(text) ?? [];
	return z === undefined ? null : { x: Number(x), y: Number(y), z: Number(z) };
}
