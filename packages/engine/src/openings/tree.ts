/** Results of the games with one move. */
export interface OpeningNode {
	readonly move: string;
	games: number;
	/** Wins of the side that made the move, ties shared. */
	wins: number;
	/** Sum of the final points of the colour that made the move. */
	points: number;
	readonly next: OpeningNode[];
}

/** One line per node: depth, games, win rate in percent, mean points in tenths, move. */
export function makeOpeningTree(nodes: readonly OpeningNode[], depth = 0): string {
	return nodes
		.map(({ move, games, wins, points, next }) => {
			const numbers = [depth, games, Math.round((100 * wins) / games), Math.round((10 * points) / games)];
			return `${numbers.join(' ')} ${move}\n${makeOpeningTree(next, depth + 1)}`;
		})
		.join('');
}

const LINE = /^(\d+) (\d+) (\d+) (-?\d+) (.+)$/;

/** Parses the output of `makeOpeningTree`; skips malformed lines. */
export function parseOpeningTree(text: string): OpeningNode[] {
	const roots: OpeningNode[] = [];
	const path: OpeningNode[][] = [roots];
	for (const line of text.split('\n')) {
		const match = LINE.exec(line);
		const siblings = match && path[Number(match[1])];
		if (!match || !siblings) continue;
		const games = Number(match[2]);
		const node = { move: match[5]!, games, wins: (games * Number(match[3])) / 100, next: [] };
		siblings.push({ ...node, points: (games * Number(match[4])) / 10 });
		path[Number(match[1]) + 1] = siblings.at(-1)!.next;
	}
	return roots;
}
