import { type IllegalReason, modeOf } from '@rumis/rules';
import { seatToMove } from '@rumis/table';
import { type ReactNode, useState } from 'react';
import { makeRoute, type Route } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import { BoardMap } from '../map/BoardMap.js';
import { WhyDialog } from '../rulesBook/WhyDialog.js';
import { SettingsDialog } from '../settings/SettingsDialog.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import { ActionBar, HelpActions } from './ActionBar.js';
import { Announcer } from './Announcer.js';
import { BoardStage, useIs3D } from './BoardStage.js';
import type { MenuWish } from './GameMenu.js';
import './game.css';
import { HelpDialog } from './HelpDialog.js';
import { keyHandler } from './keyHandler.js';
import { MoveList } from './MoveList.js';
import { ReadBoard } from './ReadBoard.js';
import { type Beside, ScoreChips, ScorePanel } from './ScorePanel.js';
import { StatusLine } from './StatusLine.js';
import type { Session } from './session.js';
import { Tray } from './Tray.js';
import { TypeMoveDialog } from './TypeMoveDialog.js';
import { CameraTools, LookTools } from './ViewTools.js';
import { boardViewOf, seenSquares } from './view.js';

type Opened = 'menu' | 'settings' | 'help' | 'typeMove' | 'readBoard' | 'panel' | null;

/** What differs between a game on this device and one at an online table. */
export interface PageParts {
	/** Where the arrow at the top leads, and what is there. */
	readonly back: { readonly to: Route; readonly label: string };
	/** What stands in place of the status when the game is over. */
	readonly end: ReactNode;
	readonly menu: (close: () => void, open: (wish: MenuWish) => void) => ReactNode;
	/** Over the board: something that has to be known or answered. */
	readonly notice?: ReactNode;
	/** More buttons at the top. */
	readonly tools?: ReactNode;
	/** Beside the points of a colour, such as a clock. */
	readonly beside?: Beside;
}

interface Props {
	readonly session: Session;
	readonly parts: PageParts;
}

export function GamePage({ session, parts }: Props) {
	const t = useTexts();
	const { is3D, isMissing, onMissing } = useIs3D();
	const [opened, open] = useState<Opened>(null);
	const [why, explain] = useState<IllegalReason | null>(null);
	const isHere = useStore(session.store, ({ place }) => place.kind === 'here');
	const isEnd = useStore(session.store, (now) => seatToMove(now.table) === null && now.viewedPly === null);
	const close = () => open(null);
	return (
		<div className="game">
			<TopBar session={session} parts={parts} onOpen={open} />
			<main className="game-table" onKeyDownCapture={keyHandler(session, is3D, open)}>
				{parts.notice}
				{isMissing && <p className="game-notice">{t.game.noWebgl}</p>}
				<BoardStage session={session} is3D={is3D} onMissing={onMissing} />
				{is3D && <CameraTools session={session} />}
				<div className="game-controls">
					{isEnd ? parts.end : <StatusLine session={session} onWhy={explain} />}
					<HelpActions session={session} />
					<ActionBar session={session} is3D={is3D} />
				</div>
				{!isEnd && <Tray session={session} />}
			</main>
			<aside className="side-panel game-panel" data-open={opened === 'panel'} aria-label={t.game.look}>
				<Button
					className="game-panel-close"
					look="quiet"
					label={t.common.close}
					icon={<Icon name="close" />}
					onClick={close}
				/>
				<ScorePanel session={session} beside={parts.beside} />
				{is3D && <SmallMap session={session} />}
				<LookTools session={session} is3D={is3D} />
				<MoveList session={session} />
			</aside>
			<Announcer session={session} />
			{opened === 'menu' && parts.menu(close, open)}
			{opened === 'settings' && <SettingsDialog onClose={close} />}
			{opened === 'help' && <HelpDialog hasHints={isHere} onClose={close} />}
			{opened === 'typeMove' && <TypeMoveDialog session={session} onWhy={explain} onClose={close} />}
			{opened === 'readBoard' && <ReadBoard session={session} onClose={close} />}
			<WhyDialog code={why} onClose={() => explain(null)} />
		</div>
	);
}

interface TopProps extends Props {
	readonly onOpen: (what: Opened) => void;
}

function TopBar({ session, parts: { back, tools, beside }, onOpen }: TopProps) {
	const t = useTexts();
	const { config, position } = useStore(session.store, (now) => now.table);
	const { scenario, mode } = config.setup;
	const hasPhases = modeOf(mode).phases.length > 1;
	return (
		<header className="game-top">
			<a className="button quiet icon" href={makeRoute(back.to)} aria-label={back.label} title={back.label}>
				<Icon name="back" />
			</a>
			<h1 className="game-title">
				{t.game.title(scenario.name, t.rules.modes[mode])}
				{hasPhases && position.phase && <small> {t.rules.phases[position.phase]}</small>}
			</h1>
			<ScoreChips session={session} beside={beside} />
			{tools}
			<Button
				className="game-panel-open"
				look="quiet"
				label={t.game.look}
				icon={<Icon name="layers" />}
				onClick={() => onOpen('panel')}
			/>
			<Button look="quiet" label={t.game.keys} icon={<Icon name="help" />} onClick={() => onOpen('help')} />
			<Button look="quiet" label={t.game.menu} icon={<Icon name="menu" />} onClick={() => onOpen('menu')} />
		</header>
	);
}

function SmallMap({ session }: { readonly session: Session }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	return (
		<section className="game-map" aria-label={t.game.map}>
			<BoardMap view={boardViewOf(state)} squares={seenSquares(state)} size="small" cursor={null} />
		</section>
	);
}
