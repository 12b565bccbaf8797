import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { useStore } from '../util/store.js';
import { takeNewVersion, waitingVersion } from './newVersion.js';
import './updateNotice.css';

/** Announces that a new version is ready. It is not activated until the user accepts it. */
export function UpdateNotice() {
	const t = useTexts();
	const waiting = useStore(waitingVersion, (worker) => worker);
	const [isLater, setLater] = useState(false);
	if (!waiting || isLater) return null;
	return (
		<aside className="update" role="status">
			<p>{t.offline.newVersion}</p>
			<Button look="primary" onClick={takeNewVersion}>
				{t.offline.update}
			</Button>
			<Button look="quiet" onClick={() => setLater(true)}>
				{t.offline.later}
			</Button>
		</aside>
	);
}
