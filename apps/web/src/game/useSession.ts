import type { Table } from '@rumis/table';
import { useEffect, useState } from 'react';
import { useCalm } from '../settings/useCalm.js';
import { startAutosave } from './autosave.js';
import { startCounting } from './counting.js';
import { type Session, startLocalSession } from './session.js';
import { startSounds } from './sounds.js';

/** Opens a kept game for as long as the page shows it. */
export function useSession(id: string, table: Table): Session | null {
	const isCalm = useCalm();
	const [session, setSession] = useState<Session | null>(null);
	useEffect(() => {
		const opened = startLocalSession(id, table, isCalm);
		const ends = [startAutosave(opened), startCounting(opened, isCalm), startSounds(opened)];
		setSession(opened);
		return () => {
			for (const end of ends) end();
			opened.close();
		};
	}, [id, table, isCalm]);
	return session;
}
