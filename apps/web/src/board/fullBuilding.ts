/** A scenario built up to its limits in courses of stone blocks, for its picture. */
import { type Cell, hasPhase, limitFor, type ModeId, modeOf, planFor, type Scenario } from '@rumis/rules';
import type { Piece } from './isometric.js';

/** Blocks differ a little in tone, like quarried stone; `beyond` is built only after the transfer. */
export interface Block extends Piece {
	readonly tone: number;
	readonly beyond: boolean;
}

export interface GroundSquare extends Cell {
	/** Whether anything may be built here. */
	readonly open: boolean;
}

export interface FullBuilding {
	readonly width: number;
	readonly depth: number;
	readonly blocks: readonly Block[];
	readonly ground: readonly GroundSquare[];
}

export const TONES = 3;

export function fullBuilding(scenario: Scenario, players: number, mode: ModeId): FullBuilding {
	const limits = modeOf(mode).limitsFor(players);
	// A board without limits for this number of players is shown empty.
	const inside = limitFor(scenario, limits) ? planFor(scenario, limits) : null;
	const outside = inside && hasPhase(mode, 'transfer') ? planFor(scenario, limits, 'outside') : null;
	const [width, depth] = [scenario.plan[0]?.length ?? 0, scenario.plan.length];
	const heightAt = (x: number, y: number) => inside?.limit[y * width + x] ?? 0;
	const beyondAt = (x: number, y: number) => outside?.limit[y * width + x] ?? 0;
	const ground = squaresOf(scenario).map(
		({ x, y }): GroundSquare => ({ x, y, z: -1, open: heightAt(x, y) + beyondAt(x, y) > 0 }),
	);
	const blocks = [...layCourses(ground, heightAt, false), ...layCourses(ground, beyondAt, true)];
	return { width, depth, blocks, ground };
}

const squaresOf = ({ plan }: Scenario): Omit<Cell, 'z'>[] =>
	plan.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '.' ? [] : [{ x, y }])));

/** Fills the squares up to their heights with blocks of two cubes, alternating direction with each course. */
function layCourses(
	ground: readonly GroundSquare[],
	heightAt: (x: number, y: number) => number,
	beyond: boolean,
): Block[] {
	const blocks = new Map<string, Cell[]>();
	for (const { x, y } of ground) {
		for (let z = 0; z < heightAt(x, y); z++) {
			const key = blockKey({ x, y, z });
			blocks.set(key, [...(blocks.get(key) ?? []), { x, y, z }]);
		}
	}
	return [...blocks.values()].map((cells) => ({ cells, beyond, tone: toneOf(cells[0]!) }));
}

/** Even courses run along the rows, odd ones along the columns, each offset against the one below. */
function blockKey({ x, y, z }: Cell): string {
	const shift = Math.floor(z / 2) % 2;
	return z % 2 === 0
		? `${Math.floor((x + y + shift) / 2) - y} ${y} ${z}`
		: `${x} ${Math.floor((y + x + shift) / 2) - x} ${z} across`;
}

/** Looks random, but is deterministic. */
const toneOf = ({ x, y, z }: Cell): number => (x * 7 + y * 5 + z * 11 + ((x * y) % 3)) % TONES;
