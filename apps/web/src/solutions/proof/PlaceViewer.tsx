import type { Cell, Stone } from '@rumis/rules';
import { useMemo, useState } from 'react';
import { facesOf, nearness } from '../../board/isometric.js';
import { useBook } from '../../i18n/useTexts.js';
import { StonePicture } from '../../pictures/StonePicture.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { dyeOf, IMPOSSIBLE } from '../data/sets.js';
import { ChessLayers } from './ChessLayers.js';
import { GlassCube } from './GlassCube.js';
import { cornersIn, darkIn } from './proofFacts.js';

interface Props {
	readonly stones: readonly Stone[];
	readonly placesOf: (stone: Stone) => readonly (readonly Cell[])[];
	/** Whether the corners matter in this step. */
	readonly hasCorners: boolean;
}

/** All placements of a stone, one after the other, with the cells it covers. */
export function PlaceViewer({ stones, placesOf, hasCorners }: Props) {
	const [stone, setStone] = useState(stones[0] ?? 'I3');
	const places = useMemo(() => inOrder(placesOf(stone), hasCorners), [stone, placesOf, hasCorners]);
	const [index, setIndex] = useState(0);
	const cells = places[index] ?? [];
	return (
		<div className="solutions-try">
			{stones.length > 1 && (
				<StoneChoice
					stones={stones}
					stone={stone}
					onChoose={(next) => {
						setStone(next);
						setIndex(0);
					}}
				/>
			)}
			<Place stone={stone} cells={cells} hasCorners={hasCorners} />
			<PlaceSteps index={index} count={places.length} onGo={setIndex} />
		</div>
	);
}

/** The clearest placements first: most corners where they matter, all cubes visible, and near the viewer. */
function inOrder(places: readonly (readonly Cell[])[], hasCorners: boolean): readonly (readonly Cell[])[] {
	const rank = (cells: readonly Cell[]): number =>
		(hasCorners ? 10 * cornersIn(cells) : 0) + inSight(cells) + closeness(cells) / 100;
	return [...places].sort((one, other) => rank(other) - rank(one));
}

const closeness = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + nearness(cell), 0);

/** The number of visible cubes of the stone. */
const inSight = (cells: readonly Cell[]): number =>
	new Set(facesOf([{ cells }]).map(({ cell }) => cell)).size;

interface ChoiceProps {
	readonly stones: readonly Stone[];
	readonly stone: Stone;
	readonly onChoose: (stone: Stone) => void;
}

function StoneChoice({ stones, stone, onChoose }: ChoiceProps) {
	const t = useBook();
	const cards = stones.map((value) => ({
		value,
		title: t.rules.stones[value],
		picture: (
			<span className="solutions-try-picture">
				<StonePicture stone={value} owner={dyeOf(value, IMPOSSIBLE)} />
			</span>
		),
	}));
	return (
		<RadioCards legend={t.solutions.tryStone} look="row" cards={cards} value={stone} onChange={onChoose} />
	);
}

interface PlaceProps {
	readonly stone: Stone;
	readonly cells: readonly Cell[];
	readonly hasCorners: boolean;
}

function Place({ stone, cells, hasCorners }: PlaceProps) {
	const t = useBook();
	const shades = t.solutions.shades(darkIn(cells), cells.length - darkIn(cells));
	const corners = t.solutions.cornersCovered(cornersIn(cells));
	return (
		<>
			<div className="solutions-place">
				<GlassCube cells={cells} hasCorners={hasCorners} />
				<ChessLayers
					covered={cells}
					hasCorners={hasCorners}
					label={t.solutions.placePicture(t.rules.stones[stone], shades, corners)}
				/>
			</div>
			<p className="solutions-covers" aria-live="polite">
				<strong>{shades}</strong>
				{hasCorners && <strong>{corners}</strong>}
			</p>
			{hasCorners && <p className="solutions-note">{t.solutions.cornerKey}</p>}
		</>
	);
}

interface StepsProps {
	readonly index: number;
	readonly count: number;
	readonly onGo: (index: number) => void;
}

/** Cyclic: after the last placement comes the first. */
function PlaceSteps({ index, count, onGo }: StepsProps) {
	const t = useBook().solutions;
	const step = (by: number) => () => onGo((index + by + count) % count);
	return (
		<div className="solutions-place-steps">
			<Button label={t.placePrevious} icon={<Icon name="previous" />} onClick={step(-1)} />
			<span>{t.place(index + 1, count)}</span>
			<Button label={t.placeNext} icon={<Icon name="next" />} onClick={step(1)} />
		</div>
	);
}
