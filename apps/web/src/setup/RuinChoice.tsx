import { errorOfShares, findBuiltin, type Ruin, ruinsFor, type Scenario } from '@rumis/rules';
import { useId, useState } from 'react';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { RuinPicture } from '../pictures/RuinPicture.js';
import { readTextFile } from '../records/readTextFile.js';
import { FileButton } from '../ui/FileButton.js';
import { type RadioCard, RadioCards } from '../ui/RadioCards.js';
import { type Choices, type RuinFile, ruinFits } from './choices.js';
import type { ChoiceProps } from './GameChoices.js';
import { parseRuin } from './ruinFile.js';

interface Props extends ChoiceProps {
	readonly boards: readonly Scenario[];
}

export function RuinChoice({ choices, boards, onChange }: Props) {
	const t = useBook();
	const [problem, setProblem] = useState('');
	const open = async (file: File) => {
		const read = await readRuin(file, choices, boards, t);
		setProblem(typeof read === 'string' ? read : '');
		if (typeof read !== 'string') onChange({ ruinFile: read, ruin: 'file' });
	};
	return (
		<div className="new-group">
			<RuinCards choices={choices} onChange={onChange} fromFile={fileCard(choices, t)} />
			<FileButton accept=".rumis,.txt,text/plain" className="new-open-ruin" onFile={open}>
				{t.setup.openRuin}
			</FileButton>
			<div aria-live="polite">{problem && <p className="problem new-problem">{problem}</p>}</div>
		</div>
	);
}

type Card = RadioCard<Choices['ruin']>;

/** The source of the ruin: the players, random, the collection, or a file. */
export function RuinCards({
	choices,
	onChange,
	fromFile,
}: ChoiceProps & { readonly fromFile?: Card | null }) {
	const t = useBook();
	const hintId = useId();
	const { scenario, players, ruin } = choices;
	const collection = ruinsFor(scenario, players).map((named) => ruinCard(named, scenario, t));
	const always = (['turns', 'chance'] as const).map(
		(value): Card => ({ value, title: t.setup.ruins[value], text: t.setup.ruinHints[value] }),
	);
	const cards = [...always, ...(fromFile ? [fromFile] : []), ...collection];
	return (
		<div className="new-group">
			<RadioCards
				legend={t.setup.ruin}
				className="new-ruins"
				cards={cards}
				value={cards.some(({ value }) => value === ruin) ? ruin : 'turns'}
				onChange={(value) => onChange({ ruin: value })}
				describedBy={collection.length > 0 ? hintId : undefined}
			/>
			{collection.length > 0 && (
				<p id={hintId} className="note small new-hint">
					{t.setup.ruinCollection}
				</p>
			)}
		</div>
	);
}

function ruinCard(named: Ruin, scenario: Scenario, t: BookTexts): Card {
	const { name, title, games, winShares } = named;
	const picture = <RuinPicture scenario={scenario} ruin={named} />;
	if (games === 0) return { value: name, title, picture };
	return {
		value: name,
		title,
		picture,
		details: [t.setup.ruinWins(winShares, Math.ceil(errorOfShares(named)))],
	};
}

function fileCard(choices: Choices, t: BookTexts): Card | null {
	const { ruinFile } = choices;
	return (
		ruinFile && {
			value: 'file',
			title: t.setup.ruins.file,
			text: t.setup.ruinFile(ruinFile.name, ruinFile.moves.length),
			refusal: ruinFits(choices) ? null : t.setup.ruinMisfit,
		}
	);
}

/** The ruin of a file, or why it cannot be used. */
async function readRuin(
	file: File,
	choices: Choices,
	boards: readonly Scenario[],
	{ setup }: BookTexts,
): Promise<RuinFile | string> {
	const text = await readTextFile(file);
	if (!text.ok) return setup.files[text.error.code];
	const ruin = parseRuin(text.value, (id) => findBuiltin(id) ?? boards.find((board) => board.id === id));
	if (!ruin.ok) {
		const { error } = ruin;
		return error.code === 'ruinNone' ? setup.ruinNone : setup.ruinUnreadable(error.line, error.column);
	}
	const { setup: built, moves } = ruin.value;
	const found = { name: file.name, moves };
	const fits = ruinFits({ ...choices, ruinFile: found });
	return fits ? found : setup.ruinMisfitAt(built.scenario.name, built.players);
}
