import { SCENARIOS } from '@rumis/rules';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../device/useSettings.js';
import { useTexts } from '../i18n/useTexts.js';
import { BotFace } from '../pictures/BotFace.js';
import { ScenarioPicture } from '../pictures/ScenarioPicture.js';
import { StonePicture } from '../pictures/StonePicture.js';
import { EASY_BOT, GAME_FILES } from '../records/openGames.js';
import { LanguageSwitch, ThemeSwitch } from '../settings/Choosers.js';
import { SettingsDialog } from '../settings/lazySettings.js';
import { Button } from '../ui/Button.js';
import { FileButton } from '../ui/FileButton.js';
import { Icon } from '../ui/Icon.js';
import { useAfterPaint } from '../ui/useAfterPaint.js';
import './homePage.css';
import { makeRoute } from '../navigation/route.js';

/** A summary of the last unfinished game. */
export interface SavedGame {
	readonly title: string;
	readonly when: Date;
	/** The number of stones placed. */
	readonly turn: number;
}

interface Props {
	readonly saved: SavedGame | null;
	/** The content below the fold, rendered a moment later. */
	readonly children?: ReactNode;
	/** The error from opening a file. */
	readonly problem?: string | null;
	readonly onContinue: () => void;
	readonly onQuickGame: () => void;
	readonly onNew: () => void;
	readonly onOpenFile: (file: File) => void;
}

export function HomePage({ children, ...actions }: Props) {
	const t = useTexts();
	// The first buttons must not wait for pictures and content further down.
	const hasRest = useAfterPaint();
	return (
		<div className="home">
			<Head />
			<main className="home-main">
				{/* First in the page: on a phone, anything below the buttons is out of sight. */}
				<div role="alert">{actions.problem && <p className="home-problem">{actions.problem}</p>}</div>
				<div className="home-hero">
					<div className="home-words">
						<h1 className="home-name">{t.common.appName}</h1>
						<p className="home-sentence">{t.home.sentence}</p>
						<Actions {...actions} />
					</div>
					<HeroPicture hasBuilding={hasRest} />
				</div>
				{hasRest ? children : <div className="home-rest" />}
			</main>
			<footer className="home-foot">
				<p>
					<a href={makeRoute({ page: 'rules', topic: 'box' })}>{t.home.box}</a>
				</p>
				<p>{t.home.about}</p>
			</footer>
		</div>
	);
}

function Head() {
	const t = useTexts();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<header className="home-head">
				<LanguageSwitch />
				<ThemeSwitch />
				<Button
					look="quiet"
					label={t.common.settings}
					icon={<Icon name="settings" />}
					onClick={() => setOpen(true)}
				/>
			</header>
			{isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
		</>
	);
}

const PISAC = SCENARIOS.find(({ id }) => id === 'pisac');

/** One stone of each colour next to the building. */
const WAITING = [
	{ stone: 'A4', owner: 'yellow' },
	{ stone: 'T4', owner: 'red' },
	{ stone: 'L4', owner: 'green' },
	{ stone: 'V3', owner: 'blue' },
] as const;

/** The stairway illustrates the game best. Its space is reserved before it is rendered. */
function HeroPicture({ hasBuilding }: { readonly hasBuilding: boolean }) {
	return (
		<div className="home-picture">
			{PISAC && hasBuilding ? (
				<ScenarioPicture scenario={PISAC} players={4} />
			) : (
				<div className="scenario-picture" />
			)}
			<div className="home-stones">
				{WAITING.map(({ stone, owner }) => (
					<StonePicture key={owner} stone={stone} owner={owner} box="tight" />
				))}
			</div>
		</div>
	);
}

/** The most likely action first and largest: continue a game, otherwise start one without any questions. */
function Actions({ saved, onContinue, onQuickGame, onNew, onOpenFile }: Omit<Props, 'children' | 'problem'>) {
	const t = useTexts().home;
	const online = useTexts().online.home;
	return (
		<div className="home-actions">
			{saved && <Continue saved={saved} onContinue={onContinue} />}
			<div className="home-action">
				<Button
					look={saved ? 'plain' : 'primary'}
					className="home-big"
					icon={<Icon name="play" />}
					aria-describedby="home-play-hint"
					onClick={onQuickGame}
				>
					{t.play}
				</Button>
				<p id="home-play-hint" className="home-hint home-opponent">
					<BotFace bot={EASY_BOT} size={34} />
					{t.playHint}
				</p>
			</div>
			<div className="home-others">
				<Button icon={<Icon name="plus" />} onClick={onNew}>
					{t.newGame}
				</Button>
				<FileButton accept={GAME_FILES} onFile={onOpenFile}>
					{t.open}
				</FileButton>
			</div>
			<div className="home-action">
				<a className="button" href={makeRoute({ page: 'online' })} aria-describedby="home-online-hint">
					<Icon name="globe" /> {online.play}
				</a>
				<p id="home-online-hint" className="home-hint">
					{online.hint}
				</p>
			</div>
		</div>
	);
}

function Continue({ saved, onContinue }: { readonly saved: SavedGame; readonly onContinue: () => void }) {
	const t = useTexts().home;
	const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
	return (
		<div className="home-action">
			<Button
				look="primary"
				className="home-big"
				icon={<Icon name="play" />}
				aria-describedby="home-saved"
				onClick={onContinue}
			>
				{t.continue}
			</Button>
			<p id="home-saved" className="home-hint">
				{t.saved(saved.title, saved.turn, format.format(saved.when))}
			</p>
		</div>
	);
}
