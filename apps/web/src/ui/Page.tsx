import type { ReactNode } from 'react';
import type { Route } from '../navigation/route.js';
import { BackLink } from './BackLink.js';
import { useTitle } from './useTitle.js';
import './page.css';

interface Props {
	readonly title: string;
	/** The target of the back link, and its label. */
	readonly back: { readonly to: Route; readonly label: string };
	/** The class name of the content, for its layout. */
	readonly className?: string;
	/** A readable text width, or wide enough for lists of cards. */
	readonly width?: 'text' | 'cards';
	/** Additional links after the title. */
	readonly links?: ReactNode;
	/** A bar that is always visible below the content. */
	readonly bar?: ReactNode;
	readonly children: ReactNode;
}

/** The frame of all pages of text and forms: back link, title, and content. */
export function Page({ title, back, className = '', width = 'cards', links, bar, children }: Props) {
	useTitle(title);
	return (
		<div className="page" data-width={width}>
			<header className="page-head">
				<BackLink {...back} />
				<h1>{title}</h1>
				{links}
			</header>
			<main className={`page-main ${className}`}>{children}</main>
			{bar && <div className="page-bar">{bar}</div>}
		</div>
	);
}
