/** A recorded game, read-only. */
import type { TableInfo } from '@rumis/protocol';
import { laidPlies, type Table } from '@rumis/table';
import { useCallback } from 'react';
import { takeBackTo } from '../game/playing.js';
import { type GameSession, startRemoteSession } from '../game/session.js';
import { type GameState, openGame } from '../game/state.js';
import { seenPosition } from '../game/view.js';
import { useOpened } from '../play/session.js';

/** A remote referee and no seat, so no stone can be moved. */
const WATCHING = { kind: 'server', seat: null, sent: null } as const;

/** Opened at its end, because most people want to see the result first. */
export const openReplay = (id: string, table: Table): GameState => openGame(id, table, WATCHING);

export function useReplay(id: string, table: Table): GameSession | null {
	return useOpened(useCallback((isCalm) => startRemoteSession(openReplay(id, table), isCalm), [id, table]));
}

/** The ply that is shown. */
export const plyOf = ({ viewedPly, table }: GameState): number => viewedPly ?? table.position.ply;

/** A ruin that was placed automatically cannot be taken back, and after the end nothing is left to play. */
export const canPlayOn = (state: GameState): boolean =>
	plyOf(state) >= laidPlies(state.table) && seenPosition(state).phase !== null;

/** The record has only the moves; the server also knows who ended the game early, and why. */
export function withEnding(
	table: Table,
	{ standings, seats }: Pick<TableInfo, 'standings' | 'seats'>,
): Table {
	if (!standings || table.position.phase === null) return table;
	const seat = seats.findLastIndex(({ left, bot }) => left !== null && bot === null);
	const why = seats[seat]?.left;
	return why ? { ...table, ended: { seat, why } } : table;
}

/** A new local table that continues from the position shown. */
export function tableFromHere(state: GameState): Table {
	const table = { ...state.table, ended: null };
	if (state.viewedPly === null) return table;
	return takeBackTo({ ...state, table, referee: { kind: 'here' } }, state.viewedPly).table;
}
