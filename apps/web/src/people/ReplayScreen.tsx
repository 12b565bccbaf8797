import type { TableInfo } from '@rumis/protocol';
import type { Table } from '@rumis/table';
import { useState } from 'react';
import { BackLink } from '../app/BackLink.js';
import { playTable } from '../app/openGames.js';
import { useTitle } from '../app/useTitle.js';
import { Announcer } from '../game/Announcer.js';
import { BoardStage, useIs3D } from '../game/BoardStage.js';
import '../game/game.css';
import { MoveList } from '../game/MoveList.js';
import { ScoreChips, ScorePanel } from '../game/ScorePanel.js';
import type { Session } from '../game/session.js';
import { CameraTools, LookTools } from '../game/ViewTools.js';
import { useTexts } from '../i18n/useTexts.js';
import { apiAddress } from '../online/api.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import './people.css';
import { ReplayFacts } from './ReplayFacts.js';
import { ReplaySteps } from './ReplaySteps.js';
import './replay.css';
import { canPlayOn, tableFromHere, useReplay } from './replaying.js';

interface Props {
	readonly id: string;
	readonly info: TableInfo;
	readonly table: Table;
}

/** The board as in a game, with the ways through the moves where the stones would be. */
export function ReplayScreen({ id, info, table }: Props) {
	const session = useReplay(id, table);
	return session && <Opened id={id} info={info} session={session} />;
}

function Opened({ id, info, session }: Omit<Props, 'table'> & { readonly session: Session }) {
	const t = useTexts();
	const { is3D, isMissing, onMissing } = useIs3D();
	const [isPanelOpen, openPanel] = useState(false);
	return (
		<div className="game replay">
			<Top session={session} onPanel={() => openPanel(true)} />
			<main className="game-table">
				{isMissing && <p className="game-notice">{t.game.noWebgl}</p>}
				<BoardStage session={session} is3D={is3D} onMissing={onMissing} />
				{is3D && <CameraTools session={session} />}
				<ReplaySteps session={session} />
			</main>
			<aside className="side-panel game-panel" data-open={isPanelOpen} aria-label={t.people.aboutGame}>
				<Button
					className="game-panel-close"
					look="quiet"
					label={t.common.close}
					icon={<Icon name="close" />}
					onClick={() => openPanel(false)}
				/>
				<ScorePanel session={session} />
				<ReplayFacts id={id} info={info} />
				<MoveList session={session} />
				<LookTools session={session} is3D={is3D} />
				<Ways id={id} session={session} />
			</aside>
			<Announcer session={session} />
		</div>
	);
}

function Top({ session, onPanel }: { readonly session: Session; readonly onPanel: () => void }) {
	const t = useTexts();
	const { scenario, mode } = useStore(session.store, (now) => now.table.config.setup);
	const title = t.game.title(scenario.name, t.rules.modes[mode]);
	useTitle(title);
	return (
		<header className="game-top">
			<BackLink to={{ page: 'archive', player: '' }} label={t.people.archive} />
			<h1 className="game-title">{title}</h1>
			<ScoreChips session={session} />
			<Button
				className="game-panel-open"
				look="quiet"
				label={t.people.aboutGame}
				icon={<Icon name="list" />}
				onClick={onPanel}
			/>
		</header>
	);
}

/** Out of the replay: as a file, or as a game of one's own. */
function Ways({ id, session }: Pick<Props, 'id'> & { readonly session: Session }) {
	const t = useTexts().people;
	const canGoOn = useStore(session.store, canPlayOn);
	return (
		<div className="replay-ways">
			<a className="button" href={apiAddress(`tables/${id}/record`)} download>
				<Icon name="save" /> {t.download}
			</a>
			<Button
				icon={<Icon name="play" />}
				disabled={!canGoOn}
				aria-describedby="replay-play-hint"
				onClick={() => playTable(tableFromHere(session.store.get()))}
			>
				{t.playOn}
			</Button>
			<p id="replay-play-hint" className="people-hint">
				{t.playOnHint}
			</p>
		</div>
	);
}
