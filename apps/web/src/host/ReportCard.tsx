import type { HostAction, HostReport } from '@rumis/protocol';
import { useState } from 'react';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { Button } from '../ui/Button.js';
import { ActDialog } from './ActDialog.js';
import { type ActionKind, type Values, whoOfSession } from './action.js';
import { useWhen } from './when.js';

interface Props {
	readonly report: HostReport;
	readonly onPerform: (action: HostAction) => void;
	readonly onDone: () => void;
}

/** One report: who, what, its context, and possible actions. */
export function ReportCard({ report, onPerform, onDone }: Props) {
	const t = useBook().host;
	const when = useWhen();
	const [kind, setKind] = useState<ActionKind | null>(null);
	const close = (outcome: 'done' | 'dismissed') =>
		onPerform({ kind: 'closeReport', report: report.id, outcome });
	const name = report.about.name || t.nameless;
	return (
		<article className="card host-report" aria-label={t.reportOf(t.about[report.kind], name)}>
			<h3>{t.reportOf(t.about[report.kind], name)}</h3>
			<p className="people-hint">
				{t.reportedBy(report.reporter || t.nameless)} · {when(report.at)}
			</p>
			{report.why && (
				<blockquote>
					<bdi>{report.why}</bdi>
				</blockquote>
			)}
			<Context report={report} />
			<p className="people-hint">{factsOf(report, t).join(' · ')}</p>
			{report.game && (
				<p>
					<a href={makeRoute({ page: 'table', id: report.game, invite: '' })}>{t.toTable}</a>
				</p>
			)}
			{report.outcome === null ? (
				<div className="people-row">
					{kindsFor(report).map((each) => (
						<Button key={each} onClick={() => setKind(each)}>
							{t.kinds[each]}
						</Button>
					))}
					<Button look="primary" onClick={() => close('done')}>
						{t.done}
					</Button>
					<Button look="quiet" onClick={() => close('dismissed')}>
						{t.dismiss}
					</Button>
				</div>
			) : (
				<p>
					{t.outcomes[report.outcome]} · {report.closedBy}
				</p>
			)}
			{kind && (
				<ActDialog kind={kind} known={knownOf(report)} onDone={onDone} onClose={() => setKind(null)} />
			)}
		</article>
	);
}

function Context({ report: { context } }: { readonly report: HostReport }) {
	const t = useBook();
	if (context.length === 0) return null;
	return (
		<ol className="host-context" aria-label={t.host.context}>
			{context.map(({ seq, name, text, isReported }) => (
				<li key={seq} data-reported={isReported}>
					{isReported && <span className="visually-hidden">{t.host.thisLine} </span>}
					<strong>{name || t.host.nameless}</strong> <bdi>{text}</bdi>
				</li>
			))}
		</ol>
	);
}

/** Facts about the reported player. */
function factsOf({ about }: HostReport, t: BookTexts['host']): string[] {
	return [
		about.account === null ? t.guest : t.accountOf(about.account),
		about.address === null ? '' : t.addressOf(about.address),
		about.isMuted ? t.isMuted : '',
		about.otherReports > 0 ? t.otherReports(about.otherReports) : '',
	].filter((fact) => fact !== '');
}

/** The actions that are possible with the known data. */
function kindsFor({ about, game }: HostReport): readonly ActionKind[] {
	const isKnown = about.account !== null || about.session !== null;
	const all: readonly (readonly [ActionKind, boolean])[] = [
		['mute', isKnown],
		['rename', isKnown],
		['ban', about.account !== null],
		['banAddress', about.address !== null],
		['endSession', about.session !== null],
		['closeTable', game !== null],
	];
	return all.filter(([, isPossible]) => isPossible).map(([kind]) => kind);
}

const knownOf = ({ about, game }: HostReport): Partial<Values> => ({
	who: about.account ?? (about.session === null ? '' : whoOfSession(about.session)),
	account: about.account ?? '',
	session: about.session ?? '',
	range: about.address ?? '',
	game: game ?? '',
});
