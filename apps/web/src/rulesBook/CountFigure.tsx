import type { Score } from '@rumis/rules';
import { useMemo, useState } from 'react';
import { useBook, useList } from '../i18n/useTexts.js';
import { Glyph } from '../pictures/Glyph.js';
import { Button } from '../ui/Button.js';
import { COUNT_GAMES, type CountId } from './countGames.js';
import { countOf, positionOf, squareViewsOf, viewOf } from './judge.js';
import { SamplePicture } from './SampleBoard.js';

/** The three printed scoring examples, each with a building on which the reader counts. */
export function CountFigure() {
	return (
		<div className="rules-counts">
			{(Object.keys(COUNT_GAMES) as CountId[]).map((id) => (
				<CountGame key={id} id={id} />
			))}
		</div>
	);
}

/** The result of the check: the colours that were counted wrongly; null before it. */
type Answer = { readonly wrong: readonly Score[] } | null;

function CountGame({ id }: { readonly id: CountId }) {
	const t = useBook();
	const sample = COUNT_GAMES[id];
	const scores = useMemo(() => positionOf(sample).scores(), [sample]);
	const [counts, setCounts] = useState<readonly string[]>(scores.map(() => ''));
	const [answer, setAnswer] = useState<Answer>(null);
	const check = () =>
		setAnswer({ wrong: scores.filter(({ points }, at) => counts[at]?.trim() !== String(points)) });
	const show = () => {
		setCounts(scores.map(({ points }) => String(points)));
		setAnswer({ wrong: [] });
	};
	const change = (at: number, count: string) => {
		setCounts(counts.map((other, index) => (index === at ? count : other)));
		setAnswer(null);
	};
	const lit = answer?.wrong[0];
	const view = lit ? countOf(sample, scores.indexOf(lit)).view : viewOf(sample, null);
	const { title, left } = t.counting.games[id];
	return (
		<figure className="rules-sample" data-count={id}>
			<figcaption className="rules-count-head">
				<h4>{title}</h4>
				<p>{left}</p>
			</figcaption>
			<SamplePicture sample={sample} view={view} label={useSpokenTop(id)} />
			<form
				className="rules-count"
				onSubmit={(event) => {
					event.preventDefault();
					check();
				}}
			>
				{scores.map(({ colour }, at) => (
					<label key={colour} data-wrong={answer?.wrong.some((score) => score.colour === colour)}>
						<Glyph owner={colour} size={22} />
						<span>{t.rules.Owners[colour]}</span>
						<input
							className="text-field"
							inputMode="numeric"
							autoComplete="off"
							maxLength={3}
							value={counts[at]}
							aria-label={t.common.pair(t.game.scores, t.rules.Owners[colour])}
							onChange={(event) => change(at, event.target.value)}
						/>
					</label>
				))}
				<Button type="submit" look="primary">
					{t.counting.check}
				</Button>
				<Button onClick={show}>{t.counting.show}</Button>
			</form>
			<AnswerLine id={id} answer={answer} />
		</figure>
	);
}

function AnswerLine({ id, answer }: { readonly id: CountId; readonly answer: Answer }) {
	const t = useBook();
	const list = useList();
	const isRight = answer?.wrong.length === 0;
	const wrong = answer?.wrong.map(({ colour }) => t.rules.owners[colour]) ?? [];
	return (
		<p className="rules-verdict" data-verdict={isRight ? 'allowed' : 'count'} role="status">
			{answer &&
				(isRight ? `${t.counting.right} ${t.counting.games[id].result}` : t.counting.again(list(wrong)))}
		</p>
	);
}

/** The view from above for screen readers: square by square, so that they can count too. */
function useSpokenTop(id: CountId): string {
	const t = useBook();
	const squares = squareViewsOf(COUNT_GAMES[id]).flatMap(({ name, owner }) =>
		owner ? [`${name} ${t.rules.owners[owner]}`] : [],
	);
	return t.common.pair(t.counting.games[id].title, squares.join(', '));
}
