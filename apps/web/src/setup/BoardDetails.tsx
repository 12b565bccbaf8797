import { builtinBalance } from '@rumis/balance';
import { modeOf, planFor, SCENARIOS, type Scenario } from '@rumis/rules';
import { Suspense } from 'react';
import { sayVerdict } from '../balance/wording.js';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { factOf, isReconstructed, sourceOf } from '../wording/boardSource.js';
import { botName } from '../wording/names.js';
import { useBoardWords } from '../wording/useBoardWords.js';
import type { Choices } from './choices.js';

/** The chosen board in words: its size for this game, and which facts are known or reconstructed. */
export function BoardDetails({ choices }: { readonly choices: Choices }) {
	const { scenario, mode, players } = choices;
	const t = useBook();
	const { name, gloss } = useBoardWords()(scenario);
	const { limit } = planFor(scenario, modeOf(mode).limitsFor(players));
	const squares = limit.filter((height) => height > 0).length;
	return (
		<div className="new-board-details">
			<p>
				<strong>{name}</strong>
				{gloss && ` · ${gloss}`}
				<br />
				{t.setup.boardFacts(squares, Math.max(...limit), players)}
			</p>
			<Suspense>
				<About scenario={scenario} />
				<BalanceLine choices={choices} />
			</Suspense>
		</div>
	);
}

function About({ scenario }: { readonly scenario: Scenario }) {
	const t = useBook();
	const fact = factOf(scenario, t);
	const { plan, limits } = sourceOf(scenario, t);
	const isRebuilt = isReconstructed(scenario);
	return (
		<>
			{fact && <p className="new-fact">{fact}</p>}
			{(plan !== undefined || limits !== undefined) && (
				<details className="new-details">
					<summary>{isRebuilt ? t.setup.reconstructed : t.setup.ownAbout}</summary>
					{isRebuilt && <p>{t.setup.reconstructedWhy}</p>}
					<dl>
						<Note term={t.setup.sourcePlan} note={plan} />
						<Note term={t.setup.sourceLimits} note={limits} />
					</dl>
					{SCENARIOS.includes(scenario) && (
						<p>
							{t.workshop.fromBoardText}{' '}
							<a className="button" href={makeRoute({ page: 'workshop', place: scenario.id })}>
								{t.workshop.edit(scenario.name)}
							</a>
						</p>
					)}
				</details>
			)}
		</>
	);
}

/** The result of the balance measurement, with a link to measure more. */
function BalanceLine({ choices: { scenario, mode, players } }: { readonly choices: Choices }) {
	const t = useBook();
	const number = useNumber();
	const known = builtinBalance(scenario, players, mode);
	return (
		<div className="new-balance">
			{known && (
				<p>
					{sayVerdict(known.verdict, t, number)} {t.setup.measured(known.games, botName(known.bot, t))}
				</p>
			)}
			<a className="button" href={makeRoute({ page: 'balance', board: scenario.id })}>
				{t.balance.title}
			</a>
		</div>
	);
}

function Note({ term, note }: { readonly term: string; readonly note: string | undefined }) {
	return (
		note !== undefined && (
			<div>
				<dt>{term}</dt>
				<dd>{note}</dd>
			</div>
		)
	);
}
