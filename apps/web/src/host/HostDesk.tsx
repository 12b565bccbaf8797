import type { AuditList, HostAction, NoticeList, ReportList, SanctionList } from '@rumis/protocol';
import { useState } from 'react';
import { api } from '../http/api.js';
import { useLoaded } from '../http/loaded.js';
import { useAction } from '../http/useAction.js';
import { useBook } from '../i18n/useTexts.js';
import { FormError } from '../people/FormError.js';
import { LoadState } from '../people/LoadState.js';
import { Button } from '../ui/Button.js';
import { ActDialog } from './ActDialog.js';
import { type ActionKind, KINDS } from './action.js';
import { AuditRows, NoticeRows, SanctionRows } from './HostLists.js';
import { ReportCard } from './ReportCard.js';

/** The host's dashboard. Every action reloads it. */
export function HostDesk({ onLock }: { readonly onLock: () => void }) {
	const t = useBook().host;
	const [status, setStatus] = useState<'open' | 'closed'>('open');
	const reports = useLoaded<ReportList>(`host/reports?status=${status}`);
	const sanctions = useLoaded<SanctionList>('host/sanctions');
	const notices = useLoaded<NoticeList>('host/notices');
	const audit = useLoaded<AuditList>('host/audit');
	const reload = () => {
		for (const each of [reports, sanctions, notices, audit]) each.reload();
	};
	const action = useAction();
	const perform = (wanted: HostAction) => action.run(() => api.post('host/actions', wanted), reload);
	const lock = () => action.run(() => api.post('host/lock'), onLock);
	return (
		<>
			<div className="people-own">
				<Actions onDone={reload} />
				<Button look="quiet" onClick={lock}>
					{t.lock}
				</Button>
			</div>
			<FormError error={action.error} />
			<section className="people-section">
				<div className="people-own">
					<h2>{status === 'open' ? t.reports : t.closedReports}</h2>
					<Button look="quiet" onClick={() => setStatus(status === 'open' ? 'closed' : 'open')}>
						{status === 'open' ? t.showClosed : t.showOpen}
					</Button>
				</div>
				<LoadState loading={reports}>
					{({ reports: rows }) =>
						rows.length === 0 ? (
							<p className="people-note">{t.noReports}</p>
						) : (
							rows.map((report) => (
								<ReportCard key={report.id} report={report} onPerform={perform} onDone={reload} />
							))
						)
					}
				</LoadState>
			</section>
			<section className="people-section">
				<h2>{t.sanctions}</h2>
				<LoadState loading={sanctions}>
					{({ sanctions: rows }) => <SanctionRows rows={rows} onPerform={perform} />}
				</LoadState>
			</section>
			<section className="people-section">
				<h2>{t.notices}</h2>
				<LoadState loading={notices}>
					{({ notices: rows }) => <NoticeRows rows={rows} onPerform={perform} />}
				</LoadState>
			</section>
			<section className="people-section">
				<h2>{t.audit}</h2>
				<LoadState loading={audit}>{({ entries }) => <AuditRows rows={entries} />}</LoadState>
			</section>
		</>
	);
}

/** Actions that do not need a report. */
function Actions({ onDone }: { readonly onDone: () => void }) {
	const t = useBook().host;
	const [kind, setKind] = useState<ActionKind | null>(null);
	return (
		<div className="people-row">
			{KINDS.map((each) => (
				<Button key={each} onClick={() => setKind(each)}>
					{t.kinds[each]}
				</Button>
			))}
			{kind && <ActDialog kind={kind} onDone={onDone} onClose={() => setKind(null)} />}
		</div>
	);
}
