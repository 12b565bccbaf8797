import type { TableInfo, Transfer } from '@rumis/protocol';
import { useState } from 'react';
import { linkToPage, makeRoute } from '../app/route.js';
import type { MenuWish } from '../game/GameMenu.js';
import { sayRefusal } from '../i18n/sayRefusal.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Icon } from '../ui/Icon.js';
import { api, apiAddress } from './api.js';
import { NoticeButton } from './NoticeButton.js';
import { ShareLink } from './ShareLink.js';

interface Props {
	readonly info: TableInfo;
	readonly onClose: () => void;
	readonly onWish: (wish: MenuWish) => void;
	readonly onResign: () => void;
}

export function OnlineMenu({ info, onClose, onWish, onResign }: Props) {
	const t = useTexts();
	const isPlaying = info.you !== null && info.status === 'playing' && info.seats[info.you]?.kind === 'person';
	return (
		<Dialog title={t.online.menu.title} onClose={onClose}>
			<div className="game-menu">
				<a className="button" href={makeRoute({ page: 'online' })}>
					<Icon name="back" /> {t.online.menu.lobby}
				</a>
				<Button icon={<Icon name="settings" />} onClick={() => onWish('settings')}>
					{t.common.settings}
				</Button>
				<Button icon={<Icon name="keyboard" />} onClick={() => onWish('help')}>
					{t.game.keys}
				</Button>
				{isPlaying && (
					<Button icon={<Icon name="list" />} onClick={() => onWish('typeMove')}>
						{t.game.typeMove}
					</Button>
				)}
				<a className="button" href={apiAddress(`tables/${info.id}/record`)} download>
					<Icon name="save" /> {t.online.end.download}
				</a>
				{isPlaying && (
					<Button icon={<Icon name="close" />} onClick={onResign}>
						{t.online.resign.button}
					</Button>
				)}
			</div>
			{isPlaying && <NoticeButton />}
			<h3>{t.online.menu.tableLink}</h3>
			<ShareLink
				label={t.online.menu.tableLink}
				link={linkToPage({ page: 'table', id: info.id, invite: '' })}
			/>
			{info.you !== null && <MoveSeat table={info.id} />}
		</Dialog>
	);
}

/** A link by which another device takes the seat over. */
function MoveSeat({ table }: { readonly table: string }) {
	const t = useTexts();
	const [secret, setSecret] = useState('');
	const [problem, setProblem] = useState('');
	const make = async () => {
		const made = await api.post<Transfer>(`tables/${table}/transfer`);
		setProblem(made.ok ? '' : sayRefusal(made.error, t));
		setSecret(made.ok ? made.value.secret : '');
	};
	return (
		<>
			<h3>{t.online.seat.moveTitle}</h3>
			{secret === '' ? (
				<Button icon={<Icon name="share" />} onClick={() => void make()}>
					{t.online.seat.move}
				</Button>
			) : (
				<>
					<p>{t.online.seat.moveText}</p>
					<ShareLink label={t.online.seat.link} text="" link={linkToPage({ page: 'moveSeat', secret })} />
				</>
			)}
			<p role="alert" className="online-problem">
				{problem}
			</p>
		</>
	);
}
