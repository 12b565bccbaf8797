import { type Move, makeMove, makeSquare, parseMove, type Setup, type Stone } from '@rumis/rules';
import { type Symmetry, symmetriesOf } from './symmetry.js';
import { type OpeningNode, parseOpeningTree } from './tree.js';

/** One way to go on, with how it did. */
export interface OpeningMove {
	readonly move: string;
	/** All moves that are the same on a plan that looks the same from several sides; the move is one of them. */
	readonly images: readonly string[];
	readonly games: number;
	/** The share of the games that the mover's side won, ties shared. */
	readonly wins: number;
	/** Mean points of the mover's colour in the end. */
	readonly points: number;
}

/** What strong play chose in a position, most often first. */
export interface OpeningView {
	readonly games: number;
	readonly moves: readonly OpeningMove[];
}

/** How often something was chosen, and with which success. */
export interface OpeningShare {
	readonly games: number;
	readonly wins: number;
}

/** What is known of the beginning of one kind of game. */
export class OpeningBook {
	private readonly roots: readonly OpeningNode[];
	private readonly symmetries: readonly Symmetry[];

	constructor(setup: Setup, text: string) {
		this.roots = parseOpeningTree(text);
		this.symmetries = symmetriesOf(setup);
	}

	/** What followed these moves; null where the data ends. */
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

/** For a heat map: by square, how many games covered it with the next move, and how they ended. */
export function squareShares({ moves }: OpeningView): ReadonlyMap<string, OpeningShare> {
	return sharesBy(moves, (move) => (move.kind === 'aside' ? [] : move.drops.map(makeSquare)));
}

/** The same by stone. */
export function stoneShares({ moves }: OpeningView): ReadonlyMap<Stone, OpeningShare> {
	return sharesBy(moves, (move) => [move.stone]);
}

/** Images of a move share its games evenly. */
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
