import { type KeyboardEvent, useState } from 'react';
import { BackLink } from '../app/BackLink.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import { Announcer } from './Announcer.js';
import { EndPanel } from './EndPanel.js';
import { FrameStage, useIs3D } from './FrameStage.js';
import { HelpPanel } from './HelpPanel.js';
import { starsOf } from './helps.js';
import { KeysDialog } from './KeysDialog.js';
import { LevelPictures } from './LevelPictures.js';
import './panel.css';
import './play.css';
import { pressKey } from './keys.js';
import { SolutionPanel } from './SolutionPanel.js';
import { Stars } from './Stars.js';
import { StatusLine } from './StatusLine.js';
import { BuildActions, StoneActions } from './StoneActions.js';
import { nameOf, subtitleOf } from './sayings.js';
import type { Session } from './session.js';
import { Timer } from './Timer.js';
import { Tray } from './Tray.js';
import { CameraTools, LookTools } from './ViewTools.js';

type Opened = 'panel' | 'keys' | null;

/** One puzzle, to be solved. */
export function PlayPage({ session }: { readonly session: Session }) {
	const t = useTexts();
	const { is3D, isMissing, onMissing } = useIs3D();
	const [opened, open] = useState<Opened>(null);
	const isEnd = useStore(session.store, ({ finish }) => finish !== null);
	const isShown = useStore(session.store, ({ shown }) => shown !== null);
	const close = () => open(null);
	return (
		<div className="soli">
			<TopBar session={session} onOpen={open} />
			<main className="soli-table" onKeyDownCapture={keyHandler(session, is3D, () => open('keys'))}>
				{isMissing && <p className="soli-notice">{t.solitaire.noWebgl}</p>}
				<FrameStage session={session} is3D={is3D} onMissing={onMissing} />
				<CameraTools session={session} is3D={is3D} />
				<div className="soli-controls">
					{isShown ? (
						<SolutionPanel session={session} />
					) : isEnd ? (
						<EndPanel session={session} />
					) : (
						<>
							<StatusLine session={session} />
							<BuildActions session={session} />
							<StoneActions session={session} is3D={is3D} />
						</>
					)}
				</div>
				{!isShown && !isEnd && <Tray session={session} />}
			</main>
			<aside className="side-panel soli-panel" data-open={opened === 'panel'} aria-label={t.solitaire.panel}>
				<Button
					className="soli-panel-close"
					look="quiet"
					label={t.common.close}
					icon={<Icon name="close" />}
					onClick={close}
				/>
				<HelpPanel session={session} onUse={close} />
				<LookTools session={session} is3D={is3D} />
				{is3D && <LevelPictures session={session} />}
			</aside>
			<Announcer session={session} />
			{opened === 'keys' && <KeysDialog onClose={close} />}
		</div>
	);
}

function TopBar({ session, onOpen }: { readonly session: Session; readonly onOpen: (what: Opened) => void }) {
	const t = useTexts();
	const puzzle = useStore(session.store, ({ build }) => build.puzzle);
	const day = useStore(session.store, (now) => now.day);
	const stars = useStore(session.store, ({ uses }) => starsOf(uses));
	return (
		<header className="soli-top">
			<BackLink to={{ page: 'solitaire', puzzle: '' }} label={t.solitaire.toList} />
			<h1 className="soli-title">
				{day ? t.solitaire.dailyTitle : nameOf(puzzle.name, t)}
				<small>{day ? nameOf(puzzle.name, t) : subtitleOf(puzzle, t)}</small>
			</h1>
			<Timer session={session} />
			<Stars count={stars} label={t.solitaire.starsLeft(stars)} />
			<Button
				className="soli-panel-open"
				look="quiet"
				label={t.solitaire.panel}
				icon={<Icon name="hint" />}
				onClick={() => onOpen('panel')}
			/>
			<Button
				look="quiet"
				label={t.solitaire.keys}
				icon={<Icon name="help" />}
				onClick={() => onOpen('keys')}
			/>
		</header>
	);
}

/** Keys of the frame; buttons and sliders keep those of their own. */
const keyHandler = (session: Session, isTurned: boolean, showKeys: () => void) => (event: KeyboardEvent) => {
	const { key, shiftKey: shift, ctrlKey, metaKey, altKey, target } = event;
	const isIn = (selector: string) => target instanceof HTMLElement && target.closest(selector) !== null;
	if (altKey || key === 'Tab' || isIn('input, select, textarea')) return;
	if (isIn('button, a') && (key === 'Enter' || key === ' ')) return;
	if (!pressKey(session, { key, shift, ctrl: ctrlKey || metaKey }, { isTurned, showKeys })) return;
	event.preventDefault();
	event.stopPropagation();
};
