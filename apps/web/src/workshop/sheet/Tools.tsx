import { MAX_HEIGHT, MAX_SIDE } from '@rumis/rules';
import {
	BRUSH_SYMMETRIES,
	type Brush,
	type BrushSymmetry,
	type Draft,
	isBrushPossible,
	resize,
	type Size,
	TRANSFORMS,
	type Transform,
	transform,
} from '@rumis/workshop';
import type { BookTexts } from '../../i18n/texts.js';
import { useBook } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import type { IconName } from '../../ui/Icon.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Select } from '../../ui/Select.js';
import { type Editor, edit, STROKES, type Stroke } from '../editing/editor.js';
import { act, useEditor } from '../editing/editorStore.js';

const setBrush = (editor: Editor, brush: Brush): Editor => ({ ...editor, brush });
const setStroke = (editor: Editor, stroke: Stroke): Editor => ({ ...editor, stroke });
const setSymmetry = (editor: Editor, symmetry: BrushSymmetry): Editor => ({ ...editor, symmetry });
const transformAll = (editor: Editor, how: Transform): Editor =>
	edit(editor, transform(editor.history.now, how));
const resizeTo = (editor: Editor, size: Partial<Size>): Editor => {
	const { width, depth } = editor.history.now;
	return edit(editor, resize(editor.history.now, { width, depth, ...size }));
};

/** The brushes. */
export function BrushTools() {
	const t = useBook().workshop;
	const brush = useEditor((editor) => editor.brush);
	const stroke = useEditor((editor) => editor.stroke);
	const symmetry = useEditor((editor) => editor.symmetry);
	const draft = useEditor(({ history }) => history.now);
	return (
		<div className="sheet-tools">
			<BrushChoice brush={brush} />
			<RadioCards
				legend={t.stroke}
				look="row"
				cards={STROKES.map((value) => ({ value, title: t.strokes[value] }))}
				value={stroke}
				onChange={(value) => act(setStroke, value)}
			/>
			<Select
				label={t.symmetry}
				options={BRUSH_SYMMETRIES.filter((each) => isBrushPossible(draft, each)).map((value) => ({
					value,
					label: t.symmetries[value],
				}))}
				value={symmetry}
				onChange={(value) => act(setSymmetry, value)}
			/>
		</div>
	);
}

/** Each in its own row: squares, and the lines around them. */
const BRUSHES: readonly (readonly Brush[])[] = [
	[
		...Array.from({ length: MAX_HEIGHT }, (_, at): Brush => ({ kind: 'height', height: at + 1 })),
		{ kind: 'erase' },
	],
	[
		{ kind: 'zone', zone: 'r' },
		{ kind: 'zone', zone: 'b' },
		{ kind: 'zone', zone: null },
	],
];

/** `4`, `erase`, `zone-r` */
const keyOf = (brush: Brush): string =>
	brush.kind === 'height'
		? String(brush.height)
		: brush.kind === 'erase'
			? 'erase'
			: `zone-${brush.zone ?? 'none'}`;

function BrushChoice({ brush }: { readonly brush: Brush }) {
	const t = useBook().workshop;
	return (
		<fieldset className="sheet-brushes">
			<legend className="radios-legend">{t.brush}</legend>
			{BRUSHES.map((row) => (
				<div key={keyOf(row[0]!)} className="sheet-brush-row">
					{row.map((each) => (
						<BrushButton key={keyOf(each)} brush={each} isChosen={keyOf(each) === keyOf(brush)} />
					))}
				</div>
			))}
		</fieldset>
	);
}

function BrushButton({ brush, isChosen }: { readonly brush: Brush; readonly isChosen: boolean }) {
	const t = useBook().workshop;
	const label = labelOf(brush, t);
	return (
		<Button
			className="sheet-brush"
			data-brush={keyOf(brush)}
			aria-pressed={isChosen}
			aria-label={label}
			title={label}
			style={brush.kind === 'height' ? ({ '--height': brush.height } as React.CSSProperties) : undefined}
			onClick={() => act(setBrush, brush)}
		>
			{brush.kind === 'height' ? brush.height : label}
		</Button>
	);
}

function labelOf(brush: Brush, t: BookTexts['workshop']): string {
	if (brush.kind === 'height') return t.height(brush.height);
	if (brush.kind === 'erase') return t.erase;
	return brush.zone === 'r' ? t.red : brush.zone === 'b' ? t.blue : t.noLine;
}

const TRANSFORM_ICONS: Readonly<Record<Transform, IconName>> = {
	mirrorLeftRight: 'mirrorAcross',
	mirrorFrontBack: 'mirrorDown',
	turnRight: 'turnRight',
	turnLeft: 'turnLeft',
	clear: 'clear',
};

/** Actions on the whole drawing. */
export function SheetTools() {
	const t = useBook().workshop;
	const draft = useEditor(({ history }) => history.now);
	return (
		<fieldset className="sheet-whole">
			<legend className="radios-legend">{t.whole}</legend>
			{TRANSFORMS.map((how) => (
				<Button
					key={how}
					label={t.transforms[how]}
					caption={t.transformsShort[how]}
					icon={TRANSFORM_ICONS[how]}
					onClick={() => act(transformAll, how)}
				/>
			))}
			<SideChoice label={t.columns} draft={draft} side="width" />
			<SideChoice label={t.rows} draft={draft} side="depth" />
		</fieldset>
	);
}

interface SideProps {
	readonly label: string;
	readonly draft: Draft;
	readonly side: keyof Size;
}

const SIDES = Array.from({ length: MAX_SIDE }, (_, at) => at + 1);

const SideChoice = ({ label, draft, side }: SideProps) => (
	<Select
		label={label}
		options={SIDES.map((value) => ({ value, label: String(value) }))}
		value={draft[side]}
		onChange={(value) => act(resizeTo, { [side]: value })}
	/>
);
