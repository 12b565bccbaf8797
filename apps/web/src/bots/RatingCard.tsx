import { LEVEL_RATINGS, LEVELS } from '@rumis/engine';
import type { BotGame, BotGames } from '../device/botGames.js';
import { useLocale } from '../device/useSettings.js';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { BotFace } from '../pictures/BotFace.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';
import { botName } from '../wording/names.js';
import { BEGINNER, isProvisional, strengthNow } from './rating.js';

interface Props {
	readonly games: BotGames;
	/** In milliseconds. */
	readonly now: number;
}

/** Your rating, its uncertainty, and its history. */
export function RatingCard({ games, now }: Props) {
	const t = useBook().bots;
	const counted = games.games.filter(({ isHelped }) => !isHelped);
	return (
		<section className="card bots-rating" aria-labelledby="bots-rating">
			<h2 id="bots-rating">{t.rating}</h2>
			{counted.length === 0 ? <p>{t.noRating}</p> : <Rating games={games} now={now} counted={counted} />}
			<p className="bots-hint">{t.how}</p>
		</section>
	);
}

function Rating({ games, now, counted }: Props & { readonly counted: readonly BotGame[] }) {
	const t = useBook().bots;
	const strength = strengthNow(games, now);
	const [rating, spread] = [Math.round(strength.rating), Math.round(2 * strength.deviation)];
	return (
		<>
			<p className="bots-number">
				<strong>{t.ratingValue(rating, isProvisional(strength))}</strong>{' '}
				<span>{t.ratingSure(rating - spread, rating + spread)}</span>
			</p>
			<RatingGraph games={counted} />
			<details className="bots-table">
				<summary>{t.graphTable}</summary>
				<RatingTable games={counted} />
			</details>
		</>
	);
}

/** More would be illegible. */
const MOST_SHOWN = 100;
/** The margin above and below, in rating points. */
const MARGIN = 60;

/** The ratings of the graph, including the start, and its range. */
function graphOf(games: readonly BotGame[]) {
	const first = games.length > MOST_SHOWN ? [] : [BEGINNER.rating];
	const ratings = [...first, ...games.slice(-MOST_SHOWN).map(({ strength }) => strength.rating)];
	const [low, high] = [Math.min(...ratings) - MARGIN, Math.max(...ratings) + MARGIN];
	const heightOf = (rating: number): number => (100 * (high - rating)) / (high - low);
	const points = ratings.map((rating, index) => ({
		x: ratings.length > 1 ? (100 * index) / (ratings.length - 1) : 100,
		y: heightOf(rating),
	}));
	return { points, low, high, heightOf };
}

/** The rating from game to game, between the bots of similar strength. The table has the same data. */
function RatingGraph({ games }: { readonly games: readonly BotGame[] }) {
	const t = useBook().bots;
	const { points, low, high, heightOf } = graphOf(games);
	const last = points.at(-1)!;
	const near = LEVELS.filter((level) => LEVEL_RATINGS[level] >= low && LEVEL_RATINGS[level] <= high);
	const label = t.graph(games.length, Math.round(games.at(-1)!.strength.rating));
	return (
		<figure className="bots-graph" role="img" aria-label={label}>
			{near.map((level) => (
				<span key={level} className="bots-mark" style={{ top: `${heightOf(LEVEL_RATINGS[level])}%` }}>
					<BotFace bot={`level:${level}`} size={22} />
				</span>
			))}
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				<polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
			</svg>
			<span className="bots-dot" style={{ left: `${last.x}%`, top: `${last.y}%` }} />
		</figure>
	);
}

const resultText = (score: number, { bots: t }: BookTexts): string =>
	score === 1 ? t.results.win : score === 0 ? t.results.loss : t.results.draw;

function RatingTable({ games }: { readonly games: readonly BotGame[] }) {
	const t = useBook();
	const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
	const { game, opponent, result, ratingAfter } = t.bots;
	return (
		<table>
			<ColumnHeads names={[game, opponent, result, ratingAfter]} />
			<tbody>
				{games.toReversed().map(({ id, at, bots, score, strength }) => (
					<tr key={id}>
						<th scope="row">{date.format(at)}</th>
						<td>{bots.map((bot) => botName(bot, t)).join(', ')}</td>
						<td>{resultText(score, t)}</td>
						<td>{Math.round(strength.rating)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
