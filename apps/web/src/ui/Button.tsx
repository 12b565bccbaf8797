import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
	readonly look?: 'plain' | 'primary' | 'quiet';
	/** For a button that shows only a picture: what it does, spoken and as a tip. */
	readonly label?: string;
	readonly icon?: ReactNode;
}

export function Button({ look = 'plain', label, icon, children, className = '', ...rest }: Props) {
	const isIcon = children === undefined;
	const classes = ['button', look === 'plain' ? '' : look, isIcon ? 'icon' : '', className];
	return (
		<button
			type="button"
			className={classes.filter(Boolean).join(' ')}
			aria-label={label}
			title={label}
			{...rest}
		>
			{icon}
			{children}
		</button>
	);
}
