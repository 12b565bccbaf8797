import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import type { Route } from '../navigation/route.js';
import { Page } from '../ui/Page.js';
import { HostNotices } from './HostNotices.js';
import { PeopleLinks } from './PeopleLinks.js';
import './people.css';

interface Props {
	readonly title: string;
	/** The link that is marked as current. */
	readonly page?: Route['page'];
	/** Wide enough for lists of cards; otherwise a readable text width. */
	readonly isWide?: boolean;
	readonly children: ReactNode;
}

/** The frame of all pages about people: back link, title, and navigation. */
export function PeopleFrame({ title, page, isWide = false, children }: Props) {
	const t = useTexts();
	return (
		<Page
			className="people"
			title={title}
			back={{ to: { page: 'online' }, label: t.people.lobby }}
			width={isWide ? 'cards' : 'text'}
			links={<PeopleLinks current={page} />}
		>
			<HostNotices />
			{children}
		</Page>
	);
}
