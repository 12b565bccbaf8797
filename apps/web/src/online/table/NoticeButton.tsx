import { useState } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { askPermission, noticePermission } from './browserNotices.js';

/** Requests the notification permission, only on a click. */
export function NoticeButton() {
	const t = useTexts().online.notices;
	const [permission, setPermission] = useState(noticePermission);
	const [wasAsked, setAsked] = useState(false);
	if (permission === 'default') {
		const ask = async () => {
			setPermission(await askPermission());
			setAsked(true);
		};
		return (
			<div className="online-notices">
				<Button onClick={() => void ask()}>{t.ask}</Button>
				<p className="online-hint">{t.askHint}</p>
			</div>
		);
	}
	if (!wasAsked) return null;
	return (
		<p role="status" className="online-hint">
			{permission === 'granted' ? t.granted : t.denied}
		</p>
	);
}
