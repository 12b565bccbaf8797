import { GRADES, type Grade } from '@rumis/solver';
import { useMemo, useState } from 'react';
import { makeRoute } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import { RadioCards } from '../ui/RadioCards.js';
import { fromShelf, shelfOf } from './catalogue.js';
import { PuzzlePicture } from './PuzzlePicture.js';
import { useBook } from './results.js';
import { SolvedMark } from './SolvedMark.js';
import { nameOf } from './sayings.js';

interface Props {
	/** Names of puzzles that were begun. */
	readonly begun: ReadonlySet<string>;
}

/** The shelf, one grade at a time: forty pictures are enough for a page. */
export function ShelfSection({ begun }: Props) {
	const t = useTexts();
	const book = useBook();
	const [grade, setGrade] = useState<Grade>('easy');
	const cards = GRADES.map((value) => {
		const puzzles = shelfOf(value);
		const solved = puzzles.filter(({ name }) => book.puzzles[name]).length;
		return { value, title: t.solitaire.Grades[value], text: t.solitaire.solvedOf(solved, puzzles.length) };
	});
	const puzzles = useMemo(() => shelfOf(grade).map((puzzle) => fromShelf(puzzle)), [grade]);
	return (
		<section className="soli-section">
			<h2>{t.solitaire.shelf}</h2>
			<p className="soli-hint">{t.solitaire.shelfHint}</p>
			<RadioCards
				legend={t.solitaire.grade}
				isLegendHidden
				look="row"
				cards={cards}
				value={grade}
				onChange={setGrade}
			/>
			<ul className="soli-shelf">
				{puzzles.map(({ id, name, cells, given, stock }) => (
					<li key={id}>
						<a
							className="card soli-puzzle"
							href={makeRoute({ page: 'solitaire', puzzle: id })}
							data-puzzle={id}
							data-solved={book.puzzles[id] !== undefined}
						>
							<PuzzlePicture cells={cells} given={given} />
							<span className="soli-puzzle-name">{nameOf(name, t)}</span>
							<span className="soli-puzzle-facts">
								<span className="soli-hint">{t.solitaire.stones(stock.length)}</span>
								<SolvedMark best={book.puzzles[id]} isBegun={begun.has(id)} />
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
