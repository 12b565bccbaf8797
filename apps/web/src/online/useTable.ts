import { useEffect, useState } from 'react';
import { useStore } from '../ui/store.js';
import { openTable } from './browserSurroundings.js';
import type { TableClient, TableView } from './tableClient.js';

/** A connection to a table for as long as the page shows it. */
export function useTable(id: string): TableClient | null {
	const [client, setClient] = useState<TableClient | null>(null);
	useEffect(() => {
		const opened = openTable(id);
		setClient(opened);
		return () => {
			setClient(null);
			opened.close();
		};
	}, [id]);
	return client;
}

export const useView = <Part>(client: TableClient, select: (view: TableView) => Part): Part =>
	useStore(client.view, select);
