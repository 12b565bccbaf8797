import type { GameReview } from '@rumis/engine';
import type { Colour } from '@rumis/rules';
import { type MouseEvent, useState } from 'react';
import { DYES } from '../../board/palette.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { Select } from '../../ui/Select.js';
import { type Speech, sayChances, sayPoints } from '../engine/saying.js';
import { bandEnds, bandPaths, HEIGHT, heightOf, linePath, placeOf, plyAt, scaleOf, WIDTH } from './chart.js';

interface Props {
	readonly review: GameReview;
	readonly speech: Speech;
	/** The current position, if it is one of the game. */
	readonly ply: number | null;
	readonly onGo: (ply: number) => void;
}

type Shown = 'win' | 'points';

/** The course of the game: win probabilities or expected points. A slider below it steps through the game. */
export function Graph(props: Props) {
	const { review, speech, ply, onGo } = props;
	const t = useBook().analysis;
	const [shown, show] = useState<Shown>('win');
	const last = review.evaluations.length - 1;
	const now = review.evaluations[ply ?? last]!;
	const spoken = `${sayChances(now, speech)}. ${sayPoints(now, speech)}`;
	const click = (event: MouseEvent<SVGSVGElement>) => {
		const { left, width } = event.currentTarget.getBoundingClientRect();
		onGo(plyAt((event.clientX - left) / width, last + 1));
	};
	return (
		<figure className="review-graph">
			<Select<Shown>
				label={t.graph}
				options={[
					{ value: 'win', label: t.graphWin },
					{ value: 'points', label: t.graphPoints },
				]}
				value={shown}
				onChange={show}
			/>
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={click}>
				{shown === 'win' ? <Bands review={review} /> : <PointLines review={review} />}
				{review.turningPoints.map((point) => (
					<line key={point} className="review-turning" {...upright(placeOf(point + 1, last + 1))} />
				))}
				{ply !== null && <line className="review-now" {...upright(placeOf(ply, last + 1))} />}
			</svg>
			<input
				type="range"
				className="replay-slider"
				min={0}
				max={last}
				value={ply ?? last}
				aria-label={t.graphSlider}
				aria-valuetext={t.graphAt(ply ?? last, spoken)}
				onChange={({ target }) => onGo(Number(target.value))}
			/>
			<figcaption aria-hidden="true">
				{shown === 'win' ? <WinLegend {...props} /> : <Values {...props} />}
			</figcaption>
		</figure>
	);
}

const upright = (x: number) => ({ x1: x, x2: x, y1: 0, y2: HEIGHT });

/** The colour that represents a side. */
const colourOfSide = ({ colours, sides }: GameReview, side: number): Colour => colours[sides.indexOf(side)]!;

const sideCount = ({ sides }: GameReview): number => Math.max(...sides) + 1;

function Bands({ review }: { readonly review: GameReview }) {
	const shares = Array.from({ length: sideCount(review) }, (_, side) =>
		review.evaluations.map(({ win }) => win[side] ?? 0),
	);
	const ends = bandEnds(shares);
	return bandPaths(shares).map((area, side) => {
		const { top, carved, glyph } = DYES[colourOfSide(review, side)];
		const isWide = (shares[side]?.at(-1) ?? 0) > 0.2;
		return (
			<g key={area}>
				<path className="review-band" d={area} fill={top} stroke={carved} />
				{isWide && (
					<path
						d={glyph}
						fill="none"
						stroke={carved}
						strokeWidth="2"
						transform={`translate(${WIDTH - 24} ${ends[side]! - 12})`}
					/>
				)}
			</g>
		);
	});
}

/** Every colour also has its own stroke. */
const DASHES = ['none', '8 3', '2 3', '10 3 2 3', '5 5', '1 5'] as const;

function PointLines({ review }: { readonly review: GameReview }) {
	const all = review.colours.map((_, at) => review.evaluations.map(({ points }) => points[at] ?? 0));
	const scale = scaleOf(all);
	return (
		<>
			<line className="review-zero" x1={0} x2={WIDTH} y1={heightOf(0, scale)} y2={heightOf(0, scale)} />
			{all.map((series, at) => (
				<path
					key={review.colours[at]}
					className="review-line"
					d={linePath(series, scale)}
					stroke={DYES[review.colours[at]!].right}
					strokeDasharray={DASHES[at]}
				/>
			))}
		</>
	);
}

/** The values at the current position. */
function WinLegend({ review, speech, ply }: Props) {
	return sayChances(review.evaluations[ply ?? review.evaluations.length - 1]!, speech);
}

function Values({ review, speech, ply }: Props) {
	const number = useNumber();
	const { points } = review.evaluations[ply ?? review.evaluations.length - 1]!;
	return (
		<ul className="review-legend">
			{review.colours.map((colour, at) => (
				<li key={colour}>
					<svg viewBox="0 0 24 6" width="24" height="6" aria-hidden="true">
						<path
							d="M0 3H24"
							fill="none"
							stroke={DYES[colour].right}
							strokeWidth="3"
							strokeDasharray={DASHES[at]}
						/>
					</svg>
					{`${speech.t.rules.Owners[colour]} ${number(points[at] ?? 0, { maximumFractionDigits: 1 })}`}
				</li>
			))}
		</ul>
	);
}
