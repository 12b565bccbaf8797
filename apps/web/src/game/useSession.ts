import type { Table } from '@rumis/table';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../settings/useSettings.js';
import { startAutosave } from './autosave.js';
import { startCounting } from './counting.js';
import { type Session, startLocalSession } from './session.js';
import { startSounds } from './sounds.js';

/** Opens a kept game for as long as the page shows it. */
export function useSession(id: string, table: Table): Session | null {
	const isCalm = useReducedMotion();
	const [session, setSession] = useState<Session | null>(null);
	const [calm] = useState({ now: isCalm });
	calm.now = isCalm;
	useEffect(() => {
		const opened = startLocalSession(id, table, () => calm.now);
		const ends = [startAutosave(opened), startCounting(opened, () => calm.now), startSounds(opened)];
		setSession(opened);
		return () => {
			for (const end of ends) end();
			opened.close();
		};
	}, [id, table, calm]);
	return session;
}
