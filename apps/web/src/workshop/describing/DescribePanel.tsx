import '../../people/people.css';
import './describing.css';
import { findBuiltin } from '@rumis/rules';
import {
	BOARD_LANGUAGES,
	type BoardLanguage,
	type Draft,
	setId,
	setSource,
	setWords,
	type Words,
} from '@rumis/workshop';
import { useId } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { TextField } from '../../ui/TextField.js';
import { edit } from '../editing/editor.js';
import { act, useEditor } from '../editing/editorStore.js';
import { useBoard } from '../editing/useBoard.js';
import { sayFault } from '../preview/Faults.js';
import { LimitsTable } from './LimitsTable.js';

/** The description of a board, and its limits. */
export function DescribePanel() {
	return (
		<div className="describe">
			<LimitsTable />
			<WordsTable />
			<ShortName />
			<SourceNotes />
		</div>
	);
}

function ShortName() {
	const t = useBook();
	const draft = useEditor(({ history }) => history.now);
	const fault = useBoard().faults.find(({ key }) => key === 'id');
	return (
		<section className="describe-group">
			<TextField
				label={t.workshop.id}
				hint={t.workshop.idHint}
				value={draft.id}
				maxLength={32}
				autoCapitalize="none"
				spellCheck={false}
				aria-invalid={fault !== undefined}
				onText={(id) => act(edit, setId(draft, id), 'id')}
			/>
			{fault && <p className="describe-fault">{sayFault(fault, t)}</p>}
		</section>
	);
}

/** Longer notes would not fit into links and online tables. */
const LONGEST_NOTE = 300;

function SourceNotes() {
	const t = useBook().workshop;
	const draft = useEditor(({ history }) => history.now);
	return (
		<fieldset className="describe-group">
			<legend>{t.source}</legend>
			<p className="note small">{t.sourceHint}</p>
			<Note label={t.sourcePlan} draft={draft} part="plan" />
			<Note label={t.sourceLimits} draft={draft} part="limits" />
			{findBuiltin(draft.id) && <p className="note small">{t.correction(`scenarios/${draft.id}.json`)}</p>}
		</fieldset>
	);
}

interface NoteProps {
	readonly label: string;
	readonly draft: Draft;
	readonly part: keyof Draft['source'];
}

function Note({ label, draft, part }: NoteProps) {
	const id = useId();
	return (
		<div className="describe-note">
			<label htmlFor={id}>{label}</label>
			<textarea
				id={id}
				className="text-field"
				rows={2}
				maxLength={LONGEST_NOTE}
				value={draft.source[part]}
				onChange={({ target }) => act(edit, setSource(draft, { [part]: target.value }), `source ${part}`)}
			/>
		</div>
	);
}

const LONGEST: Readonly<Record<keyof Words, number>> = { name: 40, gloss: 60 };

/** Name and meaning in four languages. */
function WordsTable() {
	const t = useBook().workshop;
	return (
		<fieldset className="describe-group">
			<legend>{t.words}</legend>
			<p className="note small">{t.wordsHint}</p>
			<div className="describe-words">
				{BOARD_LANGUAGES.map((language) => (
					<div key={language} className="describe-language">
						<Word language={language} part="name" />
						<Word language={language} part="gloss" />
					</div>
				))}
			</div>
		</fieldset>
	);
}

function Word({ language, part }: { readonly language: BoardLanguage; readonly part: keyof Words }) {
	const t = useBook().workshop;
	const draft = useEditor(({ history }) => history.now);
	return (
		<TextField
			label={t.wordIn(t[part], t.languages[language])}
			lang={language}
			value={draft.words[language][part]}
			maxLength={LONGEST[part]}
			onText={(text) => act(edit, setWords(draft, language, { [part]: text }), `${language} ${part}`)}
		/>
	);
}
