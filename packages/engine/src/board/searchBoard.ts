import {
	ALL_STONES,
	colourIndex,
	EDGE_START_FROM,
	freeSquaresOf,
	modeOf,
	OWNERS,
	planFor,
	RUIN,
	type Setup,
} from '@rumis/rules';
import { Memory } from './memory.js';
import { COLUMNS, LOW_BITS, type SearchTables, STONE_COUNT, tablesFor } from './tables.js';

export const RUIN_PHASE = 0;
export const BUILD_PHASE = 1;
export const TRANSFER_PHASE = 2;
export const OVER = 3;

/** What a new stone must touch: the five contact rules. */
export const FREE = 0;
export const ANY = 1;
export const EDGE = 2;
export const OWN = 3;
export const NOT_OWN = 4;

/** Owner of an empty square. */
export const NOBODY = OWNERS.length;

/** Moves that are only counted go here; there is no room for them, and none is needed. */
const UNLISTED = new Uint16Array(0);

/**
 * The search's version of `Position`: the same rules on typed arrays, for millions of moves per second. Moves are
 * numbers: placements on the plan, then (transfer game) placements outside the red line, then eleven asides.
 * There is no undo; a search copies the whole state, which is one small block. Contact is stored as bits: for
 * every colour and square, the levels at which a cube would touch that colour. A column of n cubes that rests at
 * height h touches it if any of the bits h … h + n − 1 is set. `play` does not check whether the next colour can
 * move; if it cannot, call `goOut` to pass the turn.
 */
export class SearchBoard {
	readonly inside: SearchTables;
	readonly outside: SearchTables | null;
	readonly colours: number;
	readonly asideFrom: number;
	private readonly stride: number;
	private readonly start: number;
	/** What a colour's second and later stones must touch. */
	readonly laterContact: number;
	private readonly hasRuin: boolean;
	private readonly memory: Memory;

	readonly height: Uint8Array;
	/** The visible owner of each square. */
	readonly top: Uint8Array;
	/** By colour and square: levels at which a cube would share a face with the colour. */
	readonly touch: Uint16Array;
	/** By square: the same for any stone, by a face and by an edge. */
	readonly touchAny: Uint16Array;
	readonly edgeAny: Uint16Array;
	/** By owner: stones not placed yet; stones put aside. */
	readonly hand: Uint16Array;
	private readonly asides: Uint16Array;
	/** By owner: squares that show it (in the transfer phase outside the red line), and intermediate scores. */
	readonly visible: Int16Array;
	private readonly intermediate: Int16Array;
	/** By owner and stone: 16 × (1 + move) + level of its place; 0 when it is not on the board. */
	private readonly placed: Int32Array;
	/** Phase, colour to move, colours out as bits, last mover, free ground squares. */
	private readonly turn: Int32Array;

	constructor(readonly setup: Setup) {
		const mode = modeOf(setup.mode);
		const limitsFor = mode.limitsFor(setup.players);
		const transfers = mode.phases.includes('transfer');
		this.inside = tablesFor(planFor(setup.scenario, limitsFor));
		this.outside = transfers ? tablesFor(planFor(setup.scenario, limitsFor, 'outside')) : null;
		this.asideFrom = this.inside.size + (this.outside?.size ?? 0);
		this.colours = mode.colourCount(setup.players);
		this.start = colourIndex(setup, setup.start);
		this.laterContact = mode.laterContact === 'own' ? OWN : NOT_OWN;
		this.hasRuin = mode.phases.includes('ruin');
		this.stride = this.inside.squares + 1;

		const owners = OWNERS.length;
		const wide = 4 * (owners * STONE_COUNT + 5);
		this.memory = new Memory(wide + 2 * ((owners + 2) * this.stride + 4 * owners + 1) + 2 * this.stride);
		this.placed = this.memory.int32(owners * STONE_COUNT);
		this.turn = this.memory.int32(5);
		this.touch = this.memory.uint16(owners * this.stride);
		this.touchAny = this.memory.uint16(this.stride);
		this.edgeAny = this.memory.uint16(this.stride);
		this.hand = this.memory.uint16(owners);
		this.asides = this.memory.uint16(owners);
		this.visible = this.memory.int16(owners + 1);
		this.intermediate = this.memory.int16(owners);
		this.height = this.memory.uint8(this.stride);
		this.top = this.memory.uint8(this.stride);
		this.reset();
	}

	get phase(): number {
		return this.turn[0]!;
	}

	/** The colour to move; in the ruin phase the seat that places. */
	get colour(): number {
		return this.turn[1]!;
	}

	/** Temporarily gives the turn to another colour, to count its moves; restore it afterwards. */
	giveTurn(colour: number): void {
		this.turn[1] = colour;
	}

	/** Colours that are out, as bits. */
	get out(): number {
		return this.turn[2]!;
	}

	get isTransferring(): boolean {
		return this.turn[0] === TRANSFER_PHASE;
	}

	get spareGround(): number {
		return this.turn[4]! - freeSquaresOf(this.setup) * this.setup.players;
	}

	reset(): void {
		this.memory.bytes.fill(0);
		this.hand.fill(ALL_STONES);
		this.top.fill(NOBODY);
		this.turn[0] = this.hasRuin ? RUIN_PHASE : BUILD_PHASE;
		this.turn[1] = this.hasRuin ? 0 : this.start;
		this.turn[4] = this.inside.limit.filter((limit) => limit > 0).length;
	}

	/** The whole position as one block, for copying; `assembly/layout.ts` knows its layout. */
	get block(): Uint8Array {
		return this.memory.bytes;
	}

	/** Copies another board of the same setup. */
	copyFrom(other: SearchBoard): void {
		this.memory.bytes.set(other.memory.bytes);
	}

	/** What the next stone of the colour to move must touch in the build phase. */
	get contact(): number {
		const { hand, colours } = this;
		if (hand[this.turn[1]!] !== ALL_STONES) return this.laterContact;
		for (let c = 0; c < colours; c++) {
			if (hand[c] !== ALL_STONES) return colours >= EDGE_START_FROM ? EDGE : ANY;
		}
		return FREE;
	}

	/** Writes the legal moves into `list` and returns their number. */
	legalMoves(list: Uint16Array): number {
		switch (this.phase) {
			case RUIN_PHASE:
				return this.scan(this.inside, this.hand[RUIN]!, FREE, false, this.spareGround, list, 0, 0);
			case BUILD_PHASE: {
				const stones = this.hand[this.colour]!;
				const isFirst = stones === ALL_STONES;
				return this.scan(this.inside, stones, this.contact, isFirst, STONE_COUNT, list, 0, 0);
			}
			case TRANSFER_PHASE:
				return this.transferMoves(list);
			default:
				return 0;
		}
	}

	/** Whether the colour to move has a legal move; far cheaper than listing them. */
	hasMove(): boolean {
		switch (this.phase) {
			case RUIN_PHASE:
				return this.fits(this.hand[RUIN]!, FREE, false, this.spareGround);
			case BUILD_PHASE: {
				const stones = this.hand[this.colour]!;
				return this.fits(stones, this.contact, stones === ALL_STONES, STONE_COUNT);
			}
			case TRANSFER_PHASE:
				for (let stone = 0; stone < STONE_COUNT; stone++) if (this.isFree(this.colour, stone)) return true;
				return false;
			default:
				return false;
		}
	}

	/** Whether any of the stones has a legal place inside. */
	private fits(stones: number, contact: number, ground: boolean, spareGround: number): boolean {
		for (let stone = 0; stone < STONE_COUNT; stone++) {
			const one = stones & (1 << stone);
			if (one && this.scan(this.inside, one, contact, ground, spareGround, UNLISTED, 0, 0) > 0) return true;
		}
		return false;
	}

	/** Adds the placements of the stones that are legal to the list. */
	private scan(
		tables: SearchTables,
		stones: number,
		contact: number,
		ground: boolean,
		spareGround: number,
		list: Uint16Array,
		from: number,
		moveOffset: number,
	): number {
		const { start, end, feet } = tables;
		let found = from;
		for (let stone = 0; stone < STONE_COUNT; stone++) {
			if (!(stones & (1 << stone))) continue;
			const last = end[stone]!;
			for (let p = start[stone]!; p < last; p++) {
				const level = this.restLevel(tables, p);
				if (level < 0) continue;
				if (ground && level > 0) continue;
				if (level === 0 && feet[p]! > spareGround) continue;
				if (this.touches(tables, p, contact)) list[found++] = p + moveOffset;
			}
		}
		return found;
	}

	/** The level on which a placement comes to rest, or −1 if it would leave a gap or be too high. */
	restLevel(tables: SearchTables, p: number): number {
		const { height } = this;
		const squares = tables.packedSquares[p]!;
		const levels = tables.packedLevels[p]!;
		const first = height[squares & 255]! - 4;
		if (height[(squares >>> 8) & 255]! - first !== (levels & 15)) return -1;
		if (height[(squares >>> 16) & 255]! - first !== ((levels >>> 4) & 15)) return -1;
		if (height[squares >>> 24]! - first !== ((levels >>> 8) & 15)) return -1;
		const level = first + 4 - ((levels >>> 12) & 15);
		return level <= levels >>> 16 ? level : -1;
	}

	/** Whether a placement that fits obeys the contact rule. */
	touches(tables: SearchTables, p: number, contact: number): boolean {
		switch (contact) {
			case FREE:
				return true;
			case ANY:
				return this.touchesIn(tables, p, this.touchAny, 0);
			case EDGE:
				return !this.touchesIn(tables, p, this.touchAny, 0) && this.touchesIn(tables, p, this.edgeAny, 0);
			case OWN:
				return this.touchesIn(tables, p, this.touch, this.colour * this.stride);
			default:
				return !this.touchesIn(tables, p, this.touch, this.colour * this.stride);
		}
	}

	/** The levels that a contact rule uses, and the offset of those of the colour to move. */
	contactLevels(contact: number): Uint16Array {
		if (contact === EDGE) return this.edgeAny;
		return contact === ANY ? this.touchAny : this.touch;
	}

	contactOffset(contact: number): number {
		return contact === ANY || contact === EDGE ? 0 : this.colour * this.stride;
	}

	private touchesIn(tables: SearchTables, p: number, levels: Uint16Array, offset: number): boolean {
		const { square, count } = tables;
		const { height } = this;
		for (let c = p * COLUMNS, last = c + COLUMNS; c < last; c++) {
			const at = square[c]!;
			if ((levels[offset + at]! >> height[at]!) & LOW_BITS[count[c]!]!) return true;
		}
		return false;
	}

	/** Plays a legal move and passes the turn to the next colour that is not out. */
	play(move: number): void {
		const colour = this.colour;
		if (this.phase === RUIN_PHASE) {
			this.put(this.inside, move, 0, RUIN);
			this.turn[1] = (colour + 1) % this.colours;
			return;
		}
		if (this.phase === TRANSFER_PHASE) this.transfer(move, colour);
		else this.put(this.inside, move, 0, colour);
		this.turn[3] = colour;
		this.pass(colour);
	}

	/** The colour to move has no legal move: it is out (or the ruin is finished), and the turn passes. */
	goOut(): void {
		if (this.phase === RUIN_PHASE) {
			this.turn[0] = BUILD_PHASE;
			this.turn[1] = this.start;
			return;
		}
		this.turn[2]! |= 1 << this.colour;
		this.pass(this.colour);
	}

	/** Passes the turn to the next colour that is not out; if there is none, the phase ends. */
	private pass(from: number): void {
		const { colours } = this;
		const out = this.turn[2]!;
		for (let step = 1; step <= colours; step++) {
			const colour = from + step < colours ? from + step : from + step - colours;
			if (out & (1 << colour)) continue;
			this.turn[1] = colour;
			return;
		}
		if (this.phase === BUILD_PHASE && this.outside) this.beginTransfer();
		else this.turn[0] = OVER;
	}

	/** WebAssembly knows only the build phase: its "game over" may just be the end of that phase. */
	endBuild(): void {
		if (this.outside && this.turn[0] === OVER) this.beginTransfer();
	}

	private put(tables: SearchTables, p: number, moveOffset: number, owner: number): void {
		const { square, count, columnCount, beside, across } = tables;
		const { height, top, touch, touchAny, edgeAny, visible, stride } = this;
		const stone = tables.stone[p]!;
		const first = p * COLUMNS;
		const own = owner * stride;
		const level = height[square[first]!]! - tables.base[p]!;
		if (level === 0) this.turn[4]! -= tables.feet[p]!;
		this.hand[owner]! &= ~(1 << stone);
		this.placed[owner * STONE_COUNT + stone] = 16 * (p + moveOffset + 1) + level;
		for (let c = first, last = first + columnCount[p]!; c < last; c++) {
			const at = square[c]!;
			const from = height[at]!;
			const to = from + count[c]!;
			const levels = LOW_BITS[count[c]!]! << from;
			const above = 1 << to;
			height[at] = to;
			visible[top[at]!]!--;
			visible[owner]!++;
			top[at] = owner;
			touch[own + at]! |= above;
			touchAny[at]! |= above;
			for (let n = 4 * at, end = n + 4; n < end; n++) {
				const side = beside[n]!;
				touch[own + side]! |= levels;
				touchAny[side]! |= levels;
				edgeAny[side]! |= above | (levels >> 1);
				edgeAny[across[n]!]! |= levels;
			}
		}
	}

	private beginTransfer(): void {
		for (let c = 0; c < this.colours; c++) this.intermediate[c] = this.visible[c]! - bitCount(this.hand[c]!);
		this.visible.fill(0);
		this.hand.fill(0);
		this.turn[0] = TRANSFER_PHASE;
		this.turn[1] = this.turn[3]!;
		this.turn[2] = 0;
	}

	/** The place of a colour's stone inside the red line, or 0. */
	private insideAt(colour: number, stone: number): number {
		const at = this.placed[colour * STONE_COUNT + stone]!;
		return at !== 0 && at >> 4 <= this.inside.size ? at : 0;
	}

	/** The placement of a stone that lies inside the red line; −1 when it does not. */
	placementOf(colour: number, stone: number): number {
		return (this.insideAt(colour, stone) >> 4) - 1;
	}

	/** Whether a stone lies inside the red line with nothing on it. */
	isFree(colour: number, stone: number): boolean {
		const at = this.insideAt(colour, stone);
		return at !== 0 && this.isUncovered(at);
	}

	/** Whether nothing rests on the stone that lies there. */
	private isUncovered(at: number): boolean {
		const { square, rise, count, base, columnCount } = this.inside;
		const p = (at >> 4) - 1;
		const bottom = (at & 15) + base[p]!;
		for (let c = p * COLUMNS, last = c + columnCount[p]!; c < last; c++) {
			if (this.height[square[c]!] !== bottom + rise[c]! + count[c]!) return false;
		}
		return true;
	}

	private transferMoves(list: Uint16Array): number {
		let found = 0;
		for (let stone = 0; stone < STONE_COUNT; stone++) {
			if (!this.isFree(this.colour, stone)) continue;
			const before = found;
			found = this.carryMoves(stone, list, found);
			if (found === before) list[found++] = this.asideFrom + stone;
		}
		this.renewTouch(this.colour);
		return found;
	}

	/** Adds the places outside for a stone that can be taken. Contact bits are to be renewed afterwards. */
	private carryMoves(stone: number, list: Uint16Array, from: number): number {
		const { colour, outside } = this;
		if (!outside) throw new Error('this game has no transfer');
		const isFirst = this.movedStones(colour) === 0;
		const at = this.insideAt(colour, stone);
		this.placed[colour * STONE_COUNT + stone] = 0;
		this.renewTouch(colour);
		const found = this.scan(outside, 1 << stone, OWN, isFirst, STONE_COUNT, list, from, this.inside.size);
		this.placed[colour * STONE_COUNT + stone] = at;
		return found;
	}

	/**
	 * Writes the transfer moves of one stone only: the first that has a place, searching from the given one. Much
	 * cheaper than all moves. If no stone has a place, one is put aside; 0 if there is none.
	 */
	someTransfers(fromStone: number, list: Uint16Array): number {
		let aside = -1;
		let found = 0;
		for (let i = 0; i < STONE_COUNT && found === 0; i++) {
			const stone = (fromStone + i) % STONE_COUNT;
			if (!this.isFree(this.colour, stone)) continue;
			found = this.carryMoves(stone, list, 0);
			aside = this.asideFrom + stone;
		}
		this.renewTouch(this.colour);
		if (found === 0 && aside >= 0) list[found++] = aside;
		return found;
	}

	private movedStones(colour: number): number {
		let count = 0;
		for (let stone = 0; stone < STONE_COUNT; stone++) {
			if (this.placed[colour * STONE_COUNT + stone]! >> 4 > this.inside.size) count++;
		}
		return count;
	}

	private transfer(move: number, colour: number): void {
		const { inside, outside } = this;
		const aside = move - this.asideFrom;
		const stone = aside >= 0 ? aside : outside!.stone[move - inside.size]!;
		this.take(colour, stone);
		if (aside >= 0) {
			this.asides[colour]! |= 1 << stone;
			this.turn[2]! |= 1 << colour;
			return;
		}
		this.put(outside!, move - inside.size, inside.size, colour);
	}

	/** Removes a stone inside the red line; visible squares there no longer count. */
	private take(colour: number, stone: number): void {
		const { square, count, columnCount } = this.inside;
		const p = (this.placed[colour * STONE_COUNT + stone]! >> 4) - 1;
		for (let c = p * COLUMNS, last = c + columnCount[p]!; c < last; c++)
			this.height[square[c]!]! -= count[c]!;
		this.placed[colour * STONE_COUNT + stone] = 0;
		this.renewTouch(colour);
	}

	/** Rebuilds the colour's contact bits from its stones on the board. */
	private renewTouch(colour: number): void {
		this.touch.fill(0, colour * this.stride, (colour + 1) * this.stride);
		for (let stone = 0; stone < STONE_COUNT; stone++) {
			const at = this.placed[colour * STONE_COUNT + stone]!;
			if (at === 0) continue;
			const move = (at >> 4) - 1;
			const isInside = move < this.inside.size;
			const tables = isInside ? this.inside : this.outside!;
			this.markTouch(tables, isInside ? move : move - this.inside.size, at & 15, colour);
		}
	}

	private markTouch(tables: SearchTables, p: number, level: number, colour: number): void {
		const { square, rise, count, base, columnCount, beside } = tables;
		const own = colour * this.stride;
		for (let c = p * COLUMNS, last = c + columnCount[p]!; c < last; c++) {
			const at = square[c]!;
			const from = level + base[p]! + rise[c]!;
			const levels = LOW_BITS[count[c]!]! << from;
			this.touch[own + at]! |= 1 << (from + count[c]!);
			for (let n = 4 * at; n < 4 * at + 4; n++) this.touch[own + beside[n]!]! |= levels;
		}
	}

	/** A 64-bit hash as two numbers. */
	hash(into: Int32Array): void {
		const { placed, asides } = this;
		let a = this.turn[0]! | (this.turn[1]! << 4) | (this.turn[2]! << 8);
		let b = 0x9e3779b9 | 0;
		for (let i = 0, end = this.colours * STONE_COUNT; i < end; i++) {
			a = Math.imul(a ^ placed[i]!, 0x85ebca6b);
			a ^= a >>> 13;
			b = Math.imul(b + placed[i]!, 0xc2b2ae35) ^ (b >>> 15);
		}
		for (let c = 0; c < this.colours; c++) a = Math.imul(a ^ asides[c]!, 0x27d4eb2f);
		into[0] = a ^ (a >>> 16);
		into[1] = b ^ a;
	}

	/** Stones still to be placed or transferred by colours that are not out. */
	stonesLeft(): number {
		let count = 0;
		for (let c = 0; c < this.colours; c++) {
			if (this.turn[2]! & (1 << c)) continue;
			count += bitCount(this.hand[c]!);
			if (!this.outside) continue;
			for (let stone = 0; stone < STONE_COUNT; stone++) if (this.insideAt(c, stone) !== 0) count++;
		}
		return count;
	}

	/** Current points of a colour. */
	points(colour: number): number {
		if (this.outside && (this.phase === TRANSFER_PHASE || this.phase === OVER)) {
			let left = bitCount(this.asides[colour]!);
			for (let stone = 0; stone < STONE_COUNT; stone++) if (this.insideAt(colour, stone) !== 0) left++;
			return this.intermediate[colour]! + this.visible[colour]! - left;
		}
		return this.visible[colour]! - bitCount(this.hand[colour]!);
	}
}

export function bitCount(bits: number): number {
	let rest = bits;
	let count = 0;
	while (rest !== 0) {
		rest &= rest - 1;
		count++;
	}
	return count;
}
