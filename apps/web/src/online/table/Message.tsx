import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { makeRoute } from '../../navigation/route.js';
import { useTitle } from '../../ui/useTitle.js';

interface Props {
	readonly title: string;
	readonly text?: string;
	/** The link target: the lobby by default; null for none. */
	readonly to?: 'online' | 'home' | null;
	readonly children?: ReactNode;
}

/** A page with a single message. */
export function Message({ title, text, to = 'online', children }: Props) {
	const t = useTexts();
	useTitle(title);
	return (
		<main className="message">
			<h1>{title}</h1>
			{text && <p>{text}</p>}
			{children}
			{to && (
				<a className="button" href={makeRoute({ page: to })}>
					{to === 'online' ? t.online.wait.toLobby : t.common.home}
				</a>
			)}
		</main>
	);
}
