import { findBuiltin, type Scenario } from '@rumis/rules';
import { useState } from 'react';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { FileButton } from '../ui/FileButton.js';
import { type RadioCard, RadioCards } from '../ui/RadioCards.js';
import { type Choices, type RuinFile, ruinFits } from './choices.js';
import type { ChoiceProps } from './GameChoices.js';
import { readTextFile } from './readTextFile.js';
import { parseRuin } from './ruinFile.js';

interface Props extends ChoiceProps {
	readonly boards: readonly Scenario[];
}

export function RuinChoice({ choices, boards, onChange }: Props) {
	const t = useTexts();
	const [problem, setProblem] = useState('');
	const open = async (file: File) => {
		const read = await readRuin(file, choices, boards, t);
		setProblem(typeof read === 'string' ? read : '');
		if (typeof read !== 'string') onChange({ ruinFile: read, ruin: 'file' });
	};
	return (
		<div className="new-group">
			<RadioCards
				legend={t.setup.ruin}
				cards={cardsOf(choices, t)}
				value={choices.ruin}
				onChange={(ruin) => onChange({ ruin })}
			/>
			<FileButton accept=".rumis,.txt,text/plain" className="new-open-ruin" onFile={open}>
				{t.setup.openRuin}
			</FileButton>
			<div aria-live="polite">{problem && <p className="new-problem">{problem}</p>}</div>
		</div>
	);
}

function cardsOf(choices: Choices, t: Texts): RadioCard<Choices['ruin']>[] {
	const { ruinFile } = choices;
	const always = (['turns', 'chance'] as const).map((value) => ({
		value,
		title: t.setup.ruins[value],
		text: t.setup.ruinHints[value],
	}));
	if (!ruinFile) return always;
	const fromFile = {
		value: 'file' as const,
		title: t.setup.ruins.file,
		text: t.setup.ruinFile(ruinFile.name, ruinFile.moves.length),
		refusal: ruinFits(choices) ? null : t.setup.ruinMisfit,
	};
	return [...always, fromFile];
}

/** The ruin of a file, or why it cannot be taken. */
async function readRuin(
	file: File,
	choices: Choices,
	boards: readonly Scenario[],
	{ setup }: Texts,
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
