import type { Cell, ModeId, Scenario, Square, Zone } from '@rumis/rules';
import { memo, useMemo } from 'react';
import './scenarioPicture.css';
import { type Block, type FullBuilding, fullBuilding } from '../board/fullBuilding.js';
import { groupsOf } from '../board/groups.js';
import {
	boxAround,
	cornersOf,
	type Face,
	facesOf,
	line,
	nearness,
	outline,
	viewBoxOf,
} from '../board/isometric.js';
import { joined, type Segment, zoneLines } from '../board/zoneLines.js';

interface Props {
	readonly scenario: Scenario;
	readonly players: number;
	readonly mode?: ModeId;
}

/** A board with its full building. Decorative: its name is next to it. */
export const ScenarioPicture = memo(function ScenarioPicture({
	scenario,
	players,
	mode = 'standard',
}: Props) {
	const building = useMemo(() => fullBuilding(scenario, players, mode), [scenario, players, mode]);
	return <BuildingPicture scenario={scenario} building={building} />;
});

interface BuildingProps {
	readonly scenario: Scenario;
	readonly building: FullBuilding;
}

/** A building, or part of one, on its plan. */
export function BuildingPicture({ scenario, building }: BuildingProps) {
	const plate = plateCorners(building);
	const tops = building.blocks.flatMap(({ cells }) => cells);
	const box = boxAround([...plate, ...plate.map(sink), ...cornersOf(tops)], 6);
	return (
		<svg
			className="cubes scenario-picture"
			viewBox={viewBoxOf(box)}
			preserveAspectRatio="xMidYMax"
			aria-hidden="true"
		>
			<Plate corners={plate} />
			<Plan building={building} />
			<Lines scenario={scenario} />
			<Blocks blocks={building.blocks} />
		</svg>
	);
}

type Corners = readonly [Cell, Cell, Cell, Cell];

const MARGIN = 0.6;
const THICKNESS = 0.35;
const sink = (cell: Cell): Cell => ({ ...cell, z: cell.z - THICKNESS });

/** The plate's upper corners: the farthest, then clockwise the right, the nearest and the left one. */
function plateCorners({ width, depth }: FullBuilding): Corners {
	const [low, right, near] = [-MARGIN, width + MARGIN, depth + MARGIN];
	return [
		{ x: low, y: low, z: 0 },
		{ x: right, y: low, z: 0 },
		{ x: right, y: near, z: 0 },
		{ x: low, y: near, z: 0 },
	];
}

function Plate({ corners: [far, right, near, left] }: { readonly corners: Corners }) {
	return (
		<>
			<path className="building-plate-left" d={outline([left, near, sink(near), sink(left)])} />
			<path className="building-plate-right" d={outline([near, right, sink(right), sink(near)])} />
			<path className="building-plate-top" d={outline([far, right, near, left])} />
		</>
	);
}

function Plan({ building }: { readonly building: FullBuilding }) {
	const path = (open: boolean) =>
		facesOf([{ cells: building.ground.filter((square) => square.open === open) }])
			.filter(({ side }) => side === 'top')
			.map(({ corners }) => outline(corners))
			.join('');
	return (
		<>
			<path className="building-plan-open" d={path(true)} />
			<path className="building-plan-closed" d={path(false)} />
		</>
	);
}

function Lines({ scenario }: { readonly scenario: Scenario }) {
	const squares = (scenario.zones ?? []).flatMap((row, y) =>
		[...row].map((sign, x) => ({ x, y, zone: sign === '.' ? null : (sign as Zone) })),
	);
	const { red, blue } = zoneLines(squares);
	return (
		<>
			<path className="building-zone-blue" d={loopPath(blue)} />
			<path className="building-zone-red" d={loopPath(red)} />
		</>
	);
}

const loopPath = (segments: readonly Segment[]): string =>
	joined(segments)
		.map((loop) => outline(loop.map(onGround)))
		.join('');

const onGround = ({ x, y }: Square): Cell => ({ x, y, z: 0 });

/** Cubes at the same depth never hide each other, so they are painted together in a few paths. */
function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
	const layers = useMemo(() => groupsOf(facesOf(blocks), ({ cell }) => nearness(cell)), [blocks]);
	return [...layers].map(([layer, faces]) => <Layer key={layer} faces={faces} />);
}

const lookOf = ({ piece, side }: Face<Block>): string =>
	piece.beyond ? `building-beyond building-${side}` : `building-${side} building-tone${piece.tone}`;

function Layer({ faces }: { readonly faces: readonly Face<Block>[] }) {
	const looks = groupsOf(faces, lookOf);
	const edges = groupsOf(
		faces.flatMap((face) => face.edges),
		({ kind }) => kind,
	);
	return (
		<>
			{[...looks].map(([look, alike]) => (
				<path key={look} className={look} d={alike.map(({ corners }) => outline(corners)).join('')} />
			))}
			{[...edges].map(([kind, alike]) => (
				<path
					key={kind}
					className={`building-${kind}`}
					d={alike.map(({ from, to }) => line(from, to)).join('')}
				/>
			))}
		</>
	);
}
