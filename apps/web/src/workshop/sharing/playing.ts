/** Starts a game on a board, which must be among the custom boards. */
import { MAX_SCENARIO, MAX_SQUARES } from '@rumis/protocol';
import { makeScenario, type Scenario } from '@rumis/rules';
import { squareCount } from '@rumis/workshop';
import { ownBoards } from '../../device/ownBoards.js';
import { go } from '../../navigation/route.js';
import { chooseGame, readTableChoices, storeTableChoices } from '../../online/newTable/newTable.js';
import { choose } from '../../setup/choices.js';
import { readChoices, storeChoices } from '../../setup/savedChoices.js';

/** The page for a new game, with this board selected. */
export function playHere(board: Scenario): void {
	storeChoices(choose(readChoices(ownBoards()), { scenario: board }));
	go({ page: 'new' });
}

/** The page for a new online table, with this board selected. */
export function playOnline(board: Scenario): void {
	storeTableChoices(chooseGame(readTableChoices(ownBoards()), { scenario: board }));
	go({ page: 'newTable' });
}

/** Why a server would refuse the board; null if it would not. */
export function onlineTrouble(board: Scenario): 'onlineLarge' | 'onlineLong' | null {
	if (squareCount(board) > MAX_SQUARES) return 'onlineLarge';
	return makeScenario(board).length > MAX_SCENARIO ? 'onlineLong' : null;
}
