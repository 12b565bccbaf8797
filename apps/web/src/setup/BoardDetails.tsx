import { modeOf, planFor, SCENARIOS, type Scenario } from '@rumis/rules';
import { useTexts } from '../i18n/useTexts.js';
import type { Choices } from './choices.js';
import { useBoardMeaning } from './useBoardMeaning.js';

/** The chosen board in words: how large it is for this game, and what of it is known and what rebuilt. */
export function BoardDetails({ choices: { scenario, mode, players } }: { readonly choices: Choices }) {
	const t = useTexts();
	const meaning = useBoardMeaning()(scenario);
	const { limit } = planFor(scenario, modeOf(mode).limitsFor(players));
	const squares = limit.filter((height) => height > 0).length;
	return (
		<div className="new-board-details">
			<p>
				<strong>{scenario.name}</strong>
				{meaning && ` · ${meaning}`}
				<br />
				{t.setup.boardFacts(squares, Math.max(...limit), players)}
			</p>
			<Source scenario={scenario} />
		</div>
	);
}

function Source({ scenario }: { readonly scenario: Scenario }) {
	const t = useTexts();
	const { plan, limits } = scenario.source ?? {};
	const isBuiltIn = SCENARIOS.includes(scenario);
	if (plan === undefined && limits === undefined) return null;
	return (
		<details className="new-details">
			<summary>{isBuiltIn ? t.setup.reconstructed : t.setup.ownAbout}</summary>
			{isBuiltIn && <p>{t.setup.reconstructedWhy}</p>}
			<dl>
				<Note term={t.setup.sourcePlan} note={plan} isEnglish={isBuiltIn} />
				<Note term={t.setup.sourceLimits} note={limits} isEnglish={isBuiltIn} />
			</dl>
		</details>
	);
}

interface NoteProps {
	readonly term: string;
	readonly note: string | undefined;
	/** Notes are part of the board's file; those of the built-in boards are written in English. */
	readonly isEnglish: boolean;
}

function Note({ term, note, isEnglish }: NoteProps) {
	if (note === undefined) return null;
	return (
		<div>
			<dt>{term}</dt>
			<dd lang={isEnglish ? 'en' : undefined}>{note}</dd>
		</div>
	);
}
