// The build phase in WebAssembly: move generation, playouts and tree search. Compiled by `npm run wasm`.
import { beginPlayout, getContact } from './board';
import { find, list } from './finder';
import { getColour, handOf } from './layout';
import { finishGame } from './playout';
import { giveRandom, takeRandom } from './random';

export { allocate, setBoard, setGame, setGuessing, setTables, moveWeights } from './layout';
export { endgameBoards, endgameLine, positionsLeft, prepareEndgame, solveEndgame } from './endgame';
export { scoreMoves, prepareScoring } from './moveScore';
export { setShapes } from './finder';
export { setNumberTables } from './numbers';
export { setSides, sideOf } from './outcome';
export { moves, settle } from './playout';
export { randomState } from './random';
export { pointSums, prepareSearch, root, run, setSettings, totals } from './search';
export { counts, survey } from './survey';
export { setTree } from './tree';
export { setLogarithms, setNetwork, strengths, weigh } from './value';
export { setWidening } from './widening';

/** Runs a playout to the end of the game; returns the number of moves. */
export function finish(compared: i32): i32 {
	beginPlayout();
	takeRandom();
	const count = finishGame(compared);
	giveRandom();
	return count;
}

/** Writes the legal moves (u16) and returns their number. */
export function listMoves(into: usize): i32 {
	find(getContact());
	return list(into, handOf(getColour()));
}
