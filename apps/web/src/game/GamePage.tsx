import { type IllegalReason, modeOf } from '@rumis/rules';
import { ownerToPlay, seatToMove } from '@rumis/table';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import type { Route } from '../navigation/route.js';
import { PlayPage } from '../play/PlayPage.js';
import { PlayTable } from '../play/PlayTable.js';
import { SmallMap } from '../play/SmallMap.js';
import { StatusLine } from '../play/StatusLine.js';
import { useIs3D } from '../play/useIs3D.js';
import { addressFrom } from '../rulesBook/address.js';
import { WhyDialog } from '../rulesBook/WhyDialog.js';
import { SettingsDialog } from '../settings/lazySettings.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../util/store.js';
import { isReconstructed } from '../wording/boardSource.js';
import { GameActions, HelpActions } from './GameActions.js';
import './game.css';
import { gameKeys, type MenuDialog, type Opened } from './gameKeys.js';
import { ModeLine } from './ModeLine.js';
import { MoveList } from './MoveList.js';
import { OverlayTools } from './OverlayTools.js';
import { playMove } from './playing.js';
import { type Beside, ScoreChips, ScorePanel } from './ScorePanel.js';
import type { GameSession } from './session.js';
import { type GameState, personToMove } from './state.js';
import { TypeMoveDialog } from './TypeMoveDialog.js';
import { seenPosition } from './view.js';

/** The differences between a local game and an online table. */
export interface PageParts {
	/** The target of the back arrow, and its label. */
	readonly back: { readonly to: Route; readonly label: string };
	/** Replaces the status line when the game is over. */
	readonly end: ReactNode;
	/** Omitted if it would be empty. */
	readonly menu?: (close: () => void, open: (what: MenuDialog) => void) => ReactNode;
	/** Over the board: something the player has to know or answer. */
	readonly notice?: ReactNode;
	/** Additional buttons at the top. */
	readonly tools?: ReactNode;
	/** Next to the points of a colour, such as a clock. */
	readonly beside?: Beside;
	/** At the top of the panel. */
	readonly panel?: ReactNode;
	/** Additional actions next to the status. */
	readonly actions?: ReactNode;
}

interface Props {
	readonly session: GameSession;
	readonly parts: PageParts;
}

export function GamePage({ session, parts }: Props) {
	const t = useTexts();
	const depth = useIs3D();
	const [opened, open] = useState<Opened | null>(null);
	const [why, explain] = useState<IllegalReason | null>(null);
	const state = useStore(session.store, (now) => now);
	const isEnd = seatToMove(state.table) === null && state.viewedPly === null;
	return (
		<>
			<PlayPage
				session={session}
				is3D={depth.is3D}
				opened={opened}
				onOpen={open}
				keys={gameKeys(session, open, t)}
				back={parts.back}
				title={<Title session={session} />}
				facts={
					<>
						<ScoreChips session={session} beside={parts.beside} />
						{parts.tools}
					</>
				}
				tools={
					parts.menu && (
						<Button
							className="game-menu-open"
							look="quiet"
							label={t.game.menu}
							caption={t.game.menu}
							icon={<Icon name="menu" />}
							onClick={() => open('menu')}
						/>
					)
				}
				panel={{
					label: t.tools.panel,
					short: t.tools.panelShort,
					icon: 'map',
					content: <Panel session={session} parts={parts} is3D={depth.is3D} />,
				}}
			>
				<PlayTable session={session} depth={depth} notice={parts.notice} hasTray={!isEnd}>
					{!isEnd && <ModeLine mode={state.table.config.setup.mode} />}
					{isEnd ? (
						parts.end
					) : (
						<StatusLine
							session={session}
							owner={ownerToPlay(seenPosition(state))}
							isBusy={state.thinking !== null}
							onWhy={explain}
						/>
					)}
					{parts.actions}
					<HelpActions session={session} />
					<GameActions session={session} is3D={depth.is3D} />
				</PlayTable>
			</PlayPage>
			<Dialogs session={session} parts={parts} opened={opened} onOpen={open} onWhy={explain} />
			<WhyDialog code={why} onClose={() => explain(null)} />
		</>
	);
}

interface DialogsProps extends Props {
	readonly opened: Opened | null;
	readonly onOpen: (what: Opened | null) => void;
	readonly onWhy: (reason: IllegalReason) => void;
}

function Dialogs({ session, parts, opened, onOpen, onWhy }: DialogsProps) {
	const state = useStore(session.store, (now) => now);
	const close = () => onOpen(null);
	return (
		<>
			{opened === 'menu' && parts.menu?.(close, onOpen)}
			{opened === 'settings' && <SettingsDialog onClose={close} />}
			{opened === 'typeMove' && (
				<TypeMoveDialog
					position={state.table.position}
					isTurn={mayType(state)}
					onMove={(text) => session.change(playMove, text)}
					onWhy={onWhy}
					onClose={close}
				/>
			)}
		</>
	);
}

/** Only for your own seats, or for a paused bot. */
const mayType = (state: GameState): boolean =>
	personToMove(state) !== null || (state.referee.kind === 'here' && state.isPaused);

/** Next to the board: the points, the map, the moves, and the overlay options. */
function Panel({ session, parts, is3D }: Props & { readonly is3D: boolean }) {
	const t = useTexts();
	return (
		<>
			{parts.panel}
			<ScorePanel session={session} beside={parts.beside} />
			{is3D && <SmallMap session={session} />}
			<MoveList session={session} />
			<details className="play-fold">
				<summary>{t.tools.onBoard}</summary>
				<OverlayTools session={session} is3D={is3D} />
			</details>
			<BoardNote session={session} />
		</>
	);
}

function Title({ session }: Pick<Props, 'session'>) {
	const t = useTexts();
	const { config, position } = useStore(session.store, (now) => now.table);
	const { scenario, mode } = config.setup;
	const hasPhases = modeOf(mode).phases.length > 1;
	return (
		<>
			{t.game.title(scenario.name, t.rules.modes[mode])}
			{hasPhases && position.phase && <small> {t.rules.phases[position.phase]}</small>}
		</>
	);
}

/** Says that the board is reconstructed, and links to its sources. */
function BoardNote({ session }: Pick<Props, 'session'>) {
	const t = useTexts();
	const { scenario } = useStore(session.store, (now) => now.table.config.setup);
	return (
		isReconstructed(scenario) && (
			<p className="game-board-note">
				<a href={addressFrom('honest', location.hash)}>{t.game.reconstructed}</a>
			</p>
		)
	);
}
