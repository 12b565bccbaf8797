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

/** The game that was left, in short. */
export interface SavedGame {
	readonly title: string;
	readonly when: Date;
	/** How many stones have been placed. */
	readonly turn: number;
}

interface Props {
	readonly saved: SavedGame | null;
	/** What is below the first words; it comes a moment after them. */
	readonly children?: ReactNode;
	/** What went wrong when a file was opened. */
	readonly problem?: string | null;
	readonly onContinue: () => void;
	readonly onQuickGame: () => void;
	readonly onNew: () => void;
	readonly onOpenFile: (file: File) => void;
}

export function HomePage({ children, ...actions }: Props) {
	const t = useTexts();
	// Nobody should wait for pictures, and for what is further down, before the first buttons can be seen and pressed.
	const hasRest = useAfterPaint();
	return (
		<div className="home">
			<Head />
			<main className="home-main">
				{/* Before everything else: on a phone what stands below the buttons is out of sight. */}
				<div role="alert">{actions.problem && <p className="problem home-problem">{actions.problem}</p>}</div>
				<div className="home-hero">
					<div className="stack loose">
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
				<Button look="quiet" label={t.common.settings} icon="settings" onClick={() => setOpen(true)} />
			</header>
			{isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
		</>
	);
}

const PISAC = SCENARIOS.find(({ id }) => id === 'pisac');

/** One stone of each colour of the box, waiting beside the building. */
const WAITING = [
	{ stone: 'A4', owner: 'yellow' },
	{ stone: 'T4', owner: 'red' },
	{ stone: 'L4', owner: 'green' },
	{ stone: 'V3', owner: 'blue' },
] as const;

/** The stairway shows best what is built here. Its place is there before it is. */
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

/** The likeliest first and largest: to go on with a game, else to begin one without any question. */
function Actions({ saved, onContinue, onQuickGame, onNew, onOpenFile }: Omit<Props, 'children' | 'problem'>) {
	const t = useTexts().home;
	const online = useTexts().online.home;
	return (
		<div className="home-actions">
			{saved && <Continue saved={saved} onContinue={onContinue} />}
			<div className="stack tight">
				<Button
					look={saved ? 'plain' : 'primary'}
					className="home-big"
					icon="play"
					aria-describedby="home-play-hint"
					onClick={onQuickGame}
				>
					{t.play}
				</Button>
				<p id="home-play-hint" className="note home-opponent">
					<BotFace bot={EASY_BOT} size={34} />
					{t.playHint}
				</p>
			</div>
			<div className="home-others">
				<Button icon="plus" onClick={onNew}>
					{t.newGame}
				</Button>
				<FileButton accept={GAME_FILES} onFile={onOpenFile}>
					{t.open}
				</FileButton>
			</div>
			<div className="stack tight">
				<a className="button" href={makeRoute({ page: 'online' })} aria-describedby="home-online-hint">
					<Icon name="globe" /> {online.play}
				</a>
				<p id="home-online-hint" className="note">
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
		<div className="stack tight">
			<Button
				look="primary"
				className="home-big"
				icon="play"
				aria-describedby="home-saved"
				onClick={onContinue}
			>
				{t.continue}
			</Button>
			<p id="home-saved" className="note">
				{t.saved(saved.title, saved.turn, format.format(saved.when))}
			</p>
		</div>
	);
}
