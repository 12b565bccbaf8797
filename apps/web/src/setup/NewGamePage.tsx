import { hasPhase, type Scenario } from '@rumis/rules';
import { useState } from 'react';
import { useOwnBoards } from '../device/ownBoards.js';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { playConfig } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { Page } from '../ui/Page.js';
import './newGame.css';
import { BoardChoice } from './BoardChoice.js';
import { type Change, type Choices, choose, peopleOf } from './choices.js';
import { configOf } from './config.js';
import { type ChoiceProps, ModeChoice, PlayersChoice, StartChoice } from './GameChoices.js';
import { RuinChoice } from './RuinChoice.js';
import { SeatsChoice } from './SeatsChoice.js';
import { readChoices, storeChoices } from './savedChoices.js';

interface Props {
	/** The id of a custom board that was just opened, or empty. */
	readonly board: string;
}

/** The last choices, with the board that was just opened, if any. */
function startWith(choices: Choices, boards: readonly Scenario[], board: string): Choices {
	const scenario = boards.find(({ id }) => id === board);
	return scenario ? choose(choices, { scenario }) : choices;
}

/** The page for a new game. Every combination of choices can be started. */
export function NewGamePage({ board }: Props) {
	const t = useBook();
	const boards = useOwnBoards();
	const [choices, setChoices] = useState(() => startWith(readChoices(boards), boards, board));
	const change = (one: Change) => setChoices((before) => choose(before, one));
	const start = () => {
		storeChoices(choices);
		playConfig(configOf(choices));
	};
	return (
		<Page
			className="new"
			title={t.setup.title}
			back={{ to: { page: 'home' }, label: t.common.back }}
			bar={<StartBar choices={choices} onStart={start} />}
		>
			<BoardChoice choices={choices} boards={boards} onChoose={(scenario) => change({ scenario })} />
			<Rest choices={choices} boards={boards} onChange={change} />
		</Page>
	);
}

function Rest({ boards, ...props }: ChoiceProps & { readonly boards: readonly Scenario[] }) {
	return (
		<div className="new-rest">
			<PlayersChoice {...props} />
			<SeatsChoice {...props} />
			<ModeChoice {...props} />
			{hasPhase(props.choices.mode, 'ruin') && <RuinChoice {...props} boards={boards} />}
			<StartChoice {...props} />
		</div>
	);
}

/** Always visible: a summary of the game, and the start button. */
function StartBar({ choices, onStart }: { readonly choices: Choices; readonly onStart: () => void }) {
	const t = useBook();
	return (
		<>
			<p className="new-summary" aria-live="polite">
				{summaryOf(choices, t)}
			</p>
			<Button look="primary" className="new-go" onClick={onStart}>
				{t.setup.go}
			</Button>
		</>
	);
}

function summaryOf(choices: Choices, t: BookTexts): string {
	const people = peopleOf(choices);
	const company = t.setup.company(people, choices.players - people);
	return t.setup.summary(choices.scenario.name, t.rules.modes[choices.mode], company);
}
