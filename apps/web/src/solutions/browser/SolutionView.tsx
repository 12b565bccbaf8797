import type { Owner, PlacedStone } from '@rumis/rules';
import { useCallback, useMemo, useState } from 'react';
import { DYES } from '../../board/palette.js';
import { type BoardView, bareView, type PlanView } from '../../board/view.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { CubesPicture } from '../../pictures/CubesPicture.js';
import { Button } from '../../ui/Button.js';
import { Slider } from '../../ui/Slider.js';
import { Switch } from '../../ui/Switch.js';
import { dyeOf, SIDE, STONES_A_SET } from '../data/sets.js';
import type { SolutionId } from '../data/solutionId.js';
import { CELLS, inBuildOrder, type Lying, stonesOf, tip } from '../data/solutionText.js';
import { FlatLayers } from './FlatLayers.js';
import { Legend } from './Legend.js';
import { TurningCube } from './TurningCube.js';

/** View options; kept when another solution is selected. */
export interface Look {
	/** In hundredths. */
	readonly spread: number;
	readonly isOneColour: boolean;
}

/** The state of one solution; reset for another one. */
interface Handled {
	readonly text: string;
	readonly tipped: string;
	readonly built: number;
}

const untouched = (text: string): Handled => ({ text, tipped: text, built: STONES_A_SET });

interface Props {
	readonly id: SolutionId;
	readonly text: string;
	readonly look: Look;
	readonly onLook: (look: Look) => void;
}

/** One solution: in 3D, stone by stone, and layer by layer. */
export function SolutionView({ id, text, look, onLook }: Props) {
	const [isFlat, setFlat] = useState(false);
	const onFlat = useCallback(() => setFlat(true), []);
	const [state, setHandled] = useState(() => untouched(text));
	const handled = state.text === text ? state : untouched(text);
	const { tipped, built } = handled;
	const stones = useMemo(() => inBuildOrder(stonesOf(tipped, id.set)), [tipped, id.set]);
	const ownerOf = useCallback(
		({ stone }: Lying): Owner => (look.isOneColour ? 'yellow' : dyeOf(stone, id.set)),
		[look.isOneColour, id.set],
	);
	const seen = useMemo(
		() => stones.slice(0, built).map((lying) => ({ ...lying, owner: ownerOf(lying) })),
		[stones, built, ownerOf],
	);
	return (
		<>
			<Cube
				id={id}
				stones={seen}
				spread={look.spread}
				onTip={() => setHandled({ ...handled, tipped: tip(tipped) })}
				isFlat={isFlat}
				onFlat={onFlat}
			/>
			<LookTools
				look={look}
				onLook={onLook}
				isFlat={isFlat}
				stones={stones}
				built={built}
				onBuilt={(count) => setHandled({ ...handled, built: count })}
			/>
			<Legend stones={stones} built={built} ownerOf={ownerOf} />
			<FlatLayers text={tipped} set={id.set} />
		</>
	);
}

interface CubeProps {
	readonly id: SolutionId;
	readonly stones: readonly PlacedStone[];
	readonly spread: number;
	readonly onTip: () => void;
	readonly isFlat: boolean;
	readonly onFlat: () => void;
}

function Cube({ id, stones, spread, onTip, ...flat }: CubeProps) {
	const t = useBook();
	const number = useNumber();
	const view = useMemo(() => cubeView(stones, spread / 100), [stones, spread]);
	const { three, without } = id.set;
	const set = t.solutions.setName(t.rules.stones[three], t.rules.stones[without]);
	const pieces = stones.map(({ cells, owner }) => ({ cells, dye: () => DYES[owner] }));
	return (
		<TurningCube
			view={view}
			label={t.solutions.cube(set, number(id.number), stones.length)}
			picture={pieces.length > 0 && <CubesPicture pieces={pieces} />}
			{...flat}
		>
			<Button
				look="quiet"
				icon="tip"
				label={t.solutions.tipOver}
				caption={t.solutions.tipOver}
				onClick={onTip}
			/>
		</TurningCube>
	);
}

interface LookProps extends BuildProps {
	readonly look: Look;
	readonly onLook: (look: Look) => void;
	readonly isFlat: boolean;
}

function LookTools({ look, onLook, isFlat, ...build }: LookProps) {
	const t = useBook().solutions;
	return (
		<div className="solutions-look">
			{!isFlat && (
				<Slider
					label={t.spread}
					value={look.spread}
					most={100}
					step={5}
					words={t.spreadValue(look.spread)}
					onChange={(spread) => onLook({ ...look, spread })}
				/>
			)}
			<BuildSlider {...build} />
			<Switch
				label={t.oneColour}
				hint={t.oneColourHint}
				isOn={look.isOneColour}
				onChange={(isOneColour) => onLook({ ...look, isOneColour })}
			/>
		</div>
	);
}

interface BuildProps {
	readonly stones: readonly Lying[];
	readonly built: number;
	readonly onBuilt: (built: number) => void;
}

function BuildSlider({ stones, built, onBuilt }: BuildProps) {
	const t = useBook();
	const last = stones[built - 1];
	return (
		<Slider
			label={t.solutions.build}
			value={built}
			most={stones.length}
			step={1}
			words={t.solutions.buildValue(built, stones.length, last ? t.rules.stones[last.stone] : '')}
			onChange={onBuilt}
		/>
	);
}

/** The cube's view for the 3D board. */
const PLAN: PlanView = {
	width: SIDE,
	depth: SIDE,
	squares: CELLS.filter(({ z }) => z === 0).map(({ x, y }) => ({ x, y, limit: SIDE, zone: null })),
};

const EMPTY: BoardView = { ...bareView(PLAN), frame: { width: SIDE, depth: SIDE, height: SIDE } };

/** The list of stones must keep its identity while only the spread changes, to avoid rebuilding. */
const cubeView = (stones: readonly PlacedStone[], spread: number): BoardView => ({
	...EMPTY,
	stones,
	spread,
});
