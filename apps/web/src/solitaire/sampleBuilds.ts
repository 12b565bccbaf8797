/** Short cuts for tests. */
import { type Cell, type Random, seededRandom } from '@rumis/rules';
import { addStep, type Build, startBuild } from './build.js';
import { findSolitaire } from './catalogue.js';
import { handToPlay, isFinished } from './hand.js';
import { cellsAt, placesOf } from './places.js';

/** `'000 100 010'` as cells. */
export const cellsOf = (text: string): Cell[] =>
	text.split(' ').map((cube) => {
		const [x = 0, y = 0, z = 0] = [...cube].map(Number);
		return { x, y, z };
	});

export function startOf(id: string): Build {
	const puzzle = findSolitaire(id);
	if (!puzzle) throw new Error(`no puzzle ${id}`);
	return startBuild(puzzle);
}

/** Places a stone where chance wants it; null when none fits. */
export function placeByChance(build: Build, random: Random): Build | null {
	const items = handToPlay(build);
	while (items.length > 0) {
		const [item] = items.splice(random.below(items.length), 1);
		const places = placesOf(build, item!);
		if (places.length === 0) continue;
		const place = places[random.below(places.length)]!;
		return addStep(build, { kind: 'place', ...item!, cells: cellsAt(place) });
	}
	return null;
}

/** The same with a seed, so many stones or as many as fit. */
export function buildByChance(id: string, seed: number, stones: number): Build {
	const random = seededRandom(seed);
	let build = startOf(id);
	for (let placed = 0; placed < stones && !isFinished(build); placed++) {
		const next = placeByChance(build, random);
		if (!next) break;
		build = next;
	}
	return build;
}
