import { useState } from 'react';
import { useLocale } from '../device/useSettings.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { go, makeRoute } from '../navigation/route.js';
import { Glyph } from '../pictures/Glyph.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import './gameList.css';
import { removeGame, type SavedGame } from '../device/savedGames.js';

export function gameTitle({ table }: SavedGame, t: Texts): string {
	const { scenario, mode } = table.config.setup;
	return t.game.title(scenario.name, t.rules.modes[mode]);
}

interface Props {
	readonly games: readonly SavedGame[];
	/** Shows all games, if there are more than these. */
	readonly onAll?: () => void;
}

/** The games saved on this device, running or finished, with buttons to open and remove them. */
export function GameList({ games, onAll }: Props) {
	const t = useTexts();
	const [removed, setRemoved] = useState<readonly string[]>([]);
	const shown = games.filter(({ id }) => !removed.includes(id));
	if (shown.length === 0) return null;
	const remove = (id: string) => {
		removeGame(id);
		setRemoved([...removed, id]);
	};
	return (
		<section className="saved-games" aria-label={t.records.games}>
			<h2>{t.records.games}</h2>
			<ul>
				{shown.map((game) => (
					<KeptGame key={game.id} game={game} onRemove={() => remove(game.id)} />
				))}
			</ul>
			{onAll && <Button onClick={onAll}>{t.tools.allGames}</Button>}
		</section>
	);
}

function KeptGame({ game, onRemove }: { readonly game: SavedGame; readonly onRemove: () => void }) {
	const t = useTexts();
	const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
	const { position } = game.table;
	const state = position.phase === null ? t.records.gameOver : t.records.gameRunning(position.ply);
	const title = gameTitle(game, t);
	return (
		<li>
			<a href={makeRoute({ page: 'play', id: game.id })}>
				<span className="saved-games-title">{title}</span>
				<small>{`${state} · ${format.format(game.savedAt)}`}</small>
				<span className="saved-games-points">
					{position.scores().map(({ colour, points }) => (
						<span key={colour}>
							<Glyph owner={colour} size={18} />
							<span className="visually-hidden">{t.rules.owners[colour]}</span> {points}
						</span>
					))}
				</span>
			</a>
			<Button
				look="quiet"
				label={t.common.pair(t.game.analyse, title)}
				icon={<Icon name="leaderboard" />}
				onClick={() => go({ page: 'analysis', from: 'game', id: game.id })}
			/>
			<Button look="quiet" label={t.records.remove(title)} icon={<Icon name="close" />} onClick={onRemove} />
		</li>
	);
}
