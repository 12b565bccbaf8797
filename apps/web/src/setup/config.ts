import { hasPhase, makeMove, seededRandom } from '@rumis/rules';
import { cleanName, type Seat, type TableConfig } from '@rumis/table';
import { type Choices, playingColours, type SeatChoice, seatsOf, setupOf } from './choices.js';

/** An unpredictable number. */
export function freshSeed(): number {
	return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/** The table's config from the choices. A random opening colour is drawn here. */
export function configOf(choices: Choices, random = freshSeed): TableConfig {
	const colours = playingColours(choices);
	const lot = colours[seededRandom(random()).below(colours.length)]!;
	return {
		setup: setupOf(choices, choices.start === 'chance' ? lot : choices.start),
		seats: seatsOf(choices).map(seatFor),
		// Players who share a screen can agree in person.
		undo: 'free',
		seed: random(),
		ruin: ruinOf(choices),
	};
}

/** Without a name, the page shows a default in the current language. */
function seatFor({ kind, name, style, level }: SeatChoice): Seat {
	return kind === 'person' ? { kind, name: cleanName(name) } : { kind, bot: `${style}:${level}`, name: '' };
}

function ruinOf({ mode, ruin, ruinFile }: Choices): TableConfig['ruin'] {
	if (!hasPhase(mode, 'ruin')) return 'turns';
	return ruin === 'file' ? (ruinFile?.moves.map(makeMove) ?? 'turns') : ruin;
}
