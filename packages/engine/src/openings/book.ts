import { type Move, makeMove, makeSquare, parseMove, type Setup, type Stone } from '@rumis/rules';
import { type Symmetry, symmetriesOf } from './symmetry.js';
import { type OpeningNode, parseOpeningTree } from './tree.js';

/** A continuation and its results. */
export interface OpeningMove {
	readonly move: string;
	/** All moves that are equivalent by symmetry of the plan, including the move itself. */
	readonly images: readonly string[];
	readonly games: number;
	/** The win rate of the mover's side, ties shared. */
	readonly wins: number;
	/** Mean final points of the mover's colour. */
	readonly points: number;
}

/** The continuations of a position, most frequent first. */
export interface OpeningView {
	readonly games: number;
	readonly moves: readonly OpeningMove[];
}

/** How often something was played, and its results. */
export interface OpeningShare {
	readonly games: number;
	readonly wins: number;
}

/** The opening book of one kind of game. */
export class OpeningBook {
	private readonly roots: readonly OpeningNode[];
	private readonly symmetries: readonly Symmetry[];

	constructor(setup: Setup, text: string) {
		this.roots = parseOpeningTree(text);
		this.symmetries = symmetriesOf(setup);
	}

	/** The continuations after these moves; null where the data ends. */
	after(moves: readonly Move[]): OpeningView | null {
		const texts = moves.map(makeMove);
		const fitting = this.symmetries.flatMap((symmetry) => {
			const nodes = this.follow(texts.map(symmetry.apply));
			return nodes ? [{ symmetry, nodes }] : [];
		});
		const nodes = fitting[0]?.nodes ?? [];
		if (nodes.length === 0) return null;
		const turns = fitting.map(({ symmetry }) => symmetry);
		return {
			games: nodes.reduce((sum, { games }) => sum + games, 0),
			moves: nodes.map((node) => openingMove(node, turns)),
		};
	}

	private follow(texts: readonly string[]): readonly OpeningNode[] | null {
		let nodes = this.roots;
		for (const text of texts) {
			const node = nodes.find(({ move }) => move === text);
			if (!node) return null;
			nodes = node.next;
		}
		return nodes;
	}
}

function openingMove({ move, games, wins, points }: OpeningNode, turns: readonly Symmetry[]): OpeningMove {
	const images = [...new Set(turns.map(({ revert }) => revert(move)))].sort();
	return { move: images[0]!, images, games, wins: wins / games, points: points / games };
}

/** For a heat map: by square, the number of games whose next move covered it, and their results. */
export function squareShares({ moves }: OpeningView): ReadonlyMap<string, OpeningShare> {
	return sharesBy(moves, (move) => (move.kind === 'aside' ? [] : move.drops.map(makeSquare)));
}

/** The same by stone. */
export function stoneShares({ moves }: OpeningView): ReadonlyMap<Stone, OpeningShare> {
	return sharesBy(moves, (move) => [move.stone]);
}

/** Symmetric images of a move share its games evenly. */
function sharesBy<Key>(
	moves: readonly OpeningMove[],
	keysOf: (move: Move) => readonly Key[],
): Map<Key, OpeningShare> {
	const sums = new Map<Key, { games: number; won: number }>();
	for (const { images, games, wins } of moves) {
		for (const key of images.flatMap((image) => keysOf(readMove(image)))) {
			const sum = sums.get(key) ?? { games: 0, won: 0 };
			sum.games += games / images.length;
			sum.won += (wins * games) / images.length;
			sums.set(key, sum);
		}
	}
	return new Map([...sums].map(([key, { games, won }]) => [key, { games, wins: won / games }]));
}

function readMove(text: string): Move {
	const move = parseMove(text);
	if (!move.ok) throw new Error(`not a move: ${text}`);
	return move.value;
}
