/** Figures and tables next to some paragraphs. */
import {
	limitFor,
	orientationsOf,
	PLAYER_COUNTS,
	SCENARIOS,
	type Scenario,
	STONES,
	stoneCells,
	stoneCode,
} from '@rumis/rules';
import type { ReactNode } from 'react';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { ScenarioPicture } from '../pictures/ScenarioPicture.js';
import { StonePicture } from '../pictures/StonePicture.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';
import { factOf, isReconstructed, sourceOf } from '../wording/boardSource.js';
import { makeAddress, originOf } from './address.js';
import type { ParagraphId } from './anchors.js';
import { CountFigure } from './CountFigure.js';
import { CubeFigure } from './CubeFigure.js';

export const FIGURES: Partial<Record<ParagraphId, () => ReactNode>> = {
	eleven: StonesFigure,
	allBoards: BoardsFigure,
	honest: KnownFigure,
	examples: CountFigure,
	buildings: BuildingCards,
	cube: CubeFigure,
	puzzles: SolitaireLinks,
	yourTurn: LessonLink,
};

function StonesFigure() {
	const t = useBook();
	return (
		<>
			<ul className="rules-stones">
				{STONES.map((stone) => (
					<li key={stone}>
						<StonePicture stone={stone} owner="yellow" />
						<strong>{stone}</strong>
						<span>{t.rules.stones[stone]}</span>
						<small>
							{t.rulesBook.cubes(stoneCells(stone).length)} ·{' '}
							{t.rulesBook.orientations(orientationsOf(stone).length)}
						</small>
						<small>{stoneCode(stone)}</small>
					</li>
				))}
			</ul>
			<p className="rules-note">{t.rulesBook.numbering}</p>
		</>
	);
}

function BoardsFigure() {
	const t = useBook();
	return (
		<section
			className="rules-scroll"
			aria-label={t.rulesBook.paragraphs.allBoards.head}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
			tabIndex={0}
		>
			<table className="rules-table">
				<ColumnHeads names={[t.rulesBook.boardColumn, ...PLAYER_COUNTS.map(t.rulesBook.heightColumn)]} />
				<tbody>
					{SCENARIOS.map((scenario) => (
						<tr key={scenario.id}>
							<th scope="row">
								<BoardName scenario={scenario} />
							</th>
							{PLAYER_COUNTS.map((players) => (
								<td key={players}>{heightText(scenario, players, t)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function BoardName({ scenario }: { readonly scenario: Scenario }) {
	const t = useBook();
	const meanings: Readonly<Record<string, string>> = t.rules.boards;
	const [smallest = 2] = Object.keys(scenario.limits).map(Number);
	return (
		<span className="rules-board-name">
			<ScenarioPicture scenario={scenario} players={smallest} />
			<span>
				{scenario.name}
				<small>{meanings[scenario.id]}</small>
				{isReconstructed(scenario) && (
					<small>
						<a href={makeAddress('honest', originOf(location.hash))}>{t.rulesBook.reconstructed}</a>
					</small>
				)}
			</span>
		</span>
	);
}

function heightText(scenario: Scenario, players: number, t: BookTexts): string {
	const limit = limitFor(scenario, players);
	if (!limit) return '–';
	if (!limit.zone) return String(limit.height);
	return t.rulesBook.heightInside(
		limit.height,
		limit.zone === 'r' ? t.rulesBook.redLine : t.rulesBook.blueLine,
	);
}

/** Which facts about each board are printed and which are reconstructed. */
function KnownFigure() {
	const t = useBook();
	return (
		<dl className="rules-known">
			{SCENARIOS.map((scenario) => {
				const { plan = '', limits = '' } = sourceOf(scenario, t);
				return (
					<div key={scenario.id}>
						<dt>{scenario.name}</dt>
						<dd>{t.common.pair(t.setup.sourcePlan, plan)}</dd>
						<dd>{t.common.pair(t.setup.sourceLimits, limits)}</dd>
					</div>
				);
			})}
		</dl>
	);
}

/** A card with a fact for each building. */
function BuildingCards() {
	const t = useBook();
	const meanings: Readonly<Record<string, string>> = t.rules.boards;
	return (
		<ul className="rules-buildings">
			{SCENARIOS.map((scenario) => (
				<li key={scenario.id} className="card">
					<ScenarioPicture scenario={scenario} players={4} />
					<h4>
						{scenario.name} <small>{meanings[scenario.id]}</small>
					</h4>
					<p>{factOf(scenario, t)}</p>
				</li>
			))}
		</ul>
	);
}

function LessonLink() {
	const t = useBook();
	return (
		<p className="rules-links">
			<a className="button" href={makeRoute({ page: 'lesson' })}>
				{t.rulesBook.toLesson}
			</a>
		</p>
	);
}

function SolitaireLinks() {
	const t = useBook();
	return (
		<p className="rules-links">
			<a className="button" href={makeRoute({ page: 'solitaire', puzzle: '' })}>
				{t.rulesBook.toSolitaire}
			</a>
			<a className="button" href={makeRoute({ page: 'solutions' })}>
				{t.rulesBook.toWays}
			</a>
		</p>
	);
}
