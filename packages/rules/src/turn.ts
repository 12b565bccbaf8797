import type { Colour } from './board/colour.js';
import type { Phase } from './modes/mode.js';
import { rulesOf } from './phases/index.js';
import type { OutReason } from './phases/phase.js';
import { scoresOf } from './state/score.js';
import type { State } from './state/state.js';

/** A colour that is out, since when and why. */
export interface Out {
	readonly colour: Colour;
	readonly phase: Phase;
	readonly reason: OutReason;
}

/** Announcements when the turn passes on. */
export type Notice =
	| ({ readonly kind: 'out' } & Out)
	| { readonly kind: 'phase'; readonly phase: Phase }
	| { readonly kind: 'over' };

/** The current turn. Immutable, so undoing a move restores the old one. */
export interface Turn {
	/** Null when the game is over. */
	readonly phase: Phase | null;
	/** The colour to move, in the ruin phase the seat that places; the last mover when the game is over. */
	readonly colour: number;
	/** The colours that are out in this phase, in order. */
	readonly out: readonly Out[];
	/** Scores at the end of the build phase of the transfer game. */
	readonly intermediate: readonly number[] | null;
	/** What happened since the last move. */
	readonly notices: readonly Notice[];
}

export function firstTurn(state: State): Turn {
	const before: Turn = { phase: null, colour: state.start, out: [], intermediate: null, notices: [] };
	return beginPhase(state, before, 0);
}

/** The turn after the current colour has moved; `putAside` if it put its stone aside. */
export function nextTurn(state: State, turn: Turn, putAside: boolean): Turn {
	const fresh: Turn = { ...turn, notices: [] };
	const after = putAside ? goOut(state, fresh, turn.colour, 'putAside') : fresh;
	return passTo(state, after, turn.colour + 1);
}

/** Begins the mode's phase with this index, or ends the game after the last. */
function beginPhase(state: State, turn: Turn, number: number): Turn {
	const phase = state.mode.phases[number] ?? null;
	if (phase === null) return { ...turn, phase, notices: [...turn.notices, { kind: 'over' }] };
	const notices: Notice[] = number > 0 ? [...turn.notices, { kind: 'phase', phase }] : [...turn.notices];
	switch (phase) {
		case 'ruin':
			return passTo(state, { ...turn, phase, notices }, 0);
		case 'build':
			return passTo(state, { ...turn, phase, notices }, state.start);
		case 'transfer': {
			const intermediate = scoresOf(state, null).map(({ points }) => points);
			// The colour that placed the last stone starts: it had the last turn.
			return passTo(state, { ...turn, phase, out: [], intermediate, notices }, turn.colour);
		}
	}
}

/** Passes the turn to the first colour, from this seat on, that can move; the others are out. */
function passTo(state: State, turn: Turn, seat: number): Turn {
	const { phase } = turn;
	if (phase === null) throw new Error('the game is over');
	const rules = rulesOf(phase);
	let now = turn;
	for (let step = 0; step < state.colourCount; step++) {
		const colour = (seat + step) % state.colourCount;
		if (isOut(state, now, colour)) continue;
		if (rules.canMove(state, colour)) return { ...now, colour };
		// The ruin is common: if none of its stones fits, nobody is out, and the phase just ends.
		if (phase === 'ruin') break;
		now = goOut(state, now, colour, rules.whyOut(state, colour));
	}
	return beginPhase(state, now, state.mode.phases.indexOf(phase) + 1);
}

const isOut = ({ colours }: State, { out }: Turn, colour: number): boolean =>
	out.some((entry) => entry.colour === colours[colour]);

function goOut({ colours }: State, turn: Turn, colour: number, reason: OutReason): Turn {
	const out: Out = { colour: colours[colour]!, phase: turn.phase ?? 'build', reason };
	return { ...turn, out: [...turn.out, out], notices: [...turn.notices, { kind: 'out', ...out }] };
}
