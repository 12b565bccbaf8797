import { BOARD_LANGUAGES, type BoardLanguage, setWords, type Words } from '@rumis/workshop';
import { useBook } from '../../i18n/useTexts.js';
import { TextField } from '../../ui/TextField.js';
import { edit } from '../editing/editor.js';
import { act, useEditor } from '../editing/editorStore.js';

const LONGEST: Readonly<Record<keyof Words, number>> = { name: 40, gloss: 60 };

/** Name and meaning in four languages. */
export function WordsTable() {
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
