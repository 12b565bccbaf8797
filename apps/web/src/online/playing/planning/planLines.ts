/** The lines of a plan while it is edited. Pure data. */
import { makeMove } from '@rumis/rules';
import { type Plan, type PlanLine, seatOfColour, type Table } from '@rumis/table';

const isPrefix = (short: PlanLine, long: PlanLine): boolean => short.every((move, at) => long[at] === move);

/** The length of the common prefix of two lines. */
function common(a: PlanLine, b: PlanLine): number {
	const end = a.findIndex((move, at) => move !== b[at]);
	return end < 0 ? a.length : end;
}

/**
 * The plan with one more line. `isOwn` says which of its moves are yours: there is one reply per position, so
 * a line with a different reply is replaced. Prefixes of longer lines are dropped.
 */
export function addLine(plan: Plan, line: PlanLine, isOwn: readonly boolean[]): Plan {
	if (plan.some((other) => isPrefix(line, other))) return plan;
	const kept = plan.filter((other) => {
		const split = common(line, other);
		return split < other.length && !isOwn[split];
	});
	return [...kept, line];
}

export const removeLine = (plan: Plan, line: PlanLine): Plan => plan.filter((other) => other !== line);

/** The moves played on the planning board since it was opened, and which of them are yours. */
export function playedSince({ position }: Table, ply: number, seat: number) {
	const played = position.history.slice(ply);
	return {
		line: played.map(({ move }) => makeMove(move)),
		isOwn: played.map(({ colour }) => seatOfColour(position.setup, colour) === seat),
	};
}

/** A move of the plan with its continuations. */
export interface PlanNode {
	readonly move: string;
	/** All moves up to this one. */
	readonly path: PlanLine;
	/** The line that ends here, if one does. */
	readonly line: PlanLine | null;
	readonly next: readonly PlanNode[];
}

/** The lines as a tree, in the order in which they were planned. */
export function treeOf(plan: Plan, depth = 0): readonly PlanNode[] {
	const moves = [...new Set(plan.flatMap((line) => line[depth] ?? []))];
	return moves.map((move) => {
		const through = plan.filter((line) => line[depth] === move);
		return {
			move,
			path: through[0]!.slice(0, depth + 1),
			line: through.find((line) => line.length === depth + 1) ?? null,
			next: treeOf(
				through.filter((line) => line.length > depth + 1),
				depth + 1,
			),
		};
	});
}
