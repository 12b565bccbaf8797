import type { TableClient } from '@rumis/client';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { useView } from './useTable.js';

/** Shows that the connection is lost or slow; nothing if all is well. */
export function Connection({ client }: { readonly client: TableClient }) {
	const t = useTexts().online.state;
	const isLost = useView(client, ({ connection, wasReady }) => connection !== 'ready' && wasReady);
	const isSending = useView(client, (view) => view.isSending);
	const isOnline = useOnline();
	const text = isLost ? (isOnline ? t.lost : t.offline) : isSending ? t.sending : '';
	return (
		<div className="online-connection" role="status" data-shown={text !== ''}>
			{text}
		</div>
	);
}

/** Whether the browser reports a network connection. */
function useOnline(): boolean {
	const [isOnline, setOnline] = useState(navigator.onLine);
	useEffect(() => {
		const look = () => setOnline(navigator.onLine);
		addEventListener('online', look);
		addEventListener('offline', look);
		return () => {
			removeEventListener('online', look);
			removeEventListener('offline', look);
		};
	}, []);
	return isOnline;
}
