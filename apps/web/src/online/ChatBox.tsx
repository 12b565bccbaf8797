import { MAX_CHAT, type TableInfo } from '@rumis/protocol';
import { useEffect, useRef, useState } from 'react';
import { sayRefusal } from '../i18n/sayRefusal.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { mute, mutedAuthors } from './kept.js';
import type { Said } from './room.js';
import type { TableClient } from './tableClient.js';

interface Props {
	readonly client: TableClient;
	readonly info: TableInfo;
	readonly chat: readonly Said[];
}

/** What people say at the table. Who is muted on this device is not shown. */
export function ChatBox({ client, info, chat }: Props) {
	const t = useTexts().online.chat;
	const [muted, setMuted] = useState(mutedAuthors);
	const list = useRef<HTMLOListElement>(null);
	const last = chat.at(-1)?.seq;
	useEffect(() => {
		if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
	}, [last]);
	if (info.terms.chat === 'none') return null;
	const mayTalk = info.terms.chat === 'all' || info.you !== null;
	return (
		<section className="online-chat" aria-label={t.title}>
			<h2>{t.title}</h2>
			{chat.length === 0 && <p className="online-hint">{t.none}</p>}
			{chat.length > 0 && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
				<ol ref={list} tabIndex={0} aria-label={t.title}>
					{chat.map((said) => (
						<Line
							key={said.seq}
							said={said}
							isOwn={said.event.seat !== null && said.event.seat === info.you}
							isMuted={muted.has(said.event.author)}
							onMute={(isMuted) => setMuted(mute(said.event.author, isMuted))}
						/>
					))}
				</ol>
			)}
			{mayTalk ? <Entry client={client} /> : <p className="online-hint">{t.playersOnly}</p>}
		</section>
	);
}

interface LineProps {
	readonly said: Said;
	readonly isOwn: boolean;
	readonly isMuted: boolean;
	readonly onMute: (isMuted: boolean) => void;
}

function Line({ said: { event }, isOwn, isMuted, onMute }: LineProps) {
	const t = useTexts().online.chat;
	const name = event.name || t.nameless;
	return (
		<li className="online-said" data-own={isOwn}>
			<span className="online-said-text">
				<strong>{name}</strong>
				{event.seat === null && <small> ({t.watcher})</small>}{' '}
				{isMuted ? <em className="online-hint">{t.muted}</em> : <bdi>{event.text}</bdi>}
			</span>
			{!isOwn && (
				<button type="button" className="online-mute" onClick={() => onMute(!isMuted)}>
					{isMuted ? t.unmute(name) : t.mute(name)}
				</button>
			)}
		</li>
	);
}

function Entry({ client }: { readonly client: TableClient }) {
	const t = useTexts();
	const [text, setText] = useState('');
	const [problem, setProblem] = useState('');
	const send = async () => {
		const said = text.trim();
		if (said === '') return;
		setText('');
		const done = await client.wish({ kind: 'say', text: said });
		setProblem(done.ok ? '' : sayRefusal(done.error, t));
		// What could not be said may be said again.
		if (!done.ok) setText(said);
	};
	return (
		<form
			className="online-say"
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
		>
			<input
				className="text-field"
				aria-label={t.online.chat.label}
				placeholder={t.online.chat.label}
				maxLength={MAX_CHAT}
				value={text}
				autoComplete="off"
				onChange={({ target }) => setText(target.value)}
			/>
			<Button type="submit" label={t.online.chat.send} icon={<Icon name="next" />} />
			<p role="alert" className="online-problem">
				{problem}
			</p>
		</form>
	);
}
