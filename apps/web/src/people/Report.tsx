import { MAX_REPORT, type ReportKind, type WantedReport } from '@rumis/protocol';
import { type FormEvent, useState } from 'react';
import { api } from '../http/api.js';
import { useAction } from '../http/useAction.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Select } from '../ui/Select.js';
import { TextField } from '../ui/TextField.js';
import { sayRefusal } from '../wording/sayRefusal.js';
import './people.css';

/** The subject of a report, with its display name. */
export interface ReportTarget {
	readonly name: string;
	readonly about: WantedReport['about'];
}

interface Props {
	/** The first one is preselected. */
	readonly targets: readonly ReportTarget[];
	readonly kinds?: readonly ReportKind[];
	readonly onClose: () => void;
}

/** Reports a message, a name or a player to the hosts of the server. */
function ReportDialog({ targets, kinds = ['player', 'name'], onClose }: Props) {
	const t = useTexts().people.report;
	const [isSent, setSent] = useState(false);
	return (
		<Dialog title={t.title} onClose={onClose}>
			{isSent ? (
				<>
					<p role="status">{t.sent}</p>
					<Button onClick={onClose}>{t.close}</Button>
				</>
			) : (
				<ReportForm targets={targets} kinds={kinds} onSent={() => setSent(true)} />
			)}
		</Dialog>
	);
}

interface FormProps extends Required<Pick<Props, 'targets' | 'kinds'>> {
	readonly onSent: () => void;
}

function ReportForm({ targets, kinds, onSent }: FormProps) {
	const texts = useTexts();
	const t = texts.people.report;
	const [at, setAt] = useState(0);
	const [kind, setKind] = useState<ReportKind>(kinds[0]!);
	const [why, setWhy] = useState('');
	const action = useAction();
	const send = (event: FormEvent) => {
		event.preventDefault();
		const body: WantedReport = { kind, about: targets[at]!.about, why };
		action.run(() => api.post('reports', body), onSent);
	};
	return (
		<form className="people-form" onSubmit={send}>
			<p>{t.text}</p>
			{targets.length > 1 ? (
				<Select
					label={t.who}
					options={targets.map(({ name }, value) => ({ value, label: name }))}
					value={at}
					onChange={setAt}
				/>
			) : (
				<p>
					<strong>{targets[0]!.name}</strong>
				</p>
			)}
			<Select
				label={t.what}
				options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
				value={kind}
				onChange={setKind}
			/>
			<TextField label={t.why} value={why} maxLength={MAX_REPORT} autoComplete="off" onText={setWhy} />
			<div role="alert">{action.error && <p className="problem">{sayRefusal(action.error, texts)}</p>}</div>
			<Button type="submit" look="primary" disabled={action.isBusy}>
				{t.send}
			</Button>
		</form>
	);
}

/** A small button that opens the dialog. */
export function ReportButton({
	className,
	...props
}: Omit<Props, 'onClose'> & { readonly className?: string }) {
	const t = useTexts().people.report;
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				className={className ?? 'button quiet people-report'}
				onClick={() => setOpen(true)}
			>
				{props.targets.length === 1 ? t.button(props.targets[0]!.name) : t.title}
			</button>
			{isOpen && <ReportDialog {...props} onClose={() => setOpen(false)} />}
		</>
	);
}
