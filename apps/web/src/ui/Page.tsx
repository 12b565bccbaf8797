import type { ReactNode } from 'react';
import type { Route } from '../navigation/route.js';
import { BackLink } from './BackLink.js';
import { useTitle } from './useTitle.js';
import './page.css';

interface Props {
	readonly title: string;
	/** Where the way back leads, in an address and in words. */
	readonly back: { readonly to: Route; readonly label: string };
	/** The class of the content, which decides how it is laid out. */
	readonly className?: string;
	/** As wide as text is well read, or wide enough for lists of cards. */
	readonly width?: 'text' | 'cards';
	/** More links, after the title. */
	readonly links?: ReactNode;
	/** Always in view below the content. */
	readonly bar?: ReactNode;
	readonly children: ReactNode;
}

/** What all pages of text and forms have: the way back, the title, and the content. */
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
