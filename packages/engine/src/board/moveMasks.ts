import { ALL_STONES } from '@rumis/rules';
import { EDGE, FREE, NOT_OWN, type SearchBoard } from './searchBoard.js';
import { type Needs, type Shapes, shapesFor } from './shapes.js';
import { STONE_COUNT } from './tables.js';

/** Heights 0 … 9, plus a margin of 3 on both sides for differences. */
const HEIGHTS = 10;
const MARGIN = 4;

/**
 * Bitboard move generation for the build phase, one bit per square: a few word operations per orientation instead
 * of a test per placement.
 */
export class MoveMasks {
	private readonly shapes: Shapes;
	private readonly squares: number;
	/** By height (with margin) and word: squares of that height. An extra word stays 0, for shifts. */
	private readonly ofHeight: Int32Array;
	/** These three share one buffer, to be cleared with one call. */
	private readonly sorted: Int32Array;
	/** The lowest and highest open square. */
	private lowest = 0;
	private highest = 0;
	/** By count and word: squares with room for `count` cubes, and squares where they would touch. */
	private readonly room: Int32Array;
	private readonly contact: Int32Array;
	/** First stones of five and six players: squares where the cubes would touch by a face, which is forbidden. */
	private readonly avoid: Int32Array;
	private avoids = false;
	private readonly width: number;
	/** For the current word: differences, shifted room and contact bits, and test results. */
	private readonly diffWord: Int32Array;
	private readonly roomWord: Int32Array;
	private readonly contactWord: Int32Array;
	private readonly avoidWord: Int32Array;
	private readonly testWord: Int32Array;
	/** Results: non-empty masks with orientation and word, and their bit counts. */
	private readonly mask: Int32Array;
	private readonly maskOrientation: Uint8Array;
	private readonly maskWord: Uint8Array;
	private readonly maskBits: Uint8Array;
	private masks = 0;
	private readonly limit: Uint8Array;

	constructor(board: SearchBoard) {
		this.shapes = shapesFor(board.inside);
		this.limit = board.inside.limit;
		this.squares = board.inside.squares;
		const { words, count, diffShift, roomShift, testDiff } = this.shapes;
		// Shifts go at most three rows of sixteen squares plus three squares further: two more words.
		this.width = words + 3;
		const heights = (HEIGHTS + 2 * MARGIN) * this.width;
		const counts = 5 * this.width;
		this.sorted = new Int32Array(heights + 3 * counts);
		this.ofHeight = this.sorted.subarray(0, heights);
		this.room = this.sorted.subarray(heights, heights + counts);
		this.contact = this.sorted.subarray(heights + counts, heights + 2 * counts);
		this.avoid = this.sorted.subarray(heights + 2 * counts);
		this.diffWord = new Int32Array(diffShift.length);
		this.roomWord = new Int32Array(roomShift.length);
		this.contactWord = new Int32Array(roomShift.length);
		this.avoidWord = new Int32Array(roomShift.length);
		this.testWord = new Int32Array(testDiff.length);
		this.mask = new Int32Array(count * words);
		this.maskOrientation = new Uint8Array(count * words);
		this.maskWord = new Uint8Array(count * words);
		this.maskBits = new Uint8Array(count * words);
		this.testWord[0] = -1;
	}

	/** Finds the legal placements of the colour to move; returns their number. */
	find(board: SearchBoard): number {
		const stones = board.hand[board.colour]!;
		return this.findFor(board, stones, board.contact, stones === ALL_STONES);
	}

	/** The same for any set of stones and any contact rule. */
	findFor(board: SearchBoard, stones: number, contact: number, ground: boolean): number {
		this.readSquares(board, contact);
		this.masks = 0;
		let total = 0;
		for (let word = 0; word < this.shapes.words; word++) {
			this.prepare(word, this.shapes.needs(stones));
			total += this.collect(word, stones, ground);
		}
		return total;
	}

	/** The number of different stones among the placements found. */
	stonesFound(): number {
		let stones = 0;
		for (let i = 0; i < this.masks; i++) stones |= 1 << this.shapes.stone[this.maskOrientation[i]!]!;
		return popCount(stones);
	}

	/** Adds the number of placements found of each stone to the counts, starting at that index. */
	addStones(counts: Int32Array, from: number): void {
		for (let i = 0; i < this.masks; i++) {
			counts[from + this.shapes.stone[this.maskOrientation[i]!]!]! += this.maskBits[i]!;
		}
	}

	/** The n-th move found, counted from 0. */
	pick(number: number): number {
		let rest = number;
		let i = 0;
		while (rest >= this.maskBits[i]!) rest -= this.maskBits[i++]!;
		let bits = this.mask[i]!;
		while (rest-- > 0) bits &= bits - 1;
		return this.placementOf(i, bits);
	}

	list(list: Uint16Array): number {
		let found = 0;
		for (let i = 0; i < this.masks; i++) {
			for (let bits = this.mask[i]!; bits !== 0; bits &= bits - 1) list[found++] = this.placementOf(i, bits);
		}
		return found;
	}

	private placementOf(i: number, bits: number): number {
		const square = 32 * this.maskWord[i]! + 31 - Math.clz32(bits & -bits);
		return this.shapes.placement[this.maskOrientation[i]! * this.squares + square]!;
	}

	/** Fills the bitboards by height, room and contact. */
	private readSquares(board: SearchBoard, contact: number): void {
		const { ofHeight, room, contact: touching, width, squares, limit } = this;
		const { height } = board;
		const levels = board.contactLevels(contact);
		const offset = board.contactOffset(contact);
		const isFree = contact === FREE;
		const isEdge = contact === EDGE;
		const { avoid } = this;
		const faces = board.touchAny;
		this.avoids = isEdge;
		const flip = contact === NOT_OWN ? -1 : 0;
		this.sorted.fill(0);
		let lowest = HEIGHTS;
		let highest = 0;
		for (let square = 0; square < squares; square++) {
			const high = height[square]!;
			const free = limit[square]! - high;
			if (free <= 0) continue;
			const bit = 1 << (square & 31);
			const word = square >> 5;
			if (high < lowest) lowest = high;
			if (high > highest) highest = high;
			ofHeight[(high + MARGIN) * width + word]! |= bit;
			const near = isFree ? 15 : (levels[offset + square]! >> high) & 15;
			room[width + word]! |= bit;
			if (free > 1) room[2 * width + word]! |= bit;
			if (free > 2) room[3 * width + word]! |= bit;
			if (free > 3) room[4 * width + word]! |= bit;
			if (isEdge) {
				const face = (faces[square]! >> high) & 15;
				if (face & 1) avoid[width + word]! |= bit;
				if (face & 3) avoid[2 * width + word]! |= bit;
				if (face & 7) avoid[3 * width + word]! |= bit;
				if (face) avoid[4 * width + word]! |= bit;
			}
			if (near === 0) continue;
			if (near & 1) touching[width + word]! |= bit;
			if (near & 3) touching[2 * width + word]! |= bit;
			if (near & 7) touching[3 * width + word]! |= bit;
			touching[4 * width + word]! |= bit;
		}
		this.flip = flip;
		this.lowest = lowest;
		this.highest = highest;
	}

	/** −1 (all bits) when contact is forbidden instead of required. */
	private flip = 0;

	/** Evaluates the differences, room, contacts and tests needed for one word. */
	private prepare(word: number, { diffs, rooms, tests }: Needs): void {
		const { testDiff, testRoom } = this.shapes;
		const { diffWord, roomWord, contactWord, testWord, room, contact } = this;
		for (let n = 0; n < diffs.length; n++) diffWord[diffs[n]!] = this.sameHeight(word, diffs[n]!);
		this.shiftInto(roomWord, room, word, rooms);
		this.shiftInto(contactWord, contact, word, rooms);
		if (this.avoids) this.shiftInto(this.avoidWord, this.avoid, word, rooms);
		for (let n = 0; n < tests.length; n++) {
			const i = tests[n]!;
			testWord[i] = diffWord[testDiff[i]!]! & roomWord[testRoom[i]!]!;
		}
	}

	/** The marks, shifted, for every pair of shift and count that is needed. */
	private shiftInto(target: Int32Array, marks: Int32Array, word: number, needed: Uint8Array): void {
		const { roomShift, roomCount } = this.shapes;
		const { width } = this;
		for (let n = 0; n < needed.length; n++) {
			const i = needed[n]!;
			const shift = roomShift[i]!;
			const right = shift & 31;
			const at = roomCount[i]! * width + word + (shift >> 5);
			target[i] = right === 0 ? marks[at]! : (marks[at]! >>> right) | (marks[at + 1]! << (32 - right));
		}
	}

	/** Squares from which the one `shift` further is `rise` higher. */
	private sameHeight(word: number, diff: number): number {
		const { ofHeight, width, lowest, highest } = this;
		const shift = this.shapes.diffShift[diff]!;
		const right = shift & 31;
		const left = (32 - right) & 31;
		const carries = right === 0 ? 0 : -1;
		let here = (MARGIN + lowest) * width + word;
		let there = here + (shift >> 5) + this.shapes.diffRise[diff]! * width;
		let same = 0;
		for (let high = lowest; high <= highest; high++) {
			same |= ofHeight[here]! & ((ofHeight[there]! >>> right) | ((ofHeight[there + 1]! << left) & carries));
			here += width;
			there += width;
		}
		return same;
	}

	private collect(word: number, stones: number, ground: boolean): number {
		const { start, fitTests, contactTests, base, valid, words } = this.shapes;
		const { testWord, contactWord, room, ofHeight, width, flip, mask, maskBits, maskOrientation, maskWord } =
			this;
		let total = 0;
		let found = this.masks;
		for (let stone = 0; stone < STONE_COUNT; stone++) {
			if (!(stones & (1 << stone))) continue;
			for (let o = start[stone]!, end = start[stone + 1]!; o < end; o++) {
				const fit = fitTests[o]!;
				let bits =
					valid[o * words + word]! &
					testWord[fit & 255]! &
					testWord[(fit >>> 8) & 255]! &
					testWord[(fit >>> 16) & 255]! &
					room[(fit >>> 24) * width + word]!;
				if (bits === 0) continue;
				const near = contactTests[o]!;
				bits &=
					(contactWord[near & 255]! |
						contactWord[(near >>> 8) & 255]! |
						contactWord[(near >>> 16) & 255]! |
						contactWord[near >>> 24]!) ^
					flip;
				if (this.avoids) {
					const { avoidWord } = this;
					bits &= ~(
						avoidWord[near & 255]! |
						avoidWord[(near >>> 8) & 255]! |
						avoidWord[(near >>> 16) & 255]! |
						avoidWord[near >>> 24]!
					);
				}
				if (ground) bits &= ofHeight[(MARGIN + base[o]!) * width + word]!;
				if (bits === 0) continue;
				const count = popCount(bits);
				mask[found] = bits;
				maskOrientation[found] = o;
				maskWord[found] = word;
				maskBits[found++] = count;
				total += count;
			}
		}
		this.masks = found;
		return total;
	}
}

function popCount(bits: number): number {
	let n = bits - ((bits >>> 1) & 0x55555555);
	n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
	return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
