import type { TableInfo } from '@rumis/protocol';
import type { Table } from '@rumis/table';
import { useState } from 'react';
import '../game/game.css';
import { MoveList } from '../game/MoveList.js';
import { OverlayTools } from '../game/OverlayTools.js';
import { ScoreChips, ScorePanel } from '../game/ScorePanel.js';
import type { GameSession } from '../game/session.js';
import { apiAddress } from '../http/api.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import type { PlayDialog } from '../play/keys.js';
import { PlayPage } from '../play/PlayPage.js';
import { PlayTable } from '../play/PlayTable.js';
import { useIs3D } from '../play/useIs3D.js';
import { playTable } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useTitle } from '../ui/useTitle.js';
import { useStore } from '../util/store.js';
import '../people/people.css';
import { ReplayFacts } from './ReplayFacts.js';
import { ReplaySteps } from './ReplaySteps.js';
import './replay.css';
import { canPlayOn, tableFromHere, useReplay } from './replaying.js';

interface Props {
	readonly id: string;
	readonly info: TableInfo;
	readonly table: Table;
}

/** The board as in a game, with playback controls instead of the tray. */
export function ReplayScreen({ id, info, table }: Props) {
	const session = useReplay(id, table);
	return session && <Opened id={id} info={info} session={session} />;
}

function Opened({ id, info, session }: Omit<Props, 'table'> & { readonly session: GameSession }) {
	const t = useTexts();
	const depth = useIs3D();
	const [opened, open] = useState<PlayDialog | null>(null);
	const { scenario, mode } = useStore(session.store, (now) => now.table.config.setup);
	const title = t.game.title(scenario.name, t.rules.modes[mode]);
	useTitle(title);
	return (
		<PlayPage
			session={session}
			is3D={depth.is3D}
			opened={opened}
			onOpen={open}
			keys={[]}
			back={{ to: { page: 'archive', player: '' }, label: t.people.archive }}
			title={title}
			facts={<ScoreChips session={session} />}
			panel={{
				label: t.people.aboutGame,
				icon: 'list',
				content: (
					<>
						<ScorePanel session={session} />
						<ReplayFacts id={id} info={info} />
						<MoveList session={session} />
						<OverlayTools session={session} is3D={depth.is3D} />
						<Ways id={id} info={info} session={session} />
					</>
				),
			}}
		>
			<PlayTable session={session} depth={depth} hasTray={false}>
				<ReplaySteps session={session} />
			</PlayTable>
		</PlayPage>
	);
}

/** Exports: as a file, or as a new game. */
function Ways({ id, info, session }: Omit<Props, 'table'> & { readonly session: GameSession }) {
	const t = useTexts().people;
	const { analyse } = useTexts().game;
	const canGoOn = useStore(session.store, canPlayOn);
	return (
		<div className="replay-ways">
			{info.standings && (
				<a className="button" href={makeRoute({ page: 'analysis', from: 'online', id })}>
					<Icon name="leaderboard" /> {analyse}
				</a>
			)}
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
