import type { AuditEntry, HostAction, NoticeInfo, SanctionInfo } from '@rumis/protocol';
import type { ReactNode } from 'react';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { useWhen } from './when.js';

type Perform = (action: HostAction) => void;

function Rows({ as: List = 'ul', rows }: { readonly as?: 'ul' | 'ol'; readonly rows: readonly ReactNode[] }) {
	const t = useBook().host;
	return rows.length === 0 ? <p className="note">{t.nothing}</p> : <List className="host-rows">{rows}</List>;
}

/** Mutes and bans, each with a button to lift it. */
export function SanctionRows({ rows, onPerform }: { rows: readonly SanctionInfo[]; onPerform: Perform }) {
	const t = useBook().host;
	const when = useWhen();
	return (
		<Rows
			rows={rows.map(({ id, kind, label, why, by, until }) => (
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
		/>
	);
}

export function NoticeRows({ rows, onPerform }: { rows: readonly NoticeInfo[]; onPerform: Perform }) {
	const t = useBook().host;
	const when = useWhen();
	return (
		<Rows
			rows={rows.map(({ id, text, until }) => (
				<li key={id}>
					<span>
						<bdi>{text}</bdi> · {t.until(when(until))}
					</span>
					<Button look="quiet" onClick={() => onPerform({ kind: 'removeNotice', notice: id })}>
						{t.remove}
					</Button>
				</li>
			))}
		/>
	);
}

/** Actions have the same names as on the command line, so that both logs read the same. */
export function AuditRows({ rows }: { readonly rows: readonly AuditEntry[] }) {
	const when = useWhen();
	return (
		<Rows
			as="ol"
			rows={rows.map(({ id, at, actor, action, subject }) => (
				<li key={id}>
					<span>
						{when(at)} · {actor} · <code>{action}</code> · <bdi>{subject}</bdi>
					</span>
				</li>
			))}
		/>
	);
}
