import { hasPhase, makeMove, seededRandom } from '@rumis/rules';
import { cleanName, type Seat, type TableConfig } from '@rumis/table';
import { type Choices, playingColours, type SeatChoice, seatsOf, setupOf } from './choices.js';

/** A number that nobody can guess. */
export function freshSeed(): number {
	return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/** What the table needs, from what was chosen. Chance decides here who opens. */
export function configOf(choices: Choices, random = freshSeed): TableConfig {
	const colours = playingColours(choices);
	const lot = colours[seededRandom(random()).below(colours.length)]!;
	return {
		setup: setupOf(choices, choices.start === 'chance' ? lot : choices.start),
		seats: seatsOf(choices).map(seatFor),
		// Whoever shares a screen can ask across the table.
		undo: 'free',
		seed: random(),
		ruin: ruinOf(choices),
	};
}

/** Without a name the page finds a word, in whatever language is spoken later. */
function seatFor({ kind, name, style, level }: SeatChoice): Seat {
	return kind === 'person' ? { kind, name: cleanName(name) } : { kind, bot: `${style}:${level}`, name: '' };
}

function ruinOf({ mode, ruin, ruinFile }: Choices): TableConfig['ruin'] {
	if (!hasPhase(mode, 'ruin')) return 'turns';
	return ruin === 'file' ? (ruinFile?.moves.map(makeMove) ?? 'turns') : ruin;
}
