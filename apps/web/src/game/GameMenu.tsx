import { LEVELS } from '@rumis/engine';
import { coloursOfSeat, type Seat } from '@rumis/table';
import { useTexts } from '../i18n/useTexts.js';
import { MakeButton } from '../making/MakeButton.js';
import { makeRoute } from '../navigation/route.js';
import { Glyph } from '../pictures/Glyph.js';
import { GAME_FILES } from '../records/openGames.js';
import { linkTo, saveRecordFile } from '../records/share.js';
import { addressFrom } from '../rulesBook/address.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { FileButton } from '../ui/FileButton.js';
import { Icon } from '../ui/Icon.js';
import '../ui/select.css';
import { useStore } from '../util/store.js';
import { botTitle, seatName } from '../wording/names.js';
import { CopyLink } from './CopyLink.js';
import type { MenuDialog } from './gameKeys.js';
import { changeSeat } from './playing.js';
import type { GameSession } from './session.js';
import { seenPosition } from './view.js';
import '../ui/select.css';

export interface Props {
	readonly session: GameSession;
	readonly onClose: () => void;
	readonly onOpen: (what: MenuDialog) => void;
	readonly onOpenFile: (file: File) => void;
}

export function GameMenu({ session, onClose, onOpen, onOpenFile }: Props) {
	const t = useTexts();
	const table = useStore(session.store, (now) => now.table);
	const id = useStore(session.store, (now) => now.id);
	const position = useStore(session.store, seenPosition);
	return (
		<Dialog title={t.game.menuTitle} onClose={onClose}>
			<div className="game-menu">
				<a className="button" href={makeRoute({ page: 'home' })}>
					<Icon name="home" /> {t.common.home}
				</a>
				<a className="button" href={makeRoute({ page: 'new' })}>
					<Icon name="plus" /> {t.common.newGame}
				</a>
				<a className="button" href={addressFrom('', location.hash)}>
					<Icon name="book" /> {t.home.sections.rules.title}
				</a>
				<a className="button" href={makeRoute({ page: 'lesson' })}>
					<Icon name="hint" /> {t.home.sections.lesson.title}
				</a>
				<a className="button" href={makeRoute({ page: 'analysis', from: 'game', id })}>
					<Icon name="leaderboard" /> {t.game.analyse}
				</a>
				<Button icon="settings" onClick={() => onOpen('settings')}>
					{t.common.settings}
				</Button>
				<Button icon="keyboard" onClick={() => onOpen('keys')}>
					{t.game.keys}
				</Button>
				<Button icon="list" onClick={() => onOpen('typeMove')}>
					{t.game.typeMove}
				</Button>
				<MakeButton position={position} />
			</div>
			<h3>{t.game.seats}</h3>
			<SeatList session={session} />
			<h3>{t.records.title}</h3>
			<div className="game-menu">
				<Button icon="save" onClick={() => saveRecordFile(table, new Date())}>
					{t.records.save}
				</Button>
				<FileButton accept={GAME_FILES} onFile={onOpenFile}>
					{t.records.open}
				</FileButton>
			</div>
			<CopyLink label={t.records.linkLabel} action={t.records.share} link={linkTo(table)} />
		</Dialog>
	);
}

/** The seats. A person can be replaced by a bot during a game, and vice versa. */
function SeatList({ session }: { readonly session: GameSession }) {
	const t = useTexts();
	const table = useStore(session.store, (now) => now.table);
	const { setup } = table.config;
	const isOver = table.position.phase === null;
	return (
		<ul className="stack tight game-seats">
			{table.seats.map((who, seat) => (
				<li key={seat}>
					{coloursOfSeat(setup, seat).map((colour) => (
						<Glyph key={colour} owner={colour} size={24} />
					))}
					<span className="game-seat-name">{seatName(table, seat, t)}</span>
					<select
						className="select-box"
						aria-label={t.rules.seat(seat + 1)}
						value={who.kind === 'bot' ? who.bot : ''}
						// In a finished game, the seats show who played.
						disabled={isOver}
						onChange={({ target }) => session.change(changeSeat, seat, seatFor(who, target.value))}
					>
						<option value="">{t.game.seatPerson}</option>
						{botsFor(who).map((bot) => (
							<option key={bot} value={bot}>
								{botTitle(bot, t)}
							</option>
						))}
					</select>
				</li>
			))}
		</ul>
	);
}

const LEVEL_BOTS: readonly string[] = LEVELS.map((level) => `level:${level}`);

/** The standard bots, and the one in this seat if it is not one of them. */
const botsFor = (who: Seat): readonly string[] =>
	who.kind === 'bot' && !LEVEL_BOTS.includes(who.bot) ? [...LEVEL_BOTS, who.bot] : LEVEL_BOTS;

const seatFor = (who: Seat, bot: string): Seat =>
	bot === '' ? { kind: 'person', name: who.name } : { kind: 'bot', bot, name: '' };
