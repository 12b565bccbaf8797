import { useState } from 'react';
import { useLocale } from '../device/useSettings.js';
import { useLoading } from '../http/loaded.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { cacheWords, wordsOf } from '../offline/cacheWords.js';
import { Switch } from '../ui/Switch.js';
import { sayError } from '../wording/sayError.js';
import { type NoticeState, type PushError, readNoticeState, turnNoticesOff, turnNoticesOn } from './push.js';

/** Notifications on this device. Hidden if the host sends none. */
export function NoticesCard() {
	const t = useTexts().people;
	const language = useLocale();
	const { loaded, reload } = useLoading(readNoticeState);
	const [isBusy, setBusy] = useState(false);
	const [error, setError] = useState<PushError | null>(null);
	if (loaded.kind !== 'ready' || loaded.value === 'none') return null;
	const turn = async (isOn: boolean) => {
		if (isBusy) return;
		setBusy(true);
		const done = await (isOn ? turnNoticesOn() : turnNoticesOff());
		if (done.ok && isOn) void cacheWords(wordsOf(t.notice, language));
		setError(done.ok ? null : done.error);
		setBusy(false);
		reload();
	};
	return (
		<section className="card people-card">
			<h2>{t.notices}</h2>
			<p>{t.noticesText}</p>
			<Choice state={loaded.value} onTurn={(isOn) => void turn(isOn)} />
			<div role="alert">{error && <p className="people-bad">{sayPushError(error, t)}</p>}</div>
		</section>
	);
}

interface ChoiceProps {
	readonly state: Exclude<NoticeState, 'none'>;
	readonly onTurn: (isOn: boolean) => void;
}

function Choice({ state, onTurn }: ChoiceProps) {
	const t = useTexts().people;
	if (state === 'unsupported') return <p className="people-hint">{t.noticesUnsupported}</p>;
	if (state === 'denied') return <p className="people-hint">{t.noticesDenied}</p>;
	return <Switch label={t.noticesSwitch} isOn={state === 'on'} onChange={onTurn} />;
}

const sayPushError = (error: PushError, t: Texts['people']): string =>
	error.code === 'noticesFailed' ? t.noticesFailed : sayError(error, t);
