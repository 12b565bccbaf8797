import type { TableInfo, Transfer } from '@rumis/protocol';
import type { ReadonlyPosition } from '@rumis/rules';
import { useState } from 'react';
import type { MenuDialog } from '../../game/gameKeys.js';
import { api, apiAddress } from '../../http/api.js';
import { useAction } from '../../http/useAction.js';
import { useTexts } from '../../i18n/useTexts.js';
import { MakeButton } from '../../making/MakeButton.js';
import { linkToPage, makeRoute } from '../../navigation/route.js';
import { ReportButton } from '../../people/Report.js';
import { addressFrom } from '../../rulesBook/address.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Icon } from '../../ui/Icon.js';
import { NoticeButton } from '../table/NoticeButton.js';
import { reportTargets } from '../table/names.js';
import { Problem } from '../table/Problem.js';
import { ShareLink } from '../table/ShareLink.js';

interface Props {
	readonly info: TableInfo;
	readonly position: ReadonlyPosition;
	readonly onClose: () => void;
	readonly onOpen: (what: MenuDialog) => void;
	readonly onResign: () => void;
}

export function OnlineMenu({ info, position, onClose, onOpen, onResign }: Props) {
	const t = useTexts();
	const isPlaying = info.you !== null && info.status === 'playing' && info.seats[info.you]?.kind === 'person';
	const others = reportTargets(info, t);
	return (
		<Dialog title={t.online.menu.title} onClose={onClose}>
			<div className="game-menu">
				<a className="button" href={makeRoute({ page: 'online' })}>
					<Icon name="back" /> {t.online.menu.lobby}
				</a>
				<a className="button" href={addressFrom('', location.hash)}>
					<Icon name="book" /> {t.home.sections.rules.title}
				</a>
				<Button icon="settings" onClick={() => onOpen('settings')}>
					{t.common.settings}
				</Button>
				<Button icon="keyboard" onClick={() => onOpen('keys')}>
					{t.game.keys}
				</Button>
				{isPlaying && (
					<Button icon="list" onClick={() => onOpen('typeMove')}>
						{t.game.typeMove}
					</Button>
				)}
				<MakeButton position={position} />
				<a className="button" href={apiAddress(`tables/${info.id}/record`)} download>
					<Icon name="save" /> {t.online.end.download}
				</a>
				{isPlaying && (
					<Button icon="close" onClick={onResign}>
						{t.online.resign.button}
					</Button>
				)}
			</div>
			{others.length > 0 && <ReportButton targets={others} />}
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

/** A link that moves the seat to another device. */
function MoveSeat({ table }: { readonly table: string }) {
	const t = useTexts();
	const [secret, setSecret] = useState('');
	const action = useAction();
	const make = () =>
		action.run(
			() => api.post<Transfer>(`tables/${table}/transfer`),
			(made) => setSecret(made.secret),
		);
	return (
		<>
			<h3>{t.online.seat.moveTitle}</h3>
			{secret === '' ? (
				<Button icon="share" onClick={make}>
					{t.online.seat.move}
				</Button>
			) : (
				<>
					<p>{t.online.seat.moveText}</p>
					<ShareLink label={t.online.seat.link} text="" link={linkToPage({ page: 'moveSeat', secret })} />
				</>
			)}
			<Problem error={action.error} />
		</>
	);
}
