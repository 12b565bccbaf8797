import { type PlayerCount, parseBoardLink, playerCounts, type Scenario } from '@rumis/rules';
import { useMemo, useState } from 'react';
import { MOST_BOARDS, ownBoards, storeBoard, useOwnBoards } from '../device/ownBoards.js';
import { useBook } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { Button } from '../ui/Button.js';
import { Page } from '../ui/Page.js';
import { useTitle } from '../ui/useTitle.js';
import { useBoardWords } from '../wording/useBoardWords.js';
import { BoardPicture } from './preview/BoardPicture.js';
import { CountFacts, PlanFacts } from './preview/Facts.js';
import { PlayersChoice } from './preview/PlayersChoice.js';
import { playHere } from './sharing/playing.js';
import { openBoard } from './start/opening.js';
import './workshop.css';

/** A board received by link: to view and to save. */
export function BoardLinkPage({ link }: { readonly link: string }) {
	const read = useMemo(() => parseBoardLink(link), [link]);
	return read.ok ? <Received board={read.value} /> : <Broken code={read.error.code} />;
}

type BrokenCode = Exclude<ReturnType<typeof parseBoardLink>, { readonly ok: true }>['error']['code'];

function Broken({ code }: { readonly code: BrokenCode }) {
	const t = useBook();
	useTitle(t.workshop.linkBroken);
	return (
		<main className="message">
			<h1>{t.workshop.linkBroken}</h1>
			<p>{t.workshop.linkErrors[code]}</p>
			<a className="button primary" href={makeRoute({ page: 'home' })}>
				{t.common.home}
			</a>
		</main>
	);
}

function Received({ board }: { readonly board: Scenario }) {
	const t = useBook();
	const { name, gloss } = useBoardWords()(board);
	const [players, setPlayers] = useState<PlayerCount>(playerCounts(board)[0] ?? 2);
	return (
		<Page
			className="workshop-edit"
			title={t.workshop.received(name)}
			back={{ to: { page: 'home' }, label: t.common.back }}
		>
			<div className="workshop-preview">
				<BoardPicture board={board} players={players} />
				<PlayersChoice board={board} players={players} onChange={setPlayers} />
			</div>
			<div className="workshop-side">
				{gloss && <p>{gloss}</p>}
				<CountFacts board={board} players={players} />
				<PlanFacts board={board} />
				{board.source?.plan && <p className="workshop-hint">{board.source.plan}</p>}
				<KeepButtons board={board} />
			</div>
		</Page>
	);
}

function KeepButtons({ board }: { readonly board: Scenario }) {
	const t = useBook();
	const other = useOwnBoards().find(({ id }) => id === board.id);
	const [isFull, setFull] = useState(false);
	const keep = (then: (kept: Scenario) => void) => () => {
		const isKept = storeBoard(board);
		setFull(!isKept);
		if (isKept) then(ownBoards().find(({ id }) => id === board.id)!);
	};
	return (
		<>
			{other && <p className="workshop-hint">{t.workshop.keepReplaces(other.name)}</p>}
			<div className="workshop-buttons">
				<Button look="primary" onClick={keep(playHere)}>
					{t.workshop.keepAndPlay}
				</Button>
				<Button onClick={keep(openBoard)}>{t.workshop.keepAndEdit}</Button>
			</div>
			<p role="status">{isFull ? t.records.boardsMany(MOST_BOARDS) : ''}</p>
		</>
	);
}
