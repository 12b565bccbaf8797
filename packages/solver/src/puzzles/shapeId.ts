import {
	err,
	findBuiltin,
	makeBoardLink,
	ok,
	parseBoardLink,
	type Result,
	type Scenario,
} from '@rumis/rules';
import { boxShape, type Shape, scenarioShape } from '../polycube/shape.js';

export interface ShapeIdError {
	readonly code: 'shapeIdUnknown';
	readonly found: string;
}

/**
 * A shape by its short name: `cube-4`, `box-2x4x8`, or a board and the players, `pisac-3`. The name of a
 * custom board is its link, so a puzzle contains its board.
 */
export function parseShapeId(text: string): Result<Shape, ShapeIdError> {
	const unknown = err({ code: 'shapeIdUnknown', found: text } as const);
	const cube = /^cube-(\d{1,2})$/.exec(text);
	const box = /^box-(\d{1,2})x(\d{1,2})x(\d{1,2})$/.exec(text);
	const board = /^([^\s]+)-([2-6])$/.exec(text);
	if (cube) return orUnknown(boxShape(Number(cube[1]), Number(cube[1]), Number(cube[1])));
	if (box) return orUnknown(boxShape(Number(box[1]), Number(box[2]), Number(box[3])));
	const scenario = board ? boardNamed(board[1]!) : null;
	return board && scenario ? orUnknown(scenarioShape(scenario, Number(board[2]))) : unknown;

	function orUnknown(shape: Result<Shape, unknown>): Result<Shape, ShapeIdError> {
		return shape.ok ? ok(shape.value) : unknown;
	}
}

function boardNamed(name: string): Scenario | null {
	const builtin = findBuiltin(name);
	if (builtin) return builtin;
	const linked = parseBoardLink(name);
	return linked.ok ? linked.value : null;
}

/** The id of a board for this many players; null if it is too long for a link. */
export function shapeIdOf(scenario: Scenario, players: number): string | null {
	if (findBuiltin(scenario.id) === scenario) return `${scenario.id}-${players}`;
	const { id, name, plan, zones, limits } = scenario;
	// The texts of a board are irrelevant for its shape, and would only make the id longer.
	const link = makeBoardLink({ id, name, plan, limits, ...(zones && { zones }) })?.link;
	return link === undefined ? null : `${link}-${players}`;
}
