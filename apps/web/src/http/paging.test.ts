import type { TableList } from '@rumis/protocol';
import { err, ok } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../test/sampleTables.js';
import { NO_PAGE, pagePath, withPage } from './paging.js';

const page = (before: number | null, ...ids: readonly string[]) =>
	ok<TableList>({ tables: ids.map((id) => tableOf({ id })), before, now: 7 });
const ids = ({ rows }: ReturnType<typeof withPage>) => rows.map(({ id }) => id);

describe('a list of games', () => {
	it('grows page by page, until there are no more', () => {
		const first = withPage(NO_PAGE, page(50, 'a', 'b'));
		expect(first).toMatchObject({ before: 50, isLoading: false, error: null, now: 7 });
		const second = withPage(first, page(null, 'c'));
		expect(ids(second)).toEqual(['a', 'b', 'c']);
		expect(second.before).toBeNull();
	});

	it('has no game twice, even if one has moved meanwhile', () => {
		expect(ids(withPage(withPage(NO_PAGE, page(50, 'a', 'b')), page(null, 'b', 'c')))).toEqual([
			'a',
			'b',
			'c',
		]);
	});

	it('keeps its rows when the next page fails, and can retry', () => {
		const first = withPage(NO_PAGE, page(50, 'a'));
		const failed = withPage(first, err({ code: 'offline' }));
		expect(failed).toMatchObject({ rows: first.rows, before: 50, error: { code: 'offline' } });
		expect(withPage(failed, page(null, 'b'))).toMatchObject({ error: null });
	});

	it('is asked for at the right address', () => {
		expect(pagePath('archive', undefined)).toBe('archive?limit=20');
		expect(pagePath('archive', 50)).toBe('archive?limit=20&before=50');
		expect(pagePath(`archive?player=${encodeURIComponent('Ann & Ben')}`, 50)).toBe(
			'archive?player=Ann+%26+Ben&limit=20&before=50',
		);
	});
});
