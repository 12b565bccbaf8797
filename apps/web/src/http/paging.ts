/** A paginated list. */
import type { TableList, TableRow } from '@rumis/protocol';
import type { Result } from '@rumis/rules';
import { useCallback, useEffect, useReducer } from 'react';
import { type ApiError, api } from './api.js';

export interface Paged {
	readonly rows: readonly TableRow[];
	/** The cursor of the next page: undefined for the first, null after the last. */
	readonly before: number | null | undefined;
	readonly isLoading: boolean;
	readonly error: ApiError | null;
	/** The server's time of the last response. */
	readonly now: number;
}

export const NO_PAGE: Paged = { rows: [], before: undefined, isLoading: true, error: null, now: 0 };

const PAGE = 20;

/** The URL of the next page. */
export function pagePath(list: string, before: number | undefined): string {
	const [path, query = ''] = list.split('?');
	const wanted = new URLSearchParams(query);
	wanted.set('limit', String(PAGE));
	if (before !== undefined) wanted.set('before', String(before));
	return `${path}?${wanted}`;
}

/** Appends a page. Rows that moved in the meantime are not listed twice. */
export function withPage(paged: Paged, answer: Result<TableList, ApiError>): Paged {
	if (!answer.ok) return { ...paged, isLoading: false, error: answer.error };
	const { tables, before, now } = answer.value;
	const known = new Set(paged.rows.map(({ id }) => id));
	const rows = [...paged.rows, ...tables.filter(({ id }) => !known.has(id))];
	return { rows, before, now, isLoading: false, error: null };
}

type Step =
	| { readonly kind: 'begin' }
	| { readonly kind: 'ask' }
	| { readonly kind: 'page'; readonly answer: Result<TableList, ApiError> };

function step(paged: Paged, it: Step): Paged {
	if (it.kind === 'begin') return NO_PAGE;
	return it.kind === 'ask' ? { ...paged, isLoading: true, error: null } : withPage(paged, it.answer);
}

/** The first page of a list, and the next ones on request; `more` also retries. */
export function usePaged(list: string): Paged & { readonly more: () => void } {
	const [paged, change] = useReducer(step, NO_PAGE);
	useEffect(() => {
		let isWanted = true;
		change({ kind: 'begin' });
		void api
			.get<TableList>(pagePath(list, undefined))
			.then((answer) => isWanted && change({ kind: 'page', answer }));
		return () => {
			isWanted = false;
		};
	}, [list]);
	const { before } = paged;
	const more = useCallback(() => {
		change({ kind: 'ask' });
		const path = pagePath(list, before ?? undefined);
		void api.get<TableList>(path).then((answer) => change({ kind: 'page', answer }));
	}, [list, before]);
	return { ...paged, more };
}
