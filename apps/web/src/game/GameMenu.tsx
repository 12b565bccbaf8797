import { makeRoute } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import { linkTo, saveFile } from '../records/share.js';
import { Button } from '../ui/Button.js';
import { CopyField } from '../ui/CopyField.js';
import { Dialog } from '../ui/Dialog.js';
import { FileButton } from '../ui/FileButton.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import { useCopy } from '../ui/useCopy.js';
import { SeatList } from './SeatList.js';
import type { Session } from './session.js';

/** What the menu opens. */
export type MenuWish = 'settings' | 'help' | 'typeMove';

interface Props {
	readonly session: Session;
	readonly onClose: () => void;
	readonly onWish: (wish: MenuWish) => void;
	readonly onOpenFile: (file: File) => void;
}

export function GameMenu({ session, onClose, onWish, onOpenFile }: Props) {
	const t = useTexts();
	const table = useStore(session.store, (now) => now.table);
	return (
		<Dialog title={t.game.menuTitle} onClose={onClose}>
			<div className="game-menu">
				<a className="button" href={makeRoute({ page: 'home' })}>
					<Icon name="home" /> {t.common.home}
				</a>
				<a className="button" href={makeRoute({ page: 'new' })}>
					<Icon name="plus" /> {t.common.newGame}
				</a>
				<Button icon={<Icon name="settings" />} onClick={() => onWish('settings')}>
					{t.common.settings}
				</Button>
				<Button icon={<Icon name="keyboard" />} onClick={() => onWish('help')}>
					{t.game.keys}
				</Button>
				<Button icon={<Icon name="list" />} onClick={() => onWish('typeMove')}>
					{t.game.typeMove}
				</Button>
			</div>
			<h3>{t.game.seats}</h3>
			<SeatList session={session} />
			<h3>{t.records.title}</h3>
			<div className="game-menu">
				<Button icon={<Icon name="save" />} onClick={() => saveFile(table, new Date())}>
					{t.records.save}
				</Button>
				<FileButton accept=".rumis,text/plain" onFile={onOpenFile}>
					{t.records.open}
				</FileButton>
			</div>
			<ShareLink link={linkTo(table)} />
		</Dialog>
	);
}

function ShareLink({ link }: { readonly link: string }) {
	const t = useTexts();
	const [isCopied, copy] = useCopy(link);
	return (
		<div className="game-share">
			<CopyField label={t.records.linkLabel} text={link} />
			<Button icon={<Icon name={isCopied ? 'check' : 'share'} />} onClick={copy}>
				{t.records.share}
			</Button>
			<p role="status" className="game-quiet">
				{isCopied ? t.game.linkCopied : ''}
			</p>
		</div>
	);
}
