import { GRADES, type Grade } from '@rumis/solver';
import { SOLITAIRE_MODES, type SolitaireMode } from '@rumis/table';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { makeRoute } from '../../navigation/route.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { fromShelf, shelfOf } from '../puzzles/catalogue.js';
import { nameOf } from '../puzzles/names.js';
import { useBook } from '../results/results.js';
import { SolvedMark } from '../results/SolvedMark.js';
import { PuzzlePicture } from './PuzzlePicture.js';

interface Props {
	/** Names of puzzles that were started. */
	readonly begun: ReadonlySet<string>;
}

/** The shelf, one grade at a time: forty pictures are enough for a page. */
export function ShelfSection({ begun }: Props) {
	const t = useTexts();
	const book = useBook();
	const [level, setLevel] = useState<SolitaireMode>('free');
	const [grade, setGrade] = useState<Grade>('easy');
	const cards = GRADES.map((value) => {
		const puzzles = shelfOf(value, level);
		const solved = puzzles.filter(({ name }) => book.puzzles[name]).length;
		return { value, title: t.solitaire.Grades[value], text: t.solitaire.solvedOf(solved, puzzles.length) };
	});
	const levels = SOLITAIRE_MODES.map((value) => ({ value, title: t.solitaire.modes[value] }));
	const puzzles = useMemo(() => shelfOf(grade, level).map((puzzle) => fromShelf(puzzle)), [grade, level]);
	return (
		<section className="soli-section">
			<h2>{t.solitaire.shelf}</h2>
			<p className="soli-hint">{t.solitaire.shelfHint}</p>
			<RadioCards
				legend={t.solitaire.levelOfPlay}
				isLegendHidden
				look="row"
				cards={levels}
				value={level}
				onChange={setLevel}
			/>
			<p className="soli-hint">{t.solitaire.modeHints[level]}</p>
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
