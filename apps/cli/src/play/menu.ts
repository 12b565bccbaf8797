import { LEVELS } from '@rumis/engine';
import {
	COLOURS,
	type Colour,
	MODES,
	type ModeId,
	modeOf,
	Position,
	playerCounts,
	SCENARIOS,
	type Scenario,
	type Setup,
} from '@rumis/rules';
import { startGame } from './game.js';
import { usualSeats } from './seats.js';
import type { MenuState, PlayState } from './state.js';

export const FIELDS = ['scenario', 'players', 'mode', 'level', 'start'] as const;
export type Field = (typeof FIELDS)[number];

/** The menu with this setup chosen. A board of one's own is offered like the others. */
export function makeMenu(setup: Setup, level: number, seed: number): MenuState {
	const { scenario, players, mode, start } = setup;
	const scenarios = SCENARIOS.includes(scenario) ? SCENARIOS : [scenario, ...SCENARIOS];
	return { kind: 'menu', scenarios, scenario, players, mode, level, start, field: 0, seed };
}

export const modesFor = (scenario: Scenario, players: number): readonly ModeId[] =>
	MODES.filter((mode) => modeOf(mode).refuse(scenario, players) === null);

const coloursFor = ({ mode, players }: MenuState): readonly Colour[] =>
	COLOURS.slice(0, modeOf(mode).colourCount(players));

/** Makes the choices agree again after one of them changed: the later ones give way. */
function agree(menu: MenuState): MenuState {
	const counts = playerCounts(menu.scenario);
	const players = counts.find((count) => count === menu.players) ?? counts[0] ?? 2;
	const modes = modesFor(menu.scenario, players);
	const mode = modes.includes(menu.mode) ? menu.mode : (modes[0] ?? 'standard');
	const next = { ...menu, players, mode };
	return { ...next, start: coloursFor(next).includes(menu.start) ? menu.start : 'yellow' };
}

const neighbour = <Item>(items: readonly Item[], item: Item, by: number): Item =>
	items[(items.indexOf(item) + by + items.length) % items.length] ?? item;

function change(menu: MenuState, field: Field, by: number): MenuState {
	switch (field) {
		case 'scenario':
			return agree({ ...menu, scenario: neighbour(menu.scenarios, menu.scenario, by) });
		case 'players':
			return agree({ ...menu, players: neighbour<number>(playerCounts(menu.scenario), menu.players, by) });
		case 'mode':
			return agree({ ...menu, mode: neighbour(modesFor(menu.scenario, menu.players), menu.mode, by) });
		case 'level':
			return { ...menu, level: neighbour(LEVELS, menu.level, by) };
		case 'start':
			return { ...menu, start: neighbour(coloursFor(menu), menu.start, by) };
	}
}

export function menuKey(menu: MenuState, key: string): PlayState {
	const field = FIELDS[menu.field] ?? 'scenario';
	switch (key) {
		case 'up':
		case 'k':
			return { ...menu, field: (menu.field + FIELDS.length - 1) % FIELDS.length };
		case 'down':
		case 'j':
		case 'tab':
			return { ...menu, field: (menu.field + 1) % FIELDS.length };
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
	const { scenario, players, mode, start, level, seed } = menu;
	const position = Position.start({ scenario, players, mode, start });
	if (!position.ok) return menu;
	return startGame({ position: position.value, seats: usualSeats(players, level), seed, menu });
}
