import './solving.css';
import type { IllegalReason } from '@rumis/rules';
import { isFromAbove } from '@rumis/table';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { LevelMap } from '../../map/LevelMap.js';
import { levelCount } from '../../map/levels.js';
import type { PlayDialog } from '../../play/keys.js';
import { PlayPage } from '../../play/PlayPage.js';
import { PlayTable } from '../../play/PlayTable.js';
import { StatusLine } from '../../play/StatusLine.js';
import { useIs3D } from '../../play/useIs3D.js';
import { LookTools } from '../../play/ViewTools.js';
import { WhyDialog } from '../../rulesBook/WhyDialog.js';
import { useStore } from '../../util/store.js';
import { nameOf } from '../puzzles/names.js';
import type { SolitairePuzzle } from '../puzzles/puzzle.js';
import { starsOf } from '../results/helps.js';
import { Stars } from '../results/Stars.js';
import { makeTime, readWatch } from '../results/stopwatch.js';
import { EndPanel } from './EndPanel.js';
import { FrameTools, PuzzleActions, UndoActions } from './FrameTools.js';
import { HelpPanel } from './HelpPanel.js';
import { MakeFrame } from './MakeFrame.js';
import { tipFrame } from './playing.js';
import { SolutionPanel } from './SolutionPanel.js';
import type { PuzzleSession } from './session.js';
import { boardViewOf } from './view.js';

interface Props {
	readonly session: PuzzleSession;
}

/** The page of one puzzle. */
export function PuzzlePage({ session }: Props) {
	const t = useTexts();
	const depth = useIs3D();
	const { is3D } = depth;
	const [opened, open] = useState<PlayDialog | null>(null);
	const [why, explain] = useState<IllegalReason | null>(null);
	const { build, finish, shown } = useStore(session.store, (now) => now);
	const isPlaying = !shown && !finish;
	return (
		<>
			<PlayPage
				session={session}
				is3D={is3D}
				opened={opened}
				onOpen={open}
				keys={[
					{
						key: 'o',
						text: t.game.keyList.frame,
						press: (by) => session.change(tipFrame, by > 0 ? 'x' : 'y'),
					},
				]}
				back={{ to: { page: 'solitaire', puzzle: '' }, label: t.solitaire.toList }}
				title={<Title session={session} />}
				facts={<Facts session={session} />}
				panel={{
					label: t.solitaire.panel,
					short: t.solitaire.helps,
					icon: 'hint',
					content: (
						<>
							<HelpPanel session={session} onUse={() => open(null)} />
							<LookTools session={session} is3D={is3D} canSpread />
							{is3D && <LevelPictures session={session} />}
							{!finish && <MakeFrame session={session} />}
						</>
					),
				}}
			>
				<PlayTable
					session={session}
					depth={depth}
					tools={isFromAbove(build) ? null : <FrameTools session={session} />}
					hasTray={isPlaying}
				>
					{shown && <SolutionPanel session={session} is3D={is3D} />}
					{!shown && finish && <EndPanel session={session} />}
					{isPlaying && (
						<>
							<StatusLine session={session} owner={build.turn?.colour ?? null} onWhy={explain} />
							<UndoActions session={session} />
							<PuzzleActions session={session} is3D={is3D} />
						</>
					)}
				</PlayTable>
			</PlayPage>
			<WhyDialog code={why} onClose={() => explain(null)} />
		</>
	);
}

function Title({ session }: Props) {
	const t = useTexts();
	const puzzle = useStore(session.store, ({ build }) => build.puzzle);
	const day = useStore(session.store, (now) => now.day);
	const name = nameOf(puzzle.name, t);
	return (
		<>
			{day ? t.solitaire.dailyTitle : name}
			<small className="soli-subtitle">{day ? name : <Subtitle puzzle={puzzle} />}</small>
		</>
	);
}

/** On a phone there is only room for the level; the colours are in the tray. */
function Subtitle({ puzzle }: { readonly puzzle: SolitairePuzzle }) {
	const { solitaire } = useTexts();
	return (
		<>
			<span className="soli-colours">{`${solitaire.colours(puzzle.colours)} · `}</span>
			{solitaire.modes[puzzle.mode]}
		</>
	);
}

function Facts({ session }: Props) {
	const t = useTexts().solitaire;
	const stars = useStore(session.store, ({ uses }) => starsOf(uses));
	return (
		<>
			<Timer session={session} />
			<Stars count={stars} label={t.starsLeft(stars)} />
		</>
	);
}

/** Small pictures of all levels, next to the 3D frame. The frame's grid describes them to screen readers. */
function LevelPictures({ session }: { readonly session: PuzzleSession }) {
	const t = useTexts().solitaire;
	const state = useStore(session.store, (now) => now);
	const view = boardViewOf(state);
	return (
		<section className="stack tight soli-pictures">
			<h2>{t.levelsTitle}</h2>
			<div className="soli-pictures-row">
				{Array.from({ length: levelCount(view) }, (_, level) => (
					<figure key={level}>
						<LevelMap view={view} level={level} cursor={null} />
						<figcaption>{t.level(level + 1)}</figcaption>
					</figure>
				))}
			</div>
		</section>
	);
}

const TICK_MS = 500;

/** The time spent on the puzzle. Not announced to screen readers. */
function Timer({ session }: { readonly session: PuzzleSession }) {
	const t = useTexts().solitaire;
	const watch = useStore(session.store, (state) => state.watch);
	const [time, setTime] = useState(() => session.now().getTime());
	useEffect(() => {
		setTime(session.now().getTime());
		if (watch.since === null) return;
		const timer = setInterval(() => setTime(session.now().getTime()), TICK_MS);
		return () => clearInterval(timer);
	}, [session, watch]);
	const text = makeTime(readWatch(watch, time));
	return (
		<span className="soli-timer" role="timer" aria-label={t.time(text)} data-running={watch.since !== null}>
			{text}
		</span>
	);
}
