import type { TableClient, TableView } from '@rumis/client';
import { useEffect, useState } from 'react';
import { useStore } from '../../util/store.js';
import { openTable } from './browserEnvironment.js';

/** A connection to a table while the component is mounted. */
export function useTable(id: string): TableClient | null {
	const [client, setClient] = useState<TableClient | null>(null);
	useEffect(() => {
		const opened = openTable(id);
		setClient(opened.client);
		return () => {
			setClient(null);
			opened.close();
		};
	}, [id]);
	return client;
}

export const useView = <Part>(client: TableClient, select: (view: TableView) => Part): Part =>
	useStore({ get: () => client.view, subscribe: client.subscribe }, select);
