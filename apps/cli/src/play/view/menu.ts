import { findRuin, type ModeId, modeOf, planFor, playerCounts, type Scenario } from '@rumis/rules';
import { type Field, fieldsOf } from '../game/menu.js';
import type { MenuState } from '../game/state.js';
import { BLANK, beside, type Line, line, type Size, span } from './text.js';

const MODE_WORDS: Readonly<Record<ModeId, string>> = {
	standard: 'touch your own colour',
	inverse: 'never touch your own colour',
	duo: 'two players, two colours each',
	ruinas: 'build a ruin together, then play on it',
	transfer: 'build, then transfer your stones across the line',
};

function chosenText(menu: MenuState, field: Field): string {
	switch (field) {
		case 'scenario':
			return menu.scenario.name;
		case 'players':
			return String(menu.players);
		case 'mode':
			return `${menu.mode}: ${MODE_WORDS[menu.mode]}`;
		case 'level':
			return `${menu.level} ${LEVEL_WORDS[menu.level] ?? ''}`;
		case 'ruin':
			return ruinText(menu);
		case 'colour':
			return menu.colours[0] ?? '';
		case 'start':
			return `${menu.start}${menu.start === menu.colours[0] ? ' (you)' : ''}`;
	}
}

function ruinText({ ruin }: MenuState): string {
	if (ruin === 'turns') return 'built by everyone in turn';
	if (ruin === 'chance') return 'random';
	return typeof ruin === 'string' ? (findRuin(ruin)?.title ?? ruin) : 'from a file';
}

const LEVEL_WORDS: Readonly<Record<number, string>> = {
	1: '(first game)',
	5: '(usual)',
	9: '(strongest)',
};

const NAMES: Readonly<Record<Field, string>> = {
	scenario: 'Board',
	players: 'Players',
	mode: 'Mode',
	ruin: 'Ruin',
	level: 'Bot level',
	colour: 'Your colour',
	start: 'Opens',
};

function fieldLine(menu: MenuState, field: Field, index: number): Line {
	const isHere = menu.field === index;
	const value = isHere ? `< ${chosenText(menu, field)} >` : `  ${chosenText(menu, field)}`;
	return [
		span(`${isHere ? '> ' : '  '}${NAMES[field].padEnd(15)}`, isHere ? 'strong' : 'dim'),
		span(value, isHere ? 'chosen' : 'plain'),
	];
}

function scenarioLine(menu: MenuState, scenario: Scenario): Line {
	const counts = playerCounts(scenario);
	const isHere = scenario === menu.scenario;
	const about = [scenario.gloss, scenario.transfer ? 'transfer' : undefined].filter(Boolean).join(', ');
	const text = `${scenario.name.padEnd(11)} ${counts[0]}-${counts.at(-1)}  ${about}`;
	return [span(isHere ? '  > ' : '    ', 'strong'), span(text, isHere ? 'chosen' : 'plain')];
}

/** A preview of the board: the height limit of each square in this game, dim beyond the line. */
function previewLines({ scenario, players, mode }: MenuState): Line[] {
	const plan = planFor(scenario, modeOf(mode).limitsFor(players));
	const rows = scenario.plan.map(
		(row, y): Line =>
			[...row].map((sign, x) => {
				const limit = plan.limit[y * plan.width + x] ?? 0;
				return limit > 0 ? span(` ${limit} `, 'empty') : span(sign === '.' ? '   ' : ' - ', 'beyond');
			}),
	);
	return [
		line('maximum heights', 'dim'),
		...rows,
		BLANK,
		line(isReconstructed(scenario) ? 'reconstructed board' : '', 'dim'),
	];
}

/** The drawings of most printed boards are not public, and players should know that. */
export const isReconstructed = ({ source }: Scenario): boolean =>
	/reconstructed/.test(`${source?.plan} ${source?.limits}`);

export function menuLines(menu: MenuState, { rows }: Size): Line[] {
	const fields = fieldsOf(menu).map((field, index) => fieldLine(menu, field, index));
	const room = Math.max(3, rows - fields.length - 5);
	const at = menu.scenarios.indexOf(menu.scenario);
	const first = Math.max(0, Math.min(at - Math.floor(room / 2), menu.scenarios.length - room));
	const list = menu.scenarios.slice(first, first + room).map((scenario) => scenarioLine(menu, scenario));
	return [...fields, BLANK, ...beside(list, previewLines(menu).slice(0, room), LIST_WIDTH)];
}

const LIST_WIDTH = 46;
