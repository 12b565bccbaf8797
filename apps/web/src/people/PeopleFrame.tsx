import type { ReactNode } from 'react';
import { BackLink } from '../app/BackLink.js';
import type { Route } from '../app/route.js';
import { useTitle } from '../app/useTitle.js';
import { useTexts } from '../i18n/useTexts.js';
import { PeopleLinks } from './PeopleLinks.js';
import './people.css';

interface Props {
	readonly title: string;
	/** Which of the links leads here. */
	readonly page?: Route['page'];
	/** Wide enough for lists of cards; else as wide as text is well read. */
	readonly isWide?: boolean;
	readonly children: ReactNode;
}

/** What all pages about people have: the way back, the title, and the links among them. */
export function PeopleFrame({ title, page, isWide = false, children }: Props) {
	const t = useTexts();
	useTitle(title);
	return (
		<div className="people" data-wide={isWide}>
			<header className="people-head">
				<BackLink to={{ page: 'online' }} label={t.people.lobby} />
				<h1>{title}</h1>
				<PeopleLinks current={page} />
			</header>
			<main className="people-main">{children}</main>
		</div>
	);
}
