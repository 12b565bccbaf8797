/** A recorded game on the screen: nobody plays, it is only looked at. */
import { laidPlies, type Table } from '@rumis/table';
import { useEffect, useState } from 'react';
import { takeBackTo } from '../game/playing.js';
import { type Session, startRemoteSession } from '../game/session.js';
import { type GameState, openGame } from '../game/state.js';
import { seenPosition } from '../game/view.js';
import { useCalm } from '../settings/useCalm.js';

/** A referee elsewhere and no seat of one's own: so no stone can be touched. */
const WATCHING = { kind: 'server', seat: null, sent: null } as const;

/** Opened at its end, as the result is what most want to see first. */
export const openReplay = (id: string, table: Table): GameState => openGame(id, table, WATCHING);

export function useReplay(id: string, table: Table): Session | null {
	const isCalm = useCalm();
	const [session, setSession] = useState<Session | null>(null);
	useEffect(() => {
		const opened = startRemoteSession(openReplay(id, table), isCalm);
		setSession(opened);
		return () => opened.close();
	}, [id, table, isCalm]);
	return session;
}

/** The move after which the game is looked at. */
export const plyOf = ({ viewedPly, table }: GameState): number => viewedPly ?? table.position.ply;

/** A ruin that was laid at once is not taken apart again, and after the end there is nothing left to play. */
export const canPlayOn = (state: GameState): boolean =>
	plyOf(state) >= laidPlies(state.table) && seenPosition(state).phase !== null;

/** A table of one's own that goes on from what is looked at. */
export function tableFromHere(state: GameState): Table {
	if (state.viewedPly === null) return state.table;
	return takeBackTo({ ...state, place: { kind: 'here' } }, state.viewedPly).table;
}
