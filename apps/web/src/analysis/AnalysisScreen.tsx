import '../game/game.css';
import '../replay/replay.css';
import type { IllegalReason, ReadonlyPosition } from '@rumis/rules';
import { ownerToPlay } from '@rumis/table';
import { useCallback, useState } from 'react';
import type { SavedAnalysis } from '../device/savedAnalyses.js';
import { TypeMoveDialog } from '../game/TypeMoveDialog.js';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { Glyph } from '../pictures/Glyph.js';
import { PlayPage } from '../play/PlayPage.js';
import { PlayTable } from '../play/PlayTable.js';
import { StatusLine } from '../play/StatusLine.js';
import { StoneActions } from '../play/StoneActions.js';
import { useOpened } from '../play/session.js';
import { useIs3D } from '../play/useIs3D.js';
import { WhyDialog } from '../rulesBook/WhyDialog.js';
import { Button } from '../ui/Button.js';
import { useTitle } from '../ui/useTitle.js';
import { useStore } from '../util/store.js';
import { AnalysisPanel } from './AnalysisPanel.js';
import { type AnalysisDialog, analysisKeys } from './analysisKeys.js';
import { placeMove, playLine } from './board/editing.js';
import { Steps } from './board/Steps.js';
import { positionNow } from './board/state.js';
import { turnText } from './board/words.js';
import { sayJudgement, sayStudy, type Wording } from './engine/saying.js';
import { LearnCard } from './learn/LearnCard.js';
import { judgedAt } from './review/reviewer.js';
import { ShareDialog } from './ShareDialog.js';
import { type AnalysisSession, startAnalysis } from './session.js';

/** The board, its move tree, and the engine's evaluation. */
export function AnalysisScreen({ saved }: { readonly saved: SavedAnalysis }) {
	const session = useOpened(useCallback((isCalm) => startAnalysis(saved, isCalm), [saved]));
	return session && <Opened session={session} />;
}

interface Props {
	readonly session: AnalysisSession;
}

function Opened({ session }: Props) {
	const t = useBook();
	const depth = useIs3D();
	const [opened, open] = useState<AnalysisDialog | null>(null);
	const [why, explain] = useState<IllegalReason | null>(null);
	const position = useStore(session.store, positionNow);
	const { scenario, mode } = position.setup;
	const title = t.game.title(scenario.name, t.rules.modes[mode]);
	useTitle(`${t.analysis.title}: ${title}`);
	const close = () => open(null);
	const { said, speak, judge } = useAnnouncements(session);
	return (
		<>
			<PlayPage
				session={session}
				is3D={depth.is3D}
				opened={opened}
				onOpen={open}
				keys={analysisKeys(session, { open, speak, judge }, t)}
				said={said}
				back={{ to: { page: 'analysis', from: '', id: '' }, label: t.analysis.title }}
				title={title}
				facts={<Points position={position} />}
				tools={
					<Button
						className="analysis-share-open"
						look="quiet"
						label={t.analysis.share}
						caption={t.analysis.shareShort}
						icon="share"
						onClick={() => open('share')}
					/>
				}
				panel={{
					label: t.analysis.panel,
					short: t.analysis.panelShort,
					icon: 'list',
					content: <AnalysisPanel session={session} is3D={depth.is3D} onBoard={close} />,
				}}
			>
				<PlayTable session={session} depth={depth} hasTray={position.phase !== null}>
					<LearnCard session={session} teacher={session.teacher} />
					<StatusLine session={session} owner={ownerToPlay(position)} onWhy={explain} />
					<Steps session={session} />
					<Actions session={session} is3D={depth.is3D} />
				</PlayTable>
			</PlayPage>
			{opened === 'typeMove' && (
				<TypeMoveDialog
					position={position}
					isTurn={position.phase !== null}
					onMove={(text) => session.change(playLine, [text])}
					onWhy={explain}
					onClose={close}
				/>
			)}
			{opened === 'share' && <ShareDialog session={session} onClose={close} />}
			<WhyDialog code={why} onClose={() => explain(null)} />
		</>
	);
}

/** Actions for the held stone; in the transfer game it may be put aside. */
function Actions({ session, is3D }: Props & { readonly is3D: boolean }) {
	const state = useStore(session.store, (now) => now);
	const stone = state.held?.orientation.stone;
	const aside = stone && ({ kind: 'aside', stone } as const);
	const putsAside = aside !== undefined && positionNow(state).check(aside) === null;
	const onAside = putsAside && (() => session.change(placeMove, aside));
	return <StoneActions session={session} is3D={is3D} onAside={onAside} />;
}

/** The current points on the board. */
function Points({ position }: { readonly position: ReadonlyPosition }) {
	const t = useBook();
	return (
		<ul className="analysis-points" aria-label={t.game.scores}>
			{position.scores().map(({ colour, points, visible }) => (
				<li key={colour} data-turn={colour === position.toPlay}>
					<Glyph owner={colour} size={20} />
					<span className="visually-hidden">{t.rules.Owners[colour]}</span>
					{position.phase === null ? points : visible}
				</li>
			))}
		</ul>
	);
}

/** Announces the engine's evaluation when the player asks for it by key. */
function useAnnouncements(session: AnalysisSession) {
	const t = useBook();
	const number = useNumber();
	const [said, say] = useState<{ readonly text: string }>();
	const wordingNow = (): Wording => {
		const { setup, colours } = positionNow(session.store.get());
		return { setup, colours, t, number };
	};
	const speak = async () => {
		const study = await session.live.ask();
		say({ text: study ? sayStudy(study, wordingNow()) : turnText(positionNow(session.store.get()), t) });
	};
	const judge = async () => {
		const known = judgedAt(session.reviewer.store.get(), session.store.get().line);
		const judged = known ?? (await session.live.judge());
		if (judged) say({ text: sayJudgement(judged, wordingNow()) });
	};
	return { said, speak: () => void speak(), judge: () => void judge() };
}
