import { err, findBuiltin, ok, type Result } from '@rumis/rules';
import { boxShape, type Shape, scenarioShape } from '../polycube/shape.js';

export interface ShapeIdError {
	readonly code: 'shapeIdUnknown';
	readonly found: string;
}

/** A shape by its short name: `cube-4`, `box-2x4x8`, or a built-in scenario and the players, `pisac-3`. */
export function parseShapeId(text: string): Result<Shape, ShapeIdError> {
	const unknown = err({ code: 'shapeIdUnknown', found: text } as const);
	const cube = /^cube-(\d{1,2})$/.exec(text);
	const box = /^box-(\d{1,2})x(\d{1,2})x(\d{1,2})$/.exec(text);
	const board = /^([a-z][a-z0-9-]*)-([2-6])$/.exec(text);
	if (cube) return orUnknown(boxShape(Number(cube[1]), Number(cube[1]), Number(cube[1])));
	if (box) return orUnknown(boxShape(Number(box[1]), Number(box[2]), Number(box[3])));
	const scenario = board ? findBuiltin(board[1]!) : null;
	return board && scenario ? orUnknown(scenarioShape(scenario, Number(board[2]))) : unknown;

	function orUnknown(shape: Result<Shape, unknown>): Result<Shape, ShapeIdError> {
		return shape.ok ? ok(shape.value) : unknown;
	}
}
