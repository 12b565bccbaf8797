import { seatOfColour } from '@rumis/table';
import { useCallback, useEffect, useState } from 'react';
import { deviceStorage, KEYS } from '../device/storage.js';
import type { GameSession } from '../game/session.js';
import { type GameState, ownSeat, personToMove } from '../game/state.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { useStore } from '../util/store.js';
import './result.css';

const MARKS = ['pick', 'touch', 'above'] as const;
type Mark = (typeof MARKS)[number];

const readSeen = (): readonly string[] => (deviceStorage.read(KEYS.coach) ?? '').split(' ');

/** How many stones the only person has placed; null if tips would be out of place. */
function ownStones(state: GameState): number | null {
	const seat = ownSeat(state);
	const { setup } = state.table.config;
	if (seat === null || setup.mode !== 'standard') return null;
	return state.table.position.history.filter(({ colour }) => seatOfColour(setup, colour) === seat).length;
}

const canPick = (state: GameState): boolean => personToMove(state) !== null && !state.held;

/** Three tips in a first game: before the first, second and third stone. Each is shown once. */
export function CoachMarks({ session }: { readonly session: GameSession }) {
	const t = useTexts().coach;
	const placed = useStore(session.store, ownStones);
	const isFree = useStore(session.store, canPick);
	const [seen, setSeen] = useState(readSeen);
	const dismiss = useCallback((marks: readonly Mark[]) => {
		const next = [...new Set([...readSeen(), ...marks])].filter(Boolean);
		deviceStorage.write(KEYS.coach, next.join(' '));
		setSeen(next);
	}, []);
	// A tip is dismissed once the player has done what it says.
	useEffect(() => {
		if (placed) dismiss(MARKS.slice(0, placed));
	}, [placed, dismiss]);
	const mark = placed === null ? undefined : MARKS[placed];
	if (!mark || !isFree || seen.includes(mark)) return null;
	return (
		<aside className="coach" aria-label={t.label} data-mark={mark}>
			<p aria-live="polite">{t[mark]}</p>
			<div className="coach-ways">
				<Button look="quiet" onClick={() => dismiss(MARKS)}>
					{t.off}
				</Button>
				<Button look="primary" onClick={() => dismiss([mark])}>
					{t.gotIt}
				</Button>
			</div>
		</aside>
	);
}
