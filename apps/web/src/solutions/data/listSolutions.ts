/** Every solution of a set. It takes a tenth of a second or more, so it runs in a worker. */
import type { Result } from '@rumis/rules';
import { boxShape, eachSolution, makeCover, type Packing, stockOfStones, symmetriesOf } from '@rumis/solver';
import { SIDE, type StoneSet } from './sets.js';
import { CELLS, indexOf, makeSolutionText } from './solutionText.js';

/** For every rotation of the cube: the permutation of the letters of a text. */
const TURNS: readonly (readonly number[])[] = symmetriesOf({ cells: CELLS })
	.filter(({ isReflection }) => !isReflection)
	.map(({ map }) => CELLS.map((cell) => indexOf(map(cell))));

const turned = (text: string, turn: readonly number[]): string => turn.map((from) => text[from]).join('');

/** The canonical text among the 24 rotations of a solution. */
export function firstTurned(text: string): string {
	return TURNS.map((turn) => turned(text, turn)).reduce((one, other) => (other < one ? other : one));
}

/**
 * All solutions of a set as texts, up to rotation. They are sorted alphabetically and not in search order, so
 * that the numbers in links stay valid if the solver changes.
 */
export function listSolutions({ stones }: StoneSet): readonly string[] {
	const shape = must(boxShape(SIDE, SIDE, SIDE));
	const cover = must(makeCover({ shape, stock: stockOfStones(stones) }));
	const texts: string[] = [];
	const onPacking = (solution: Packing): undefined => {
		texts.push(firstTurned(makeSolutionText(solution)));
	};
	must(eachSolution(cover, { unique: 'rotations', onPacking }));
	return texts.sort();
}

function must<Value, Problem>(result: Result<Value, Problem>): Value {
	if (!result.ok) throw new Error('the sets fit the cube');
	return result.value;
}
