/** The screens that need no server, for `npm run shots`. */
import { findBuiltin, makeCompact, Position, type Setup, seededRandom } from '@rumis/rules';
import { FINISHED_GAME, gameLink, HALF_GAME, NEW_GAME } from '../apps/web/test/sampleLinks.js';
import {
	dialog,
	goTo,
	hold,
	inTurn,
	keys,
	openMenu,
	placeStone,
	playQuickGame,
	press,
	ready,
	type Screen,
	type Step,
	tab,
	texts,
	waitFor,
	withStored,
} from './shotSteps.js';

const firstGame = inTurn((page) => page.locator('.home-big').first().click(), ready, waitFor('.coach'));

const PISAC = gameLink({ board: 'pisac', players: 4, moves: 24, seed: 5 });
const HUACA = gameLink({ board: 'huaca', players: 6, moves: 44, seed: 3 });

/** A game of another mode, played by chance until the given number of moves after its last phase has begun. */
function modeLink(setup: Omit<Setup, 'scenario' | 'start'>, board: string, moves: number): string {
	const full: Setup = { scenario: findBuiltin(board)!, start: 'yellow', ...setup };
	const start = Position.start(full);
	if (!start.ok) throw new Error(start.error.code);
	const position = start.value;
	const random = seededRandom(7);
	const isTransfer = () => setup.mode !== 'transfer' || position.phase === 'transfer';
	for (let left = moves; position.phase !== null && left > 0; left -= isTransfer() ? 1 : 0) {
		const legal = position.legalMoves();
		position.play(legal[random.below(legal.length)]!);
	}
	return `#/game/${makeCompact({ setup: full, moves: position.moves })}`;
}

const TRANSFER = modeLink({ mode: 'transfer', players: 2 }, 'colca', 3);
const INVERSE = modeLink({ mode: 'inverse', players: 3 }, 'tambo', 4);
const DUO = modeLink({ mode: 'duo', players: 2 }, 'coricancha', 5);

const drawing = waitFor('.workshop-draw');
const ownBoard = JSON.stringify([
	JSON.stringify({
		id: 'court',
		name: 'The court behind the house',
		plan: ['1111', '1221', '1221', '1111'],
		limits: { '2': { height: 2 }, '4': { height: 2 } },
	}),
]);

/** What stands beside the board on a desktop, and behind a button on a phone. */
const openPanel: Step = inTurn(ready, async (page) => {
	const panel = page.locator('.play-panel-open');
	if (await panel.isVisible()) await panel.click();
});

const startEngine: Step = inTurn(ready, keys('k', 'k', 'g'), openPanel, waitFor('.engine-line'));
const review: Step = inTurn(openPanel, press(texts.analysis.startReview), waitFor('.review-graph'));

const unfold: Step = async (page) => {
	for (const fold of await page.locator('details > summary').all()) await fold.click();
};

const ANALYSED = FINISHED_GAME.replace('#/game/', '#/analysis/link/');

const HOME_SCREENS: readonly Screen[] = [
	{ name: 'home', hash: '#/', isLong: true },
	{
		name: 'home-again',
		hash: HALF_GAME,
		steps: inTurn(ready, goTo(gameLink({ board: 'pisac', players: 3, moves: 9 })), ready, goTo('#/')),
		isLong: true,
		isFlat: true,
	},
	{ name: 'home-problem', hash: HALF_GAME.slice(0, -1), isFlat: true },
	{ name: 'not-found', hash: '#/xyz' },
	{ name: 'game-gone', hash: '#/play/nosuchgame' },
	{ name: 'new-game', hash: '#/new', isLong: true },
	{
		name: 'new-ruinas',
		hash: '#/new',
		steps: inTurn((page) => page.locator('label:has(input[value="ruinas"])').click(), unfold),
		isLong: true,
	},
	{ name: 'new-own', hash: '#/new', steps: withStored({ 'rumis.boards': ownBoard }), isLong: true },
	{ name: 'bots', hash: '#/bots', isLong: true },
];

const GAME_SCREENS: readonly Screen[] = [
	{ name: 'first-game', hash: '#/', steps: firstGame },
	{
		name: 'result',
		hash: '#/',
		steps: playQuickGame,
		isFlat: true,
	},
	{
		name: 'result-picture',
		hash: '#/',
		steps: inTurn(playQuickGame, press(texts.result.picture), waitFor('.result-picture')),
		isFlat: true,
	},
	{
		name: 'bots-played',
		hash: '#/',
		steps: inTurn(playQuickGame, goTo('#/bots')),
		isLong: true,
		isFlat: true,
	},
	{ name: 'game-begun', hash: NEW_GAME, steps: hold(true) },
	{ name: 'game-running', hash: PISAC, steps: ready },
	{ name: 'game-six', hash: HUACA, steps: ready },
	{ name: 'game-fits', hash: PISAC, steps: hold(true, 'n') },
	{ name: 'game-refused', hash: PISAC, steps: hold(false, 'ArrowLeft') },
	{ name: 'game-over', hash: FINISHED_GAME, steps: ready },
	{ name: 'game-flat', hash: PISAC, steps: ready, isFlat: true },
	{ name: 'game-flat-held', hash: PISAC, steps: hold(true, 'n'), isFlat: true },
	{ name: 'game-six-flat', hash: HUACA, steps: ready, isFlat: true },
	{ name: 'game-transfer', hash: TRANSFER, steps: hold(true) },
	{ name: 'game-inverse', hash: INVERSE, steps: ready, isFlat: true },
	{ name: 'game-duo', hash: DUO, steps: ready, isFlat: true },
	{ name: 'panel', hash: PISAC, steps: openPanel },
	{
		name: 'looking-back',
		hash: PISAC,
		isFlat: true,
		steps: inTurn(openPanel, (page) => page.locator('.game-moves button').nth(5).click()),
	},
	{ name: 'menu', hash: HALF_GAME, steps: openMenu, isFlat: true },
	{ name: 'settings', hash: HALF_GAME, steps: dialog(texts.common.settings), isFlat: true },
	{ name: 'keys', hash: HALF_GAME, steps: dialog(texts.game.keys), isFlat: true },
	{ name: 'type-move', hash: HALF_GAME, steps: dialog(texts.game.typeMove), isFlat: true },
	{
		name: 'read-board',
		hash: HALF_GAME,
		steps: inTurn(ready, placeStone, keys('b'), waitFor('dialog[open]')),
		isFlat: true,
	},
	{
		name: 'make',
		hash: HALF_GAME,
		steps: inTurn(dialog(texts.game.make), waitFor('.making-group')),
		isFlat: true,
	},
	{
		name: 'why',
		hash: PISAC,
		steps: inTurn(hold(false, 'ArrowLeft', 'Enter'), press(texts.game.why), waitFor('dialog[open]')),
		isFlat: true,
	},
];

const OTHER_SCREENS: readonly Screen[] = [
	{ name: 'analysis', hash: HALF_GAME.replace('#/game/', '#/analysis/link/'), steps: ready },
	{ name: 'engine', hash: ANALYSED, steps: startEngine, isFlat: true },
	{ name: 'review', hash: ANALYSED, steps: review, isFlat: true },
	{
		name: 'analysis-share',
		hash: ANALYSED,
		steps: inTurn(ready, press(texts.analysis.share)),
		isFlat: true,
	},
	{ name: 'openings', hash: NEW_GAME.replace('#/game/', '#/analysis/link/'), steps: openPanel, isFlat: true },
	{ name: 'analyses', hash: '#/analysis', isLong: true },
	{ name: 'analysis-gone', hash: '#/analysis/saved/nothing' },
	{ name: 'game-puzzles', hash: '#/puzzles', isLong: true },
	{ name: 'game-puzzle', hash: '#/puzzles/rated', steps: ready },
	{
		name: 'game-puzzle-shown',
		hash: '#/puzzles/rated',
		steps: inTurn(ready, press(texts.puzzles.showSolution)),
		isFlat: true,
	},
	{ name: 'puzzles-own', hash: '#/puzzles/own', isFlat: true },
	{ name: 'rush', hash: '#/puzzles/rush', steps: ready, isFlat: true },
	{ name: 'solitaire', hash: '#/solitaire/', isLong: true },
	{ name: 'puzzle', hash: '#/solitaire/daily', steps: ready },
	{ name: 'puzzle-levels', hash: '#/solitaire/cube-3', steps: hold(true), isFlat: true },
	{ name: 'puzzle-gone', hash: '#/solitaire/nothing' },
	{ name: 'solutions', hash: '#/ways', isLong: true },
	{ name: 'solution', hash: '#/ways/V3-O4-17', steps: ready },
	{ name: 'lesson', hash: '#/lesson', steps: ready },
	{ name: 'rules', hash: '#/rules/', isLong: true },
	{ name: 'rules-contact', hash: '#/rules/noOwnContact', steps: ready },
	{ name: 'rules-box', hash: '#/rules/box', isLong: true, isFlat: true },
	{ name: 'workshop', hash: '#/workshop', isLong: true },
	{ name: 'drawing', hash: '#/workshop/pisac', steps: drawing },
	{ name: 'drawing-all', hash: '#/workshop/pisac', steps: drawing, isLong: true, isFlat: true },
	{
		name: 'drawing-fault',
		hash: '#/workshop/chullpa',
		steps: inTurn(drawing, (page) => page.locator('.sheet-grid [data-square="0,0"]').click()),
		isFlat: true,
	},
	{
		name: 'drawing-balance',
		hash: '#/workshop/pisac',
		steps: inTurn(drawing, tab(texts.balance.title)),
		isLong: true,
		isFlat: true,
	},
	{
		name: 'drawing-share',
		hash: '#/workshop/pisac',
		steps: inTurn(drawing, tab(texts.workshop.share)),
		isLong: true,
		isFlat: true,
	},
	{
		name: 'drawing-print',
		hash: '#/workshop/pisac',
		steps: inTurn(drawing, tab(texts.making.title)),
		isLong: true,
		isFlat: true,
	},
	{ name: 'board-link-broken', hash: '#/board/1.pisac~8888_7777~~2-4..e30.AAA' },
	{
		name: 'balance',
		hash: '#/balance/chullpa',
		steps: async (page) => {
			await page.getByLabel(texts.balance.level, { exact: true }).selectOption('1');
			await page.getByLabel(texts.balance.games, { exact: true }).selectOption('100');
			await press(texts.balance.start)(page);
			await page.getByText(texts.balance.done(100)).waitFor();
		},
		isLong: true,
	},
	{ name: 'no-server', hash: '#/online' },
];

export const SCREENS: readonly Screen[] = [...HOME_SCREENS, ...GAME_SCREENS, ...OTHER_SCREENS];
