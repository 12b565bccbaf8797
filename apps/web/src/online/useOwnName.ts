import { useState } from 'react';
import { useMe } from '../people/me.js';
import { keptName } from './kept.js';

/** What one is called at online tables: by the account, or as one was last called here; and how to change it. */
export function useOwnName() {
	const me = useMe();
	const [typed, setName] = useState<string | null>(null);
	const known = me.kind === 'ready' ? me.value : null;
	const name = typed ?? (keptName() || known?.name || '');
	return { name, setName, account: known?.account?.name ?? null };
}
