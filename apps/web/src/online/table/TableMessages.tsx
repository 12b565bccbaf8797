import type { OnlineTable, TableClient } from '@rumis/client';
import type { LoggedEvent } from '@rumis/protocol';
import { useEffect, useState } from 'react';
import { mutedAuthors } from '../../device/online.js';
import type { BookTexts } from '../../i18n/texts.js';
import { useBook } from '../../i18n/useTexts.js';
import { botName } from '../../wording/names.js';
import { nameOfSeat } from './names.js';
import { sayUndo } from './sayUndo.js';

/** How long a message is shown, in milliseconds, and how many at a time. */
const SHOWN_MS = 12_000;
const MOST = 3;

interface Message extends Told {
	/** The sequence number of its last event. */
	readonly seq: number;
	readonly isChat: boolean;
	/** How somebody left is part of the result. */
	readonly isExit: boolean;
}

/** Events around the game: joins, leaves, requests, refusals and chat. Shown and announced once. */
export function TableMessages({ client }: { readonly client: TableClient }) {
	const t = useBook();
	const [messages, setMessages] = useState<readonly Message[]>([]);
	useEffect(() => {
		const timers = new Set<ReturnType<typeof setTimeout>>();
		const end = client.onEvents((events, online) => {
			const fresh = messagesOf(events, online, t);
			// The result is shown next: what was said during the game would only lie around it.
			const isOver = events.some(({ event }) => event.kind === 'over');
			if (fresh.length === 0 && !isOver) return;
			setMessages((before) => [...before.filter(({ isExit }) => isExit || !isOver), ...fresh].slice(-MOST));
			const forget = () => setMessages((before) => before.filter((message) => !fresh.includes(message)));
			timers.add(setTimeout(forget, SHOWN_MS));
		});
		return () => {
			end();
			for (const timer of timers) clearTimeout(timer);
			// Without their timers they would stay, in the language that was left.
			setMessages([]);
		};
	}, [client, t]);
	return (
		<div className="online-messages" role="log" aria-label={t.atTable.messages}>
			{messages.map(({ seq, text, to, isChat }) => (
				<p
					key={seq}
					className={to === 'ears' ? 'visually-hidden' : 'online-message'}
					aria-hidden={to === 'eyes'}
					data-chat={isChat}
				>
					{text}
				</p>
			))}
		</div>
	);
}

/** Combines simultaneous events into one message, such as a timeout and the bot that takes over. */
function messagesOf(events: readonly LoggedEvent[], online: OnlineTable, t: BookTexts): readonly Message[] {
	const muted = mutedAuthors();
	const { author: own } = online.info;
	const isHeard = ({ event }: LoggedEvent) =>
		event.kind !== 'said' || (!muted.has(event.author) && event.author !== own);
	const messages: Message[] = plannedReplies(events, online, t);
	for (const logged of events.filter(isHeard)) {
		const told = sayEvent(logged, online, t);
		if (!told) continue;
		const { seq, event } = logged;
		const isChat = event.kind === 'said';
		const isExit = event.kind === 'left';
		const last = messages.at(-1);
		if (last?.to === told.to && !isChat && !last.isChat) {
			const text = `${last.text} ${told.text}`;
			messages[messages.length - 1] = { ...last, seq, text, isExit: isExit || last.isExit };
		} else messages.push({ ...told, seq, isChat, isExit });
	}
	return messages;
}

/** A reply of yours that arrives together with the previous move was planned: the server has played it. */
function plannedReplies(events: readonly LoggedEvent[], { info }: OnlineTable, t: BookTexts): Message[] {
	const moves = events.filter(({ event }) => event.kind === 'moved');
	const reply = moves.find(({ event }, at) => at > 0 && event.kind === 'moved' && event.seat === info.you);
	return reply
		? [{ text: t.atTable.plan.played, to: 'eyes', seq: reply.seq, isChat: false, isExit: false }]
		: [];
}

/** An event at a table as a sentence. The game itself announces moves. */
/**
 * The audience of a sentence: everyone; only sighted users, because the game announces it to screen readers;
 * or only screen readers, because the page shows it in another way.
 */
interface Told {
	readonly text: string;
	readonly to: 'all' | 'eyes' | 'ears';
}

const toAll = (text: string): Told => ({ text, to: 'all' });

function sayEvent({ event }: LoggedEvent, { info, table }: OnlineTable, t: BookTexts): Told | null {
	const { said, chat } = t.online;
	const nameOf = (seat: number): string => {
		const who = info.seats[seat];
		return who ? nameOfSeat(who, seat, t) : '';
	};
	switch (event.kind) {
		case 'sat':
			return toAll(said.sat(event.name || nameOf(event.seat)));
		case 'stood':
			return toAll(said.stood);
		case 'started':
			return toAll(said.began);
		case 'left':
			return toAll(said[event.why](nameOf(event.seat)));
		case 'seated':
			return toAll(
				event.who.kind === 'bot' ? said.takesOver(botName(event.who.bot, t)) : t.atTable.back(event.who.name),
			);
		case 'takenBack':
			return { text: t.game.saidTakenBack(event.to), to: 'eyes' };
		case 'undoAsked':
			return table && { text: sayUndo(table, event, info.you, t), to: 'ears' };
		case 'undoAgreed':
			return toAll(t.atTable.agreed(nameOf(event.seat)));
		case 'undoRefused':
			return typeof event.by === 'number' ? toAll(t.online.undo.refused(nameOf(event.by))) : null;
		case 'paused':
			return toAll(t.atTable.paused);
		case 'rematchAsked':
			return event.seat === info.you ? null : { text: said.rematchAsked(nameOf(event.seat)), to: 'ears' };
		case 'said':
			return toAll(chat.said(event.name || chat.nameless, event.text));
		default:
			return null;
	}
}
