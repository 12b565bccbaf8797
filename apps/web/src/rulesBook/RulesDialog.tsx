import type { ParagraphText } from '../i18n/en/rulesBook.js';
import { useBook } from '../i18n/useTexts.js';
import { Dialog } from '../ui/Dialog.js';
import { addressFrom } from './address.js';
import type { RuleCode } from './anchors.js';
import { ANCHORS } from './anchors.js';
import { chapterOf } from './book.js';
import { ParagraphFigure, ParagraphWords } from './Paragraph.js';
import './rulesBook.css';

interface Props {
	/** The code of the refusal, or of the reason for being out, to explain. */
	readonly code: RuleCode;
	readonly onClose: () => void;
}

/** The requested rule in a dialog over the game, with a link to its chapter and back. */
export function RulesDialog({ code, onClose }: Props) {
	const t = useBook();
	const id = ANCHORS[code];
	const { head }: ParagraphText = t.rulesBook.paragraphs[id];
	return (
		<Dialog title={head} onClose={onClose}>
			<div className="rules-words" data-paragraph={id}>
				<ParagraphWords id={id} />
			</div>
			<ParagraphFigure id={id} code={code} />
			<a className="rules-more" href={addressFrom(code, location.hash)}>
				{t.rulesBook.wholeChapter(t.rulesBook.chapters[chapterOf(id)])}
			</a>
		</Dialog>
	);
}
