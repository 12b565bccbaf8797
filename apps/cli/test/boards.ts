/** Boards small enough to be checked completely. */

/** Four squares in a row, one level: two short stones fill it. */
export const STRIP = `{
	"id": "strip",
	"name": "Strip",
	"plan": ["1111"],
	"limits": { "2": { "height": 1 } }
}
`;

/** Five squares in a row: three of them win. */
export const LONG_STRIP = STRIP.replace('1111', '11111').replace('"strip"', '"long-strip"');

/** Twelve rows, so that row 10 must be sorted before row 2. */
export const LADDER = `{
	"id": "ladder",
	"name": "Ladder",
	"plan": ["2", "2", "2", "2", "2", "2", "2", "2", "2", "2", "2", "2"],
	"limits": { "2": { "height": 2 } }
}
`;
