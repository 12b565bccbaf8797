/** Pictures and tables that stand beside some paragraphs. */
import {
	limitFor,
	orientationsOf,
	PLAYER_COUNTS,
	SCENARIOS,
	type Scenario,
	STONES,
	stoneCells,
} from '@rumis/rules';
import type { ReactNode } from 'react';
import { makeRoute } from '../app/route.js';
import { ScenarioPicture } from '../board/ScenarioPicture.js';
import { StonePicture } from '../board/StonePicture.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import type { ParagraphId } from './book.js';
import { CubeFigure } from './CubeFigure.js';

export const FIGURES: Partial<Record<ParagraphId, () => ReactNode>> = {
	eleven: StonesFigure,
	allBoards: BoardsFigure,
	honest: KnownFigure,
	cube: CubeFigure,
	puzzles: SolitaireLinks,
	yourTurn: LessonLink,
};

function StonesFigure() {
	const t = useTexts();
	return (
		<ul className="rules-stones">
			{STONES.map((stone) => (
				<li key={stone}>
					<StonePicture stone={stone} owner="yellow" />
					<strong>{stone}</strong>
					<span>{t.rules.stones[stone]}</span>
					<small>
						{t.rulesBook.cubes(stoneCells(stone).length)} ·{' '}
						{t.rulesBook.waysToLie(orientationsOf(stone).length)}
					</small>
				</li>
			))}
		</ul>
	);
}

function BoardsFigure() {
	const t = useTexts();
	return (
		<section
			className="rules-scroll"
			aria-label={t.rulesBook.paragraphs.allBoards.head}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
			tabIndex={0}
		>
			<table className="rules-table">
				<thead>
					<tr>
						<th scope="col">{t.rulesBook.boardColumn}</th>
						{PLAYER_COUNTS.map((players) => (
							<th key={players} scope="col">
								{t.rulesBook.heightColumn(players)}
							</th>
						))}
					</tr>
				</thead>
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
	const t = useTexts();
	const meanings: Readonly<Record<string, string>> = t.rules.boards;
	const [smallest = 2] = Object.keys(scenario.limits).map(Number);
	return (
		<span className="rules-board-name">
			<ScenarioPicture scenario={scenario} players={smallest} />
			<span>
				{scenario.name}
				<small>{meanings[scenario.id]}</small>
			</span>
		</span>
	);
}

function heightText(scenario: Scenario, players: number, t: Texts): string {
	const limit = limitFor(scenario, players);
	if (!limit) return '–';
	if (!limit.zone) return String(limit.height);
	return t.rulesBook.heightInside(
		limit.height,
		limit.zone === 'r' ? t.rulesBook.redLine : t.rulesBook.blueLine,
	);
}

/** What of each board is printed fact and what is rebuilt. The notes are part of the boards, in English. */
function KnownFigure() {
	const t = useTexts();
	return (
		<dl className="rules-known">
			{SCENARIOS.map(({ id, name, source }) => (
				<div key={id}>
					<dt>{name}</dt>
					<dd>
						{t.common.pair(t.setup.sourcePlan, '').trimEnd()} <span lang="en">{source?.plan}</span>
					</dd>
					<dd>
						{t.setup.sourceLimits}: <span lang="en">{source?.limits}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}

function LessonLink() {
	const t = useTexts();
	return (
		<p className="rules-links">
			<a className="button" href={makeRoute({ page: 'lesson' })}>
				{t.rulesBook.toLesson}
			</a>
		</p>
	);
}

function SolitaireLinks() {
	const t = useTexts();
	return (
		<p className="rules-links">
			<a className="button" href={makeRoute({ page: 'solitaire', puzzle: '' })}>
				{t.rulesBook.toSolitaire}
			</a>
			<a className="button" href={makeRoute({ page: 'ways' })}>
				{t.rulesBook.toWays}
			</a>
		</p>
	);
}
