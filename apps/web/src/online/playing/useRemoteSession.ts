import type { TableClient } from '@rumis/client';
import { useCallback } from 'react';
import { startCounting } from '../../game/counting.js';
import { type GameSession, startRemoteSession } from '../../game/session.js';
import { startSounds } from '../../game/sounds.js';
import { openGame } from '../../game/state.js';
import { closingWith, useOpened } from '../../play/session.js';
import { followTable } from './remoteGame.js';

/** The session of an online game while the page is mounted; null before the game starts. */
export function useRemoteSession(client: TableClient, hasBegun: boolean): GameSession | null {
	const open = useCallback(
		(isCalm: () => boolean) => {
			const { online } = client.view;
			if (!hasBegun || !online?.table) return null;
			const referee = { kind: 'server', seat: online.info.you, sent: null } as const;
			const session = startRemoteSession(openGame(online.info.id, online.table, referee), isCalm);
			const ends = [
				followTable(session, client),
				startCounting(session, isCalm),
				startSounds(session, isCalm),
			];
			return closingWith(session, ...ends);
		},
		[client, hasBegun],
	);
	return useOpened(open);
}
