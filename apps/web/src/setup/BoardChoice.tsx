import { SCENARIOS, type Scenario } from '@rumis/rules';
import { useBook } from '../i18n/useTexts.js';
import { ScenarioPicture } from '../pictures/ScenarioPicture.js';
import { type RadioCard, RadioCards } from '../ui/RadioCards.js';
import { useBoardWords } from '../wording/useBoardWords.js';
import { BoardDetails } from './BoardDetails.js';
import { type Choices, fit } from './choices.js';
import { OwnBoards } from './OwnBoards.js';
import { countsFor, makeRange } from './options.js';
import { keyOf } from './savedChoices.js';
import { useShortBalance } from './shortBalance.js';

interface Props {
	readonly choices: Choices;
	readonly boards: readonly Scenario[];
	readonly onChoose: (scenario: Scenario) => void;
}

export function BoardChoice({ choices, boards, onChoose }: Props) {
	const t = useBook();
	const wordsOf = useBoardWords();
	const balance = useShortBalance(choices);
	const all = [...SCENARIOS, ...boards];
	const cardOf = (scenario: Scenario): RadioCard<string> => ({
		value: keyOf(scenario),
		title: wordsOf(scenario).name,
		text: wordsOf(scenario).gloss || t.setup.own,
		details: [t.setup.players(makeRange(countsFor(scenario, 'standard'))), balance(scenario)].filter(Boolean),
		picture: <PictureFor scenario={scenario} choices={choices} />,
	});
	return (
		<section className="new-boards">
			<RadioCards
				legend={t.setup.board}
				className="new-board-cards"
				cards={all.map(cardOf)}
				value={keyOf(choices.scenario)}
				onChange={(key) => onChoose(all.find((board) => keyOf(board) === key) ?? choices.scenario)}
			/>
			<BoardDetails choices={choices} />
			<OwnBoards chosen={choices.scenario} boards={boards} onChoose={onChoose} />
		</section>
	);
}

/** A preview of a board if it were chosen now, with all other choices kept as far as possible. */
function PictureFor({ scenario, choices }: { readonly scenario: Scenario; readonly choices: Choices }) {
	const { mode, players } = fit({ ...choices, scenario, ruinFile: null });
	return <ScenarioPicture scenario={scenario} players={players} mode={mode} />;
}
