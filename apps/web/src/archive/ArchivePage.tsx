import { useLocale } from '../device/useSettings.js';
import { type Paged, usePaged } from '../http/paging.js';
import { sayDateTime } from '../i18n/format/times.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { FailedNote, LoadingNote } from '../people/LoadState.js';
import { PeopleFrame } from '../people/PeopleFrame.js';
import { Button } from '../ui/Button.js';
import { GameCards } from './GameCards.js';

/** Finished games of all players, or of one player. */
export function ArchivePage({ player }: { readonly player: string }) {
	const t = useTexts().people;
	return (
		<PeopleFrame title={player ? t.archiveOf(player) : t.archive} page="archive" isWide>
			{player ? (
				<p className="people-row">
					<a href={makeRoute({ page: 'player', name: player })}>{player}</a>
					<a href={makeRoute({ page: 'archive', player: '' })}>{t.archiveAll}</a>
				</p>
			) : (
				<p className="people-intro">{t.archiveText}</p>
			)}
			<Games key={player} player={player} />
		</PeopleFrame>
	);
}

function Games({ player }: { readonly player: string }) {
	const t = useTexts().people;
	const list = usePaged(player ? `archive?player=${encodeURIComponent(player)}` : 'archive');
	const isEmpty = list.rows.length === 0 && !list.isLoading && !list.error;
	return (
		<>
			{isEmpty && <p className="people-note">{player ? t.archiveEmptyOf(player) : t.archiveEmpty}</p>}
			{list.rows.length > 0 && <FinishedGames tables={list.rows} />}
			<More list={list} />
		</>
	);
}

/** The listed games, each linked to its replay. */
export function FinishedGames({ tables }: { readonly tables: Paged['rows'] }) {
	const t = useTexts().people;
	const { analyse } = useTexts().game;
	const language = useLocale();
	return (
		<GameCards
			tables={tables}
			hrefOf={({ id }) => makeRoute({ page: 'replay', id })}
			factsOf={({ updatedAt, ply }) => [sayDateTime(updatedAt, language), t.moves(ply)]}
			belowOf={({ id }) => (
				<p className="people-game-more">
					<a href={makeRoute({ page: 'analysis', from: 'online', id })}>{analyse}</a>
				</p>
			)}
		/>
	);
}

/** The end of a list: a button for more, the loading state, or an error. */
function More({ list }: { readonly list: ReturnType<typeof usePaged> }) {
	const t = useTexts().people;
	if (list.error) return <FailedNote error={list.error} onRetry={list.more} />;
	if (list.isLoading) return <LoadingNote />;
	if (list.before === null || list.before === undefined) return null;
	return (
		<Button className="people-more" onClick={list.more}>
			{t.more}
		</Button>
	);
}
