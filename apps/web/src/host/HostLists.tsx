import type { AuditEntry, HostAction, NoticeInfo, SanctionInfo } from '@rumis/protocol';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { useWhen } from './when.js';

type Perform = (action: HostAction) => void;

/** Mutes and bans, each with a button to lift it. */
export function SanctionRows({ rows, onPerform }: { rows: readonly SanctionInfo[]; onPerform: Perform }) {
	const t = useBook().host;
	const when = useWhen();
	if (rows.length === 0) return <p className="people-note">{t.nothing}</p>;
	return (
		<ul className="host-rows">
			{rows.map(({ id, kind, label, why, by, until }) => (
				<li key={id}>
					<span>
						<strong>{label}</strong> · {t.sanctionKinds[kind]} ·{' '}
						{until === null ? t.noEnd : t.until(when(until))} · {by}
						{why && (
							<>
								{' '}
								· <bdi>{why}</bdi>
							</>
						)}
					</span>
					<Button
						look="quiet"
						aria-label={t.liftOf(label)}
						onClick={() => onPerform({ kind: 'lift', sanction: id })}
					>
						{t.lift}
					</Button>
				</li>
			))}
		</ul>
	);
}

export function NoticeRows({ rows, onPerform }: { rows: readonly NoticeInfo[]; onPerform: Perform }) {
	const t = useBook().host;
	const when = useWhen();
	if (rows.length === 0) return <p className="people-note">{t.nothing}</p>;
	return (
		<ul className="host-rows">
			{rows.map(({ id, text, until }) => (
				<li key={id}>
					<span>
						<bdi>{text}</bdi> · {t.until(when(until))}
					</span>
					<Button look="quiet" onClick={() => onPerform({ kind: 'removeNotice', notice: id })}>
						{t.remove}
					</Button>
				</li>
			))}
		</ul>
	);
}

/** Actions have the same names as on the command line, so that both logs read the same. */
export function AuditRows({ rows }: { readonly rows: readonly AuditEntry[] }) {
	const t = useBook().host;
	const when = useWhen();
	if (rows.length === 0) return <p className="people-note">{t.nothing}</p>;
	return (
		<ol className="host-rows">
			{rows.map(({ id, at, actor, action, subject }) => (
				<li key={id}>
					<span>
						{when(at)} · {actor} · <code>{action}</code> · <bdi>{subject}</bdi>
					</span>
				</li>
			))}
		</ol>
	);
}
