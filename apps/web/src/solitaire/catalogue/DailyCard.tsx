import { puzzleOfTheDay } from '@rumis/solver';
import { useMemo } from 'react';
import { useLocale } from '../../device/useSettings.js';
import { useTexts } from '../../i18n/useTexts.js';
import { makeRoute } from '../../navigation/route.js';
import { Icon } from '../../ui/Icon.js';
import { fromShelf } from '../puzzles/catalogue.js';
import { nameOf } from '../puzzles/names.js';
import { daysOf } from '../results/book.js';
import { type Day, longestStreak, streakOf } from '../results/days.js';
import { useBook } from '../results/results.js';
import { Stars } from '../results/Stars.js';
import { makeTime } from '../results/stopwatch.js';
import { PuzzlePicture } from './PuzzlePicture.js';

/** The puzzle of the day, and the current streak. */
export function DailyCard({ today, isBegun }: { readonly today: Day; readonly isBegun: boolean }) {
	const t = useTexts();
	const book = useBook();
	const puzzle = useMemo(() => {
		const daily = puzzleOfTheDay(today);
		return daily.ok ? fromShelf(daily.value) : null;
	}, [today]);
	const done = book.days[today];
	const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'full', timeZone: 'UTC' });
	if (!puzzle) return null;
	return (
		<section className="card soli-daily" data-day={today} data-solved={done !== undefined}>
			<PuzzlePicture cells={puzzle.cells} given={puzzle.given} />
			<div className="soli-daily-words">
				<h2>{t.solitaire.dailyTitle}</h2>
				<p className="soli-hint">{format.format(new Date(`${today}T00:00:00Z`))}</p>
				<p className="soli-daily-name">
					{nameOf(puzzle.name, t)} · {t.solitaire.stones(puzzle.stock.length)}
				</p>
				<Streak today={today} />
				{done && (
					<p className="soli-daily-done">
						<Stars count={done.stars} /> {t.solitaire.dailyDone(makeTime(done.ms))}
					</p>
				)}
				<a
					className={done ? 'button' : 'button primary'}
					href={makeRoute({ page: 'solitaire', puzzle: 'daily' })}
					data-puzzle="daily"
				>
					<Icon name="play" />
					{done ? t.solitaire.dailyAgain : t.solitaire.dailyPlay}
					{!done && isBegun && <span className="soli-begun">{t.solitaire.begun}</span>}
				</a>
			</div>
		</section>
	);
}

function Streak({ today }: { readonly today: Day }) {
	const t = useTexts().solitaire;
	const days = daysOf(useBook());
	const streak = streakOf(days, today);
	if (days.size === 0) return <p className="soli-hint">{t.dailyHint}</p>;
	return (
		<p className="soli-streak" data-streak={streak}>
			<strong>{streak > 0 ? t.streak(streak) : t.noStreak}</strong>
			<span className="soli-hint"> · {t.longest(longestStreak(days))}</span>
		</p>
	);
}
