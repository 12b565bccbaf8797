/** A cache for reviews of the analyses on this device. */
import { type Evaluation, type GameReview, GRADES, REVIEW_DEPTHS } from '@rumis/engine';
import { COLOURS, type Line } from '@rumis/rules';
import {
	type DeviceStorage,
	deviceStorage,
	fieldsOf,
	type Key,
	oneOf,
	PREFIXES,
	parseJson,
} from './storage.js';

export interface SavedReview {
	/** The moves that were reviewed. */
	readonly line: Line;
	readonly review: GameReview;
}

/** A review takes about ten thousand characters, and can be recomputed. */
const MOST_REVIEWS = 12;

const keyOf = (id: string): Key => `${PREFIXES.review}${id}`;

/** Three digits are precise enough for display. */
const shorten = (_key: string, value: unknown): unknown =>
	typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

export function saveReview(
	id: string,
	saved: SavedReview,
	now: Date,
	storage: DeviceStorage = deviceStorage,
): boolean {
	const others = storage.idsOf(PREFIXES.review).filter((other) => other !== id);
	const byAge = others.sort((a, b) => timeOf(storage.read(keyOf(b))) - timeOf(storage.read(keyOf(a))));
	for (const old of byAge.slice(MOST_REVIEWS - 1)) storage.remove(keyOf(old));
	return storage.write(keyOf(id), `${now.toISOString()}\n${JSON.stringify(saved, shorten)}`);
}

const timeOf = (text: string | null): number => Date.parse(text?.split('\n', 1)[0] ?? '') || 0;

/** Null if there is none or it is damaged. */
export function loadReview(id: string, storage: DeviceStorage = deviceStorage): SavedReview | null {
	const text = storage.read(keyOf(id));
	const saved = parseJson(text?.slice(text.indexOf('\n') + 1) ?? null);
	return isSavedReview(saved) ? saved : null;
}

type Check = (value: unknown) => boolean;
const isNumber: Check = (value) => typeof value === 'number';
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isOneOf =
	(choices: readonly unknown[]): Check =>
	(value) =>
		oneOf(choices, value) !== undefined;
const listOf =
	(check: Check): Check =>
	(value) =>
		Array.isArray(value) && value.every(check);
const objectOf =
	(checks: Readonly<Record<string, Check>>): Check =>
	(value) => {
		const fields = fieldsOf(value);
		return Object.entries(checks).every(([name, check]) => check(fields[name]));
	};
const orNull =
	(check: Check): Check =>
	(value) =>
		value === null || check(value);

const numbers = listOf(isNumber);
const isEvaluation = objectOf({
	points: numbers,
	win: numbers,
	values: numbers,
	exact: isFlag,
} satisfies Record<keyof Evaluation, Check>);
const isLine = objectOf({ move: isText, line: listOf(isText), after: isEvaluation });
const isColour = isOneOf(COLOURS);
const isMove = objectOf({
	grade: orNull(isOneOf(GRADES)),
	lost: objectOf({ value: isNumber, win: isNumber, points: isNumber }),
	played: isLine,
	best: isLine,
	exact: isFlag,
	forced: isFlag,
	only: isFlag,
	ply: isNumber,
	colour: isColour,
	seat: isNumber,
	stone: isText,
	move: isText,
	before: isEvaluation,
	after: isEvaluation,
	earned: isNumber,
	kept: isNumber,
});
const isPlayer = objectOf({
	seat: isNumber,
	colours: listOf(isColour),
	accuracy: orNull(isNumber),
	grades: objectOf(Object.fromEntries(GRADES.map((grade) => [grade, isNumber]))),
});
const isReview = objectOf({
	colours: listOf(isColour),
	sides: numbers,
	moves: listOf(isMove),
	evaluations: listOf(isEvaluation),
	players: listOf(isPlayer),
	turningPoints: numbers,
	depth: isOneOf(REVIEW_DEPTHS),
	seed: isNumber,
});

function isSavedReview(value: unknown): value is SavedReview {
	const { line, review } = fieldsOf(value);
	return listOf(isText)(line) && isReview(review);
}
