import { LEVELS } from '@rumis/engine';
import {
	COLOURS,
	type Colour,
	coloursOf,
	defaultColours,
	defaultMode,
	hasPhase,
	MODES,
	type ModeId,
	modeOf,
	playerCounts,
	ruinsFor,
	SCENARIOS,
	type Scenario,
	type Setup,
} from '@rumis/rules';
import { type RuinSource, startTable } from '@rumis/table';
import { startGame } from './game.js';
import { usualSeats } from './seats.js';
import type { MenuState, PlayState } from './state.js';

const FIELDS = ['scenario', 'players', 'mode', 'ruin', 'level', 'colour', 'start'] as const;
export type Field = (typeof FIELDS)[number];

/** The fields of the menu: only one mode has a ruin to choose. */
export const fieldsOf = ({ mode }: MenuState): readonly Field[] =>
	hasPhase(mode, 'ruin') ? FIELDS : FIELDS.filter((field) => field !== 'ruin');

/** The menu with this setup selected. A custom board is listed with the others. */
export function makeMenu(setup: Setup, level: number, seed: number, ruin: RuinSource = 'turns'): MenuState {
	const { scenario, players, mode, start } = setup;
	const scenarios = SCENARIOS.includes(scenario) ? SCENARIOS : [scenario, ...SCENARIOS];
	const colours = coloursOf(setup);
	return { kind: 'menu', scenarios, scenario, players, mode, level, colours, start, ruin, field: 0, seed };
}

export const modesFor = (scenario: Scenario, players: number): readonly ModeId[] =>
	MODES.filter((mode) => modeOf(mode).refuse(scenario, players) === null);

/** As many as play: the chosen ones, filled up with others. */
function coloursFor({ mode, players, colours }: MenuState): readonly Colour[] {
	const { length } = defaultColours(mode, players);
	return [...new Set([...colours, ...COLOURS])].slice(0, length);
}

const ruinsOffered = ({ scenario, players }: MenuState): readonly RuinSource[] => [
	...(['turns', 'chance'] as const),
	...ruinsFor(scenario, players).map(({ name }) => name),
];

/** Makes the choices consistent after a change: later fields give way. */
function agree(menu: MenuState): MenuState {
	const counts = playerCounts(menu.scenario);
	const players = counts.find((count) => count === menu.players) ?? counts[0] ?? 2;
	const modes = modesFor(menu.scenario, players);
	const mode = modes.includes(menu.mode) ? menu.mode : (modes[0] ?? 'standard');
	const next = { ...menu, players, mode };
	const colours = coloursFor(next);
	const start = colours.includes(menu.start) ? menu.start : colours[0]!;
	const ruin = ruinsOffered(next).includes(menu.ruin) ? menu.ruin : 'turns';
	return { ...next, colours, start, ruin };
}

/** After a change of board or players: an unchanged default mode becomes the new default. */
function agreeOnMode(before: MenuState, menu: MenuState): MenuState {
	const isUsual = before.mode === defaultMode(before.scenario, before.players);
	const next = agree(menu);
	return isUsual ? agree({ ...next, mode: defaultMode(next.scenario, next.players) }) : next;
}

/** Selects the next colour for the person at the keyboard; its previous owner gets theirs. */
function changeColour(menu: MenuState, by: number): MenuState {
	const [mine = 'yellow'] = menu.colours;
	const wanted = neighbour(COLOURS, mine, by);
	const swap = (colour: Colour): Colour => (colour === mine ? wanted : colour === wanted ? mine : colour);
	return { ...menu, colours: menu.colours.map(swap), start: swap(menu.start) };
}

const neighbour = <Item>(items: readonly Item[], item: Item, by: number): Item =>
	items[(items.indexOf(item) + by + items.length) % items.length] ?? item;

function change(menu: MenuState, field: Field, by: number): MenuState {
	switch (field) {
		case 'scenario':
			return agreeOnMode(menu, { ...menu, scenario: neighbour(menu.scenarios, menu.scenario, by) });
		case 'players':
			return agreeOnMode(menu, {
				...menu,
				players: neighbour<number>(playerCounts(menu.scenario), menu.players, by),
			});
		case 'mode':
			return agree({ ...menu, mode: neighbour(modesFor(menu.scenario, menu.players), menu.mode, by) });
		case 'ruin':
			return { ...menu, ruin: neighbour(ruinsOffered(menu), menu.ruin, by) };
		case 'colour':
			return changeColour(menu, by);
		case 'level':
			return { ...menu, level: neighbour(LEVELS, menu.level, by) };
		case 'start':
			return { ...menu, start: neighbour(menu.colours, menu.start, by) };
	}
}

export function menuKey(menu: MenuState, key: string): PlayState {
	const fields = fieldsOf(menu);
	const field = fields[menu.field] ?? 'scenario';
	switch (key) {
		case 'up':
		case 'k':
			return { ...menu, field: (menu.field + fields.length - 1) % fields.length };
		case 'down':
		case 'j':
		case 'tab':
			return { ...menu, field: (menu.field + 1) % fields.length };
		case 'left':
		case 'h':
			return change(menu, field, -1);
		case 'right':
		case 'l':
		case ' ':
			return change(menu, field, 1);
		case 'enter':
			return begin(menu);
		case 'q':
		case 'escape':
			return { kind: 'done', interrupted: false };
		default:
			return menu;
	}
}

function begin(menu: MenuState): PlayState {
	const { scenario, players, mode, colours, start, ruin, level, seed } = menu;
	const setup: Setup = { scenario, players, mode, colours, start };
	const table = startTable({ setup, seats: usualSeats(players, level), seed, undo: 'free', ruin });
	return table.ok ? startGame({ table: table.value, menu }) : menu;
}
