import type { Owner, SquareView, Stone } from '@rumis/rules';
import { LETTERS } from '../../text/letters.js';
import { topLevel } from '../game/gameKeys.js';
import type { GameState } from '../game/state.js';
import { type Sight, type SquareLook, squareKey } from './squares.js';
import { BLANK, type Line, lengthOf, line, span, type Tone, tile } from './text.js';

interface Cube {
	readonly owner: Owner;
	readonly stone: Stone;
}

/** The cubes of every level, from the lowest, by square. */
function cubesByLevel({ table: { position } }: GameState): readonly ReadonlyMap<string, Cube>[] {
	const levels: Map<string, Cube>[] = [];
	for (const { owner, stone, cells } of position.stones()) {
		for (const cell of cells) {
			levels[cell.z] ??= new Map();
			levels[cell.z]!.set(squareKey(cell), { owner, stone });
		}
	}
	return levels;
}

/** A cross-section of the board at one level: every cube with the name of its stone. */
export function levelLooks(sight: Sight, level: number): (square: SquareView) => SquareLook {
	const cubes = cubesByLevel(sight.game)[level - 1];
	return (square) => {
		const cube = cubes?.get(squareKey(square));
		const isGhost = sight.ghost?.cells.some(
			({ x, y, z }) => x === square.x && y === square.y && z === level - 1,
		);
		const thing = isGhost ? 'ghost' : cube ? `${cube.owner} ${cube.stone}` : 'empty';
		const rest = { below: '', thing, isInside: true };
		const letter = LETTERS[sight.owner ?? 'ruin'];
		if (isGhost && sight.ghost?.misfit) return { main: `(${letter} )`, tone: 'misfit', ...rest };
		if (isGhost) return { main: `[${letter} ]`, tone: `ghost-${sight.owner ?? 'ruin'}`, ...rest };
		if (cube) return { main: `${LETTERS[cube.owner]} ${cube.stone}`, tone: `on-${cube.owner}`, ...rest };
		const isFree = level <= square.limit;
		return { main: isFree ? ' .  ' : ' -  ', tone: isFree ? 'empty' : 'beyond', ...rest };
	};
}

/** All levels as small maps, one character per square, from the lowest. */
function levelMaps(game: GameState, highest: number): Line[][] {
	const { plan } = game.table.position.setup.scenario;
	const levels = cubesByLevel(game);
	return Array.from({ length: highest }, (_, index) => {
		const rows = plan.map((row, y) =>
			[...row].map((sign, x) => {
				const owner = levels[index]?.get(squareKey({ x, y }))?.owner;
				if (owner) return span(LETTERS[owner], `on-${owner}` satisfies Tone);
				return span(sign === '.' ? ' ' : Number(sign) > index ? '.' : ' ', 'dim');
			}),
		);
		return [line(`level ${index + 1}`, 'dim'), ...rows];
	});
}

/** All levels side by side, in as many rows of maps as needed. */
export function mapLines(game: GameState, columns: number): Line[] {
	const maps = levelMaps(game, topLevel(game));
	const width = Math.max(...maps.flat().map(lengthOf)) + 2;
	return tile(maps, width, columns).flatMap((row) => [...row, BLANK]);
}
