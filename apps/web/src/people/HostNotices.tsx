import type { NoticeInfo, NoticeList } from '@rumis/protocol';
import { useState } from 'react';
import { useLoaded, useRenewal } from '../http/loaded.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import './hostNotices.css';

const RENEW_MS = 60_000;

/** The host's announcements, on pages without an open table. */
export function HostNotices() {
	const { loaded, reload } = useLoaded<NoticeList>('notices');
	useRenewal(reload, RENEW_MS);
	return <NoticeLines notices={loaded.kind === 'ready' ? loaded.value.notices : []} />;
}

interface Props {
	readonly notices: readonly NoticeInfo[];
	/** Over the page, if a board fills it. */
	readonly isFloating?: boolean;
}

/** An announcement can be dismissed on this page. */
export function NoticeLines({ notices, isFloating = false }: Props) {
	const t = useTexts();
	const [read, setRead] = useState<readonly string[]>([]);
	const unread = notices.filter(({ id }) => !read.includes(id));
	if (unread.length === 0) return null;
	return (
		<aside
			className="host-notices"
			data-floating={isFloating}
			aria-label={t.people.hostNotices}
			role="status"
		>
			<div>
				{unread.map(({ id, text }) => (
					<p key={id}>
						<bdi>{text}</bdi>
					</p>
				))}
			</div>
			<Button
				look="quiet"
				label={t.common.close}
				icon={<Icon name="close" />}
				onClick={() => setRead(notices.map(({ id }) => id))}
			/>
		</aside>
	);
}
