import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
	readonly look?: 'plain' | 'primary' | 'quiet';
	/** For an icon button: its accessible name and tooltip. */
	readonly label?: string;
	readonly icon?: ReactNode;
	/** A short caption under the icon; `label` is the full text. */
	readonly caption?: string;
}

/** Voice control users say what is written on a button, so its accessible name contains the caption. */
function nameOf(label: string | undefined, caption = ''): string | undefined {
	const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	const words = ` ${wordsOf(label ?? '').join(' ')} `;
	const isNamed = words.includes(` ${wordsOf(caption).join(' ')} `) || caption === '';
	return label === undefined || isNamed ? label : `${caption}: ${label}`;
}

export function Button({ look = 'plain', label, icon, caption, children, className = '', ...rest }: Props) {
	const isIcon = children === undefined;
	const shape = caption ? 'captioned' : isIcon ? 'icon' : '';
	const classes = ['button', look === 'plain' ? '' : look, shape, className];
	return (
		<button
			type="button"
			className={classes.filter(Boolean).join(' ')}
			aria-label={nameOf(label, caption)}
			title={label}
			{...rest}
		>
			{icon}
			{caption && (
				<span className="button-caption" aria-hidden="true">
					{caption}
				</span>
			)}
			{children}
		</button>
	);
}
