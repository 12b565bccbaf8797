import { makeSquare, type Square } from '@rumis/rules';
import { useMemo, useRef, useState } from 'react';
import { type Camera, HOME } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import type { SampleText } from '../i18n/en/rulesSamples.js';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { BoardMap } from '../map/BoardMap.js';
import { isSameSquare } from '../map/spokenBoard.js';
import { LiveBoard } from '../play/LiveBoard.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { sayIllegal } from '../wording/sayIllegal.js';
import type { RuleCode } from './anchors.js';
import { countOf, judge, positionOf, squaresOf, squareViewsOf, viewOf } from './judge.js';
import { useLiveTurn } from './liveTurn.js';
import { firstChoice, SAMPLES, type Sample, type SampleId } from './samples.js';

/** The text below the board about the current choice. */
interface Verdict {
	readonly kind: 'allowed' | 'refused' | 'count';
	readonly text: string;
}

interface SampleView {
	/** The labels of the choice buttons. */
	readonly names: readonly string[];
	readonly view: BoardView;
	readonly verdict: Verdict | null;
}

function shownOf(id: SampleId, at: number, t: BookTexts): SampleView {
	const sample = SAMPLES[id];
	const { choices }: SampleText = t.rulesSamples[id];
	if (sample.isCount) return countShown(sample, at, t);
	const choice = sample.choices[at] ?? null;
	const names = choices.map(({ name }, index) => t.rulesBook.letter(letterOf(index), name));
	const view = viewOf(sample, choice);
	if (!choice) return { names, view, verdict: null };
	const illegal = judge(sample, choice);
	const why = choices[at]?.why ?? '';
	return illegal
		? { names, view, verdict: { kind: 'refused', text: `${sayIllegal(illegal, t)} ${why}` } }
		: { names, view, verdict: { kind: 'allowed', text: why } };
}

function countShown(sample: Sample, at: number, t: BookTexts): SampleView {
	const { view, score } = countOf(sample, at);
	const unplaced = score.unplaced > 0 ? t.game.unplaced(score.unplaced) : t.rulesBook.noneLeft;
	const text = t.rulesBook.counted(
		t.rules.Owners[score.colour],
		t.game.visible(score.visible),
		unplaced,
		t.game.points(score.points),
	);
	const names = positionOf(sample).colours.map((colour) => t.rules.Owners[colour]);
	return { names, view, verdict: { kind: 'count', text } };
}

const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Close, because the boards are small; a count is shown nearly from above. */
const SIDE: Camera = { ...HOME, distance: 0.8 };
const SIDE_OF_LARGE: Camera = { ...HOME, distance: 0.95 };
const ABOVE: Camera = { azimuth: 0, tilt: 0.25, distance: 0.85 };
/** A tower for four comes close to the camera. */
const ABOVE_TOWER: Camera = { azimuth: 0, tilt: 0.15, distance: 1.1 };

function cameraFor({ isCount, players, board: { plan } }: Sample): Camera {
	if (isCount) return players > 2 ? ABOVE_TOWER : ABOVE;
	return Math.max(plan.length, plan[0]?.length ?? 0) > 6 ? SIDE_OF_LARGE : SIDE;
}

interface Props {
	readonly id: SampleId;
	/** The requested refusal: its example is shown first. */
	readonly code: RuleCode | null;
}

/** An interactive board with places to try: by tapping them or by buttons. */
export function SampleBoard({ id, code }: Props) {
	const t = useBook();
	const [at, setAt] = useState(() => firstChoice(id, code));
	const sample = SAMPLES[id];
	const shown = useMemo(() => shownOf(id, at, t), [id, at, t]);
	const tap = (square: Square) => {
		const found = choiceAt(sample, square, at);
		if (found >= 0) setAt(found);
	};
	return (
		<figure className="rules-sample" data-sample={id}>
			<SamplePicture sample={sample} view={shown.view} label={t.rulesSamples[id].label} onTap={tap} />
			<figcaption>
				{shown.names.length > 0 && (
					<div
						className="rules-tries"
						role="group"
						aria-label={sample.isCount ? t.rulesBook.count : t.rulesBook.tryIt}
					>
						{shown.names.map((name, index) => (
							<Button key={name} aria-pressed={index === at} data-choice={index} onClick={() => setAt(index)}>
								{name}
							</Button>
						))}
					</div>
				)}
				{shown.verdict && <VerdictLine verdict={shown.verdict} />}
			</figcaption>
		</figure>
	);
}

/** The choice that covers a square; tapping the same square again selects the next one. */
function choiceAt({ choices }: Sample, square: Square, at: number): number {
	const covering = choices.flatMap((choice, index) =>
		squaresOf(choice).some((other) => isSameSquare(other, square)) ? [index] : [],
	);
	return covering.find((index) => index > at) ?? covering[0] ?? -1;
}

interface PictureProps {
	readonly sample: Sample;
	readonly view: BoardView;
	readonly label: string;
	readonly onTap?: (square: Square) => void;
}

/** The board of a sample: live while it is near the viewport, otherwise a map. */
export function SamplePicture({ sample, view, label, onTap }: PictureProps) {
	const place = useRef<HTMLDivElement>(null);
	const isLive = useLiveTurn(place);
	const squares = squareViewsOf(sample);
	const where = [...new Set(view.ghost?.cells.map(makeSquare) ?? [])].join(', ');
	return (
		<div ref={place} className="rules-board">
			{isLive ? (
				<LiveBoard
					view={view}
					squares={squares}
					label={where ? `${label} (${where})` : label}
					camera={cameraFor(sample)}
					{...(onTap ? { onTap } : {})}
				/>
			) : (
				<BoardMap view={view} squares={squares} size="small" cursor={null} />
			)}
		</div>
	);
}

function VerdictLine({ verdict: { kind, text } }: { readonly verdict: Verdict }) {
	const t = useBook();
	return (
		<p className="rules-verdict" data-verdict={kind} role="status">
			{kind !== 'count' && <Icon name={kind === 'allowed' ? 'check' : 'close'} />}
			<span>
				{kind !== 'count' && <strong>{t.rulesBook[kind]} </strong>}
				{text}
			</span>
		</p>
	);
}
