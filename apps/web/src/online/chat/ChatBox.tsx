import type { Said, TableClient } from '@rumis/client';
import { MAX_CHAT, type Me, type TableInfo } from '@rumis/protocol';
import { ok, type Result } from '@rumis/rules';
import { useEffect, useRef, useState } from 'react';
import { mute, mutedAuthors, storeName } from '../../device/online.js';
import { type ApiError, api } from '../../http/api.js';
import { useTexts } from '../../i18n/useTexts.js';
import { setMe } from '../../people/me.js';
import { ReportButton } from '../../people/Report.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { NameField, useOwnName } from '../table/ownName.js';
import { Problem } from '../table/Problem.js';

interface Props {
	readonly client: TableClient;
	readonly info: TableInfo;
	readonly chat: readonly Said[];
}

/** The chat at the table. Messages of players muted on this device are hidden. */
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
							game={info.id}
							isOwn={said.event.author === info.author}
							isMuted={muted.has(said.event.author)}
							onMute={(isMuted) => setMuted(mute(said.event.author, isMuted))}
						/>
					))}
				</ol>
			)}
			{mayTalk ? (
				<Entry client={client} isKnown={info.author !== undefined} />
			) : (
				<p className="online-hint">{t.playersOnly}</p>
			)}
		</section>
	);
}

interface LineProps {
	readonly said: Said;
	readonly game: string;
	readonly isOwn: boolean;
	readonly isMuted: boolean;
	readonly onMute: (isMuted: boolean) => void;
}

function Line({ said: { seq, event }, game, isOwn, isMuted, onMute }: LineProps) {
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
				<>
					<button type="button" className="online-mute" onClick={() => onMute(!isMuted)}>
						{isMuted ? t.unmute(name) : t.mute(name)}
					</button>
					<ReportButton
						className="online-mute"
						targets={[{ name, about: { game, seq } }]}
						kinds={['message', 'name', 'player']}
					/>
				</>
			)}
		</li>
	);
}

interface EntryProps {
	readonly client: TableClient;
	/** Whether the server knows the user; spectators may have no name yet. */
	readonly isKnown: boolean;
}

function Entry({ client, isKnown }: EntryProps) {
	const t = useTexts();
	const own = useOwnName();
	const [text, setText] = useState('');
	const [error, setError] = useState<ApiError | null>(null);
	const send = async () => {
		const said = text.trim();
		if (said === '') return;
		const known = isKnown ? ok(null) : await introduce(client, own.name);
		if (!known.ok) return setError(known.error);
		setText('');
		const done = await client.request({ kind: 'say', text: said });
		setError(done.ok ? null : done.error);
		// After a failure, the text is restored so that it can be sent again.
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
			{!isKnown && text !== '' && <NameField name={own.name} onChange={own.setName} />}
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
			<Problem error={error} />
		</form>
	);
}

/** A spectator gets a session with the first message. The socket has to reconnect with it. */
async function introduce(client: TableClient, name: string): Promise<Result<null, ApiError>> {
	const me = await api.put<Me>('me', { name: name.trim() });
	if (!me.ok) return me;
	storeName(name);
	setMe(me.value);
	client.reconnect();
	return ok(null);
}
