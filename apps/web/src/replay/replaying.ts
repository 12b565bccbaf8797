/** A recorded game on the screen: nobody plays, it is only looked at. */
import { laidPlies, type Table } from '@rumis/table';
import { useCallback } from 'react';
import { takeBackTo } from '../game/playing.js';
import { type GameSession, startRemoteSession } from '../game/session.js';
import { type GameState, openGame } from '../game/state.js';
import { seenPosition } from '../game/view.js';
import { useOpened } from '../play/session.js';

/** A referee elsewhere and no seat here, so no stone can be touched. */
const WATCHING = { kind: 'server', seat: null, sent: null } as const;

/** Opened at its end, as the result is what most want to see first. */
export const openReplay = (id: string, table: Table): GameState => openGame(id, table, WATCHING);

export function useReplay(id: string, table: Table): GameSession | null {
	return useOpened(useCallback((isCalm) => startRemoteSession(openReplay(id, table), isCalm), [id, table]));
}

/** The move after which the game is looked at. */
export const plyOf = ({ viewedPly, table }: GameState): number => viewedPly ?? table.position.ply;

/** A ruin that was laid at once is not taken apart again, and after the end there is nothing left to play. */
export const canPlayOn = (state: GameState): boolean =>
	plyOf(state) >= laidPlies(state.table) && seenPosition(state).phase !== null;

/** A new local table that goes on from the position shown. */
export function tableFromHere(state: GameState): Table {
	if (state.viewedPly === null) return state.table;
	return takeBackTo({ ...state, referee: { kind: 'here' } }, state.viewedPly).table;
}
