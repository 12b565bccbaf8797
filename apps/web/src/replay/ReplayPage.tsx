import type { TableInfo } from '@rumis/protocol';
import { ok, type Result } from '@rumis/rules';
import type { Table } from '@rumis/table';
import { useCallback } from 'react';
import { type ApiError, api } from '../http/api.js';
import { useLoading } from '../http/loaded.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { LoadState } from '../people/LoadState.js';
import { PeopleFrame } from '../people/PeopleFrame.js';
import { type OpenError, openText } from '../records/openText.js';
import { sayOpenError } from '../records/sayOpenError.js';
import { ReplayScreen } from './ReplayScreen.js';
import { withEnding } from './replaying.js';

interface Replay {
	readonly info: TableInfo;
	readonly table: Result<Table, OpenError>;
}

/** A finished online game, replayed move by move. */
export function ReplayPage({ id }: { readonly id: string }) {
	const t = useTexts();
	const load = useCallback(() => loadReplay(id), [id]);
	const loading = useLoading(load);
	const { loaded } = loading;
	if (loaded.kind === 'ready' && loaded.value.table.ok) {
		return <ReplayScreen key={id} id={id} info={loaded.value.info} table={loaded.value.table.value} />;
	}
	return (
		<PeopleFrame title={t.people.replay}>
			<LoadState loading={loading}>{({ table }) => <Unreadable table={table} t={t} />}</LoadState>
		</PeopleFrame>
	);
}

function Unreadable({ table, t }: { readonly table: Replay['table']; readonly t: Texts }) {
	if (table.ok) return null;
	return (
		<div className="people-failed" role="alert">
			<h2>{t.records.openFailed}</h2>
			<p>{sayOpenError(table.error, t)}</p>
		</div>
	);
}

/** The record has the moves; the table info has the standings and who left. */
async function loadReplay(id: string): Promise<Result<Replay, ApiError>> {
	const path = `tables/${encodeURIComponent(id)}`;
	const [info, record] = await Promise.all([api.get<TableInfo>(path), api.text(`${path}/record`)]);
	if (!info.ok) return info;
	if (!record.ok) return record;
	const table = openText(record.value);
	return ok({ info: info.value, table: table.ok ? ok(withEnding(table.value, info.value)) : table });
}
