import { MAX_ONLINE_NAME } from '@rumis/protocol';
import { useId, useState } from 'react';
import { storedName } from '../../device/online.js';
import { useTexts } from '../../i18n/useTexts.js';
import { useMe } from '../../people/me.js';

/** What one is called at online tables: by the account, or as one was last called here; and how to change it. */
export function useOwnName() {
	const me = useMe();
	const [typed, setName] = useState<string | null>(null);
	const known = me.kind === 'ready' ? me.value : null;
	const name = typed ?? (storedName() || known?.name || '');
	return { name, setName, account: known?.account?.name ?? null };
}

interface NameProps {
	readonly name: string;
	readonly onChange: (name: string) => void;
}

/** How one is called by the others. */
export function NameField({ name, onChange }: NameProps) {
	const t = useTexts().online.make;
	const id = useId();
	return (
		<div className="stack tight online-name">
			<label htmlFor={id}>{t.yourName}</label>
			<input
				className="text-field"
				id={id}
				value={name}
				maxLength={MAX_ONLINE_NAME}
				placeholder={t.namePlaceholder}
				autoComplete="nickname"
				spellCheck={false}
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	);
}
