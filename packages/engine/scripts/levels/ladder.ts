/** A ladder of players from weak to strong. Neighbours meet, and their scores say how far apart levels are. */
import { logistic } from './logistic.js';
import type { Results } from './results.js';

export const RUNGS = [
	...[
		'glances:1',
		'glances:2',
		'glances:3',
		'glances:5',
		'glances:10',
		'glances:25',
		'glances:80',
		'glances:250',
	],
	...['sims:24', 'sims:75+', 'sims:225+', 'sims:700+', 'sims:2000+', 'sims:6000+', 'sims:20000+'],
	'sims:60000+',
] as const;

/** A rung and its rating; the lowest has 0. */
export interface Rated {
	readonly rung: string;
	readonly rating: number;
}

/** Ratings as far up as neighbours have met. */
export function rateRungs(
	results: Results,
	kind: string,
	openings: number,
	rungs: readonly string[],
): Rated[] {
	const rated: Rated[] = [{ rung: rungs[0]!, rating: 0 }];
	for (let i = 1; i < rungs.length; i++) {
		const score = results.scoreOf({ kind, upper: rungs[i]!, lower: rungs[i - 1]!, openings });
		if (!score) break;
		rated.push({ rung: rungs[i]!, rating: rated.at(-1)!.rating + logistic.ratingOf(score.mean) });
	}
	return rated;
}

/** So many levels from one rung to another, the same distance apart, between rungs by the logarithm of the work. */
export function evenLevels(rated: readonly Rated[], from: string, to: string, levels: number): string[] {
	const bottom = ratingAt(rated, from);
	const step = (ratingAt(rated, to) - bottom) / (levels - 1);
	return Array.from({ length: levels }, (_, i) => workAt(rated, bottom + i * step));
}

function ratingAt(rated: readonly Rated[], name: string): number {
	const found = rated.find(({ rung }) => rung === name);
	if (!found) throw new Error(`${name} has not been measured`);
	return found.rating;
}

function workAt(rated: readonly Rated[], rating: number): string {
	const next = Math.max(
		1,
		rated.findIndex((rung) => rung.rating >= rating - 1e-6),
	);
	const [below, above] = [rated[next - 1]!, rated[next]!];
	const part = (rating - below.rating) / (above.rating - below.rating);
	const [low, high] = [below, above].map(({ rung }) => amountOf(rung)) as [number, number];
	const [lowKind, highKind] = [below, above].map(({ rung }) => rung.split(':')[0]);
	if (lowKind !== highKind) return part < 0.5 ? below.rung : above.rung;
	const amount = low * (high / low) ** part;
	return `${highKind}:${Number(amount.toPrecision(2))}`;
}

const amountOf = (rung: string): number => Number.parseFloat(rung.split(':')[1]!);
