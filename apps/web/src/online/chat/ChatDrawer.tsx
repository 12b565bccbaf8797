import type { OnlineTable, TableClient } from '@rumis/client';
import { useEffect, useRef, useState } from 'react';
import { mutedAuthors } from '../../device/online.js';
import { useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { ChatBox } from './ChatBox.js';

interface Props {
	readonly client: TableClient;
	readonly online: OnlineTable;
	readonly watchers: number;
}

/** The number of spectators, and a button that opens the chat, with the number of unread messages. */
export function ChatDrawer({ client, online, watchers }: Props) {
	const t = useTexts();
	const { info, chat } = online;
	const [isOpen, setOpen] = useState(false);
	const opener = useRef<HTMLSpanElement>(null);
	const last = chat.at(-1)?.seq ?? 0;
	const [read, setRead] = useState(last);
	if (isOpen && read < last) setRead(last);
	const unread = countUnread(online, read);
	const close = () => {
		setOpen(false);
		opener.current?.querySelector('button')?.focus();
	};
	return (
		<>
			{watchers > 0 && (
				<span className="online-watchers" title={t.online.state.watchers(watchers)}>
					<Icon name="xray" />
					<span aria-hidden="true">{watchers}</span>
					<span className="visually-hidden">{t.online.state.watchers(watchers)}</span>
				</span>
			)}
			{info.terms.chat !== 'none' && (
				<span className="online-chat-open" ref={opener}>
					<Button
						look="quiet"
						label={unread > 0 ? t.online.chat.openUnread(unread) : t.online.chat.open}
						caption={t.online.chat.open}
						icon={<Icon name="chat" />}
						aria-expanded={isOpen}
						onClick={() => setOpen(!isOpen)}
					/>
					{unread > 0 && (
						<span className="online-unread" aria-hidden="true">
							{unread}
						</span>
					)}
				</span>
			)}
			{isOpen && <Drawer client={client} online={online} onClose={close} />}
		</>
	);
}

interface DrawerProps {
	readonly client: TableClient;
	readonly online: OnlineTable;
	readonly onClose: () => void;
}

/** Next to the board, which stays usable. It takes the focus, so that Escape and Tab start from it. */
function Drawer({ client, online: { info, chat }, onClose }: DrawerProps) {
	const t = useTexts();
	const drawer = useRef<HTMLDivElement>(null);
	useEffect(() => drawer.current?.focus(), []);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever it has the focus
		<div
			ref={drawer}
			className="online-drawer"
			tabIndex={-1}
			onKeyDown={(event) => {
				if (event.key === 'Escape') onClose();
			}}
		>
			<Button
				className="online-drawer-close"
				look="quiet"
				label={t.common.close}
				icon={<Icon name="close" />}
				onClick={onClose}
			/>
			<ChatBox client={client} info={info} chat={chat} />
		</div>
	);
}

function countUnread({ chat, info }: OnlineTable, read: number): number {
	const muted = mutedAuthors();
	return chat.filter(
		({ seq, event }) => seq > read && !muted.has(event.author) && event.author !== info.author,
	).length;
}
