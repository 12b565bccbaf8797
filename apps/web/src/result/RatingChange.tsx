import { BEGINNER, tallyOf } from '../bots/rating.js';
import { type BotGame, type BotGames, useBotGames } from '../device/botGames.js';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { botName } from '../wording/names.js';

/** The change of your rating against bots, and the bots you have beaten for the first time. */
export function RatingChange({ id }: { readonly id: string }) {
	const t = useBook();
	const all = useBotGames();
	const at = all.games.findIndex((game) => game.id === id);
	const game = all.games[at];
	if (!game) return null;
	const beaten = newlyBeaten(all, game);
	return (
		<p className="result-rating">
			{beaten && <strong>{t.bots.firstWin(botName(beaten, t))} </strong>}
			<a href={makeRoute({ page: 'bots' })}>{ratingText(all, at, t)}</a>
		</p>
	);
}

/** After the first game there is nothing to compare with. */
function ratingText(all: BotGames, at: number, { bots: t }: BookTexts): string {
	if (all.games[at]!.isHelped) return t.notCounted;
	const [rating, change] = changeOf(all, at);
	const isFirst = all.games.slice(0, at).every(({ isHelped }) => isHelped);
	return isFirst ? t.firstRating(rating) : t.change(rating, change);
}

/** The rating after a game, and its signed change. */
function changeOf({ games }: BotGames, at: number): [rating: number, change: string] {
	const after = Math.round(games[at]!.strength.rating);
	const before = Math.round((games[at - 1]?.strength ?? BEGINNER).rating);
	return [after, after < before ? `−${before - after}` : `+${after - before}`];
}

const newlyBeaten = (all: BotGames, { score, isHelped, bots }: BotGame): string | undefined =>
	score === 1 && !isHelped ? bots.find((bot) => tallyOf(all, bot).won === 1) : undefined;
