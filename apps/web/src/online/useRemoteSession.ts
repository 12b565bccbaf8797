import { useEffect, useState } from 'react';
import { startCounting } from '../game/counting.js';
import { type Session, startRemoteSession } from '../game/session.js';
import { startSounds } from '../game/sounds.js';
import { openGame } from '../game/state.js';
import { useCalm } from '../settings/useCalm.js';
import { tie } from './remoteGame.js';
import type { TableClient } from './tableClient.js';

/** The game of an online table for as long as the page shows it; null before it has begun. */
export function useRemoteSession(client: TableClient, hasBegun: boolean): Session | null {
	const isCalm = useCalm();
	const [session, setSession] = useState<Session | null>(null);
	useEffect(() => {
		const { room } = client.view.get();
		if (!hasBegun || !room?.table) return;
		const place = { kind: 'server', seat: room.info.you, sent: null } as const;
		const opened = startRemoteSession(openGame(room.info.id, room.table, place), isCalm);
		const ends = [tie(opened, client), startCounting(opened, isCalm), startSounds(opened)];
		setSession(opened);
		return () => {
			for (const end of ends) end();
			opened.close();
		};
	}, [client, hasBegun, isCalm]);
	return session;
}
