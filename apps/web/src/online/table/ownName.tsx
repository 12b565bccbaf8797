import { MAX_ONLINE_NAME } from '@rumis/protocol';
import { useId, useState } from 'react';
import { storedName } from '../../device/online.js';
import { useTexts } from '../../i18n/useTexts.js';
import { useMe } from '../../people/me.js';

/** The player's name at online tables: from the account, or the last one used here; and a setter. */
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

/** The input for the player's name. */
export function NameField({ name, onChange }: NameProps) {
	const t = useTexts().online.make;
	const id = useId();
	return (
		<div className="online-name">
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
