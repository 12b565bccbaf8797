import type { ParagraphText } from '../i18n/en/rulesBook.js';
import { useBook } from '../i18n/useTexts.js';
import type { ParagraphId, RuleCode } from './anchors.js';
import { FIGURES } from './figures.js';
import { RichText } from './RichText.js';
import { SampleBoard } from './SampleBoard.js';
import { isSample } from './samples.js';

interface Props {
	readonly id: ParagraphId;
	/** Whether it is the requested one. */
	readonly isMeant: boolean;
	/** The requested refusal code. */
	readonly code: RuleCode | null;
}

/** A rule with a board on which it can be tried. */
export function Paragraph({ id, isMeant, code }: Props) {
	const t = useBook();
	const { head }: ParagraphText = t.rulesBook.paragraphs[id];
	return (
		<section className="rules-paragraph" data-paragraph={id} data-meant={isMeant} data-wide={isWide(id)}>
			<div className="rules-words">
				<h3 id={`rule-${id}`} tabIndex={-1}>
					{head}
				</h3>
				<ParagraphWords id={id} />
			</div>
			<ParagraphFigure id={id} code={code} />
		</section>
	);
}

/** Tables and long lists go below the text. */
const WIDE: readonly ParagraphId[] = ['eleven', 'allBoards', 'honest', 'examples', 'buildings'];
const isWide = (id: ParagraphId): boolean => WIDE.includes(id);

export function ParagraphWords({ id }: { readonly id: ParagraphId }) {
	const t = useBook();
	const { text, ruling = [] }: ParagraphText = t.rulesBook.paragraphs[id];
	return (
		<>
			{text.map((part) => (
				<p key={part}>
					<RichText text={part} />
				</p>
			))}
			{ruling.length > 0 && (
				<aside className="rules-ruling">
					<strong>{t.rulesBook.ourRuling}</strong>
					{ruling.map((part) => (
						<p key={part}>
							<RichText text={part} />
						</p>
					))}
				</aside>
			)}
		</>
	);
}

export function ParagraphFigure({ id, code }: Pick<Props, 'id' | 'code'>) {
	const Figure = FIGURES[id];
	return (
		<>
			{isSample(id) && <SampleBoard key={code} id={id} code={code} />}
			{Figure && <Figure />}
		</>
	);
}
