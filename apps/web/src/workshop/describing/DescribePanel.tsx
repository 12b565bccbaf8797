import { findBuiltin } from '@rumis/rules';
import { type Draft, setId, setSource } from '@rumis/workshop';
import { useId } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { TextField } from '../../ui/TextField.js';
import { edit } from '../editing/editor.js';
import { act, useEditor } from '../editing/editorStore.js';
import { useBoard } from '../editing/useBoard.js';
import { sayFault } from '../preview/Faults.js';
import '../../people/people.css';
import './describing.css';
import { LimitsTable } from './LimitsTable.js';
import { WordsTable } from './WordsTable.js';

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
			<p className="workshop-hint">{t.sourceHint}</p>
			<Note label={t.sourcePlan} draft={draft} part="plan" />
			<Note label={t.sourceLimits} draft={draft} part="limits" />
			{findBuiltin(draft.id) && <p className="workshop-hint">{t.correction(`scenarios/${draft.id}.json`)}</p>}
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
