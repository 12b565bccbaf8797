/** Every solution of a set. It takes a tenth of a second and longer, so it is done in a worker. */
import type { Result } from '@rumis/rules';
import { boxShape, eachSolution, makeCover, type Packing, stockOfStones, symmetriesOf } from '@rumis/solver';
import { SIDE, type StoneSet } from './sets.js';
import { CELLS, indexOf, makeSolutionText } from './solutionText.js';

/** For every turn of the cube: which cell comes to lie where a text has its first letter, its second … */
const TURNS: readonly (readonly number[])[] = symmetriesOf({ cells: CELLS })
	.filter(({ isReflection }) => !isReflection)
	.map(({ map }) => CELLS.map((cell) => indexOf(map(cell))));

const turned = (text: string, turn: readonly number[]): string => turn.map((from) => text[from]).join('');

/** Of the 24 texts that a solution has when it is turned, the one that stands for all. */
export function firstTurned(text: string): string {
	return TURNS.map((turn) => turned(text, turn)).reduce((one, other) => (other < one ? other : one));
}

/**
 * All solutions of a set as texts, those that are the same after turning only once. The order is that of the
 * alphabet and not that of the search, so the numbers in links stay right whatever becomes of the solver.
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
