import { type InputHTMLAttributes, type Ref, useId, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from './Button.js';
import { Icon } from './Icon.js';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
	readonly label: string;
	readonly hint?: string;
	readonly value: string;
	readonly onText: (text: string) => void;
	readonly ref?: Ref<HTMLInputElement>;
}

/** A text input with its label above and a hint below. */
export function TextField({ label, hint, onText, ...rest }: Props) {
	const id = useId();
	return (
		<div className="people-field">
			<label htmlFor={id}>{label}</label>
			<input
				className="text-field"
				id={id}
				type="text"
				aria-describedby={hint === undefined ? undefined : `${id}-hint`}
				onChange={({ target }) => onText(target.value)}
				{...rest}
			/>
			{hint !== undefined && (
				<p id={`${id}-hint`} className="people-hint">
					{hint}
				</p>
			)}
		</div>
	);
}

/** A password input with a toggle to show it, so that it need not be typed twice. */
export function PasswordField({ label, hint, onText, ...rest }: Props) {
	const t = useTexts().people;
	const id = useId();
	const [isShown, setShown] = useState(false);
	return (
		<div className="people-field">
			<label htmlFor={id}>{label}</label>
			<div className="people-password">
				<input
					className="text-field"
					id={id}
					type={isShown ? 'text' : 'password'}
					required
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
					aria-describedby={hint === undefined ? undefined : `${id}-hint`}
					onChange={({ target }) => onText(target.value)}
					{...rest}
				/>
				<Button
					look="quiet"
					label={isShown ? t.hidePassword : t.showPassword}
					icon={<Icon name={isShown ? 'hide' : 'xray'} />}
					onClick={() => setShown(!isShown)}
				/>
			</div>
			{hint !== undefined && (
				<p id={`${id}-hint`} className="people-hint">
					{hint}
				</p>
			)}
		</div>
	);
}
