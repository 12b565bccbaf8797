import { type HostActionDone, MAX_NOTICE, MAX_REPORT } from '@rumis/protocol';
import { type FormEvent, useState } from 'react';
import { api } from '../http/api.js';
import { useAction } from '../http/useAction.js';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { CopyField } from '../ui/CopyField.js';
import { Dialog } from '../ui/Dialog.js';
import { Select } from '../ui/Select.js';
import { TextField } from '../ui/TextField.js';
import { sayRefusal } from '../wording/sayRefusal.js';
import {
	type ActionKind,
	FIELDS,
	type Field,
	hoursFor,
	makeAction,
	NO_VALUES,
	type Values,
} from './action.js';

interface Props {
	readonly kind: ActionKind;
	/** Initial values. */
	readonly known?: Partial<Values>;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/** Asks for the missing fields of an action, and for confirmation. */
export function ActDialog({ kind, known = {}, onDone, onClose }: Props) {
	const texts = useBook();
	const t = texts.host;
	const [values, setValues] = useState<Values>({ ...NO_VALUES, ...known });
	const [password, setPassword] = useState<string | null>(null);
	const action = useAction();
	const act = (event: FormEvent) => {
		event.preventDefault();
		action.run(
			() => api.post<HostActionDone>('host/actions', makeAction(kind, values)),
			(done) => {
				onDone();
				if (done.password === null) onClose();
				else setPassword(done.password);
			},
		);
	};
	return (
		<Dialog title={t.kinds[kind]} onClose={onClose}>
			{password === null ? (
				<form className="people-form" onSubmit={act}>
					<p>{t.explain[kind]}</p>
					{FIELDS[kind].map((field) => (
						<OneField
							key={field}
							kind={kind}
							field={field}
							values={values}
							onChange={(part) => setValues({ ...values, ...part })}
						/>
					))}
					<div role="alert">
						{action.error && <p className="people-bad">{sayRefusal(action.error, texts)}</p>}
					</div>
					<Button type="submit" look="primary" disabled={action.isBusy}>
						{t.kinds[kind]}
					</Button>
				</form>
			) : (
				<>
					<p>{t.passwordOnce}</p>
					<CopyField label={t.newPassword} text={password} />
				</>
			)}
		</Dialog>
	);
}

interface FieldProps {
	readonly kind: ActionKind;
	readonly field: Field;
	readonly values: Values;
	readonly onChange: (part: Partial<Values>) => void;
}

const LONGEST: Partial<Record<Field, number>> = { text: MAX_NOTICE, why: MAX_REPORT };

function OneField({ kind, field, values, onChange }: FieldProps) {
	const t = useBook().host;
	if (field === 'hours') {
		return (
			<Select
				label={t.fields.hours}
				options={hoursFor(kind).map((value) => ({ value, label: value === 0 ? t.noEnd : t.hours(value) }))}
				value={values.hours}
				onChange={(hours) => onChange({ hours })}
			/>
		);
	}
	const hint = field === 'range' ? t.rangeHint : undefined;
	return (
		<TextField
			label={t.fields[field]}
			{...(hint === undefined ? {} : { hint })}
			value={values[field]}
			required={field !== 'why'}
			maxLength={LONGEST[field] ?? 100}
			autoComplete="off"
			onText={(text) => onChange({ [field]: text })}
		/>
	);
}
