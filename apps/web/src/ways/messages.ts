import type { SetTable } from '@rumis/solver';

/** What the worker is asked. All of it is plain data. */
export type ToWorker = { readonly kind: 'table' } | { readonly kind: 'packings'; readonly setId: string };

export type FromWorker =
	| { readonly kind: 'table'; readonly table: SetTable }
	| { readonly kind: 'packings'; readonly setId: string; readonly texts: readonly string[] };
