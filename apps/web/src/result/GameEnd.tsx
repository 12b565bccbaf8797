import { useEffect, useState } from 'react';
import type { GameSession } from '../game/session.js';
import { useStore } from '../util/store.js';
import { startFlights } from './flights.js';
import './result.css';
import { ResultCard } from './ResultCard.js';

/** The end of a game over its board: the animated count, then the result. */
export function GameEnd({ session }: { readonly session: GameSession }) {
	const isDone = useStore(session.store, ({ count }) => count?.isDone ?? false);
	const isNow = useStore(session.store, ({ viewedPly }) => viewedPly === null);
	const [isOpen, open] = useState(true);
	useEffect(() => startFlights(session), [session]);
	if (!isDone || !isNow) return null;
	return <ResultCard session={session} isOpen={isOpen} onOpen={open} />;
}
