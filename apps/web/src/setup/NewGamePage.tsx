import type { Scenario } from '@rumis/rules';
import type { TableConfig } from '@rumis/table';
import { useState } from 'react';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import './newGame.css';
import { BoardChoice } from './BoardChoice.js';
import { type Change, type Choices, choose, peopleOf } from './choices.js';
import { configOf } from './config.js';
import { type ChoiceProps, ModeChoice, PlayersChoice, StartChoice } from './GameChoices.js';
import { keepChoices, readChoices } from './keptChoices.js';
import { RuinChoice } from './RuinChoice.js';
import { SeatsChoice } from './SeatsChoice.js';

interface Props {
	/** What is chosen at first; null for what was chosen last. */
	readonly initial: Choices | null;
	/** The player's own boards; see `useOwnBoards`. */
	readonly boards: readonly Scenario[];
	readonly onStart: (config: TableConfig) => void;
	readonly onCancel: () => void;
}

/** The page on which a new game is put together. Whatever is chosen, it can always be started. */
export function NewGamePage({ initial, boards, onStart, onCancel }: Props) {
	const t = useTexts();
	const [choices, setChoices] = useState(() => initial ?? readChoices(boards));
	const change = (one: Change) => setChoices((before) => choose(before, one));
	const start = () => {
		keepChoices(choices);
		onStart(configOf(choices));
	};
	return (
		<div className="new">
			<header className="new-head">
				<Button look="quiet" label={t.common.back} icon={<Icon name="back" />} onClick={onCancel} />
				<h1>{t.setup.title}</h1>
			</header>
			<main className="new-body">
				<BoardChoice choices={choices} boards={boards} onChoose={(scenario) => change({ scenario })} />
				<Rest choices={choices} boards={boards} onChange={change} />
			</main>
			<StartBar choices={choices} onStart={start} />
		</div>
	);
}

function Rest({ boards, ...props }: ChoiceProps & Pick<Props, 'boards'>) {
	return (
		<div className="new-rest">
			<PlayersChoice {...props} />
			<SeatsChoice {...props} />
			<ModeChoice {...props} />
			{props.choices.mode === 'ruinas' && <RuinChoice {...props} boards={boards} />}
			<StartChoice {...props} />
		</div>
	);
}

/** Always in view: what will be played, and the button that begins it. */
function StartBar({ choices, onStart }: { readonly choices: Choices; readonly onStart: () => void }) {
	const t = useTexts();
	return (
		<div className="new-bar">
			<p className="new-summary" aria-live="polite">
				{summaryOf(choices, t)}
			</p>
			<Button look="primary" className="new-go" onClick={onStart}>
				{t.setup.go}
			</Button>
		</div>
	);
}

function summaryOf(choices: Choices, t: Texts): string {
	const people = peopleOf(choices);
	const company = t.setup.company(people, choices.players - people);
	return t.setup.summary(choices.scenario.name, t.rules.modes[choices.mode], company);
}
