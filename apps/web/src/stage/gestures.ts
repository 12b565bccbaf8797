/** Gesture recognition: a state machine over pointer events, without DOM and without rules. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface GestureTargets {
	/** Whether a stone is held: then a finger on the board drags it. */
	isHolding(): boolean;
	/** Whether the point is on the board. */
	isOnBoard(point: Point): boolean;
	hover(point: Point): void;
	tap(point: Point, isTouch: boolean): void;
	/** A finger drags the held stone. */
	drag(point: Point): void;
	/** The finger that dragged the stone was lifted. */
	drop(point: Point): void;
	orbit(dx: number, dy: number): void;
	/** The finger that orbited the camera was lifted. */
	glide?(): void;
	/** Pinch or wheel: above 1 zooms out. */
	zoom(factor: number): void;
	/** A two-finger twist or swipe far enough for a quarter turn of the held stone. */
	spin(spin: 'turn' | 'tip' | 'roll', by: 1 | -1): void;
}

export interface Pointer extends Point {
	readonly id: number;
	readonly isTouch: boolean;
}

/** A pointer that moved less than this many pixels is a tap. */
const TAP_SLACK = 6;
/** Radians of a twist, and pixels of a swipe, per quarter turn. */
const TWIST_STEP = Math.PI / 6;
const SWIPE_STEP = 48;

type OneFinger = 'undecided' | 'orbit' | 'stone';

export class Gestures {
	private readonly down = new Map<number, Pointer>();
	private start: Point = { x: 0, y: 0 };
	private mode: OneFinger = 'undecided';
	private twist = 0;
	private swipe: Point = { x: 0, y: 0 };

	constructor(private readonly targets: GestureTargets) {}

	press(pointer: Pointer): void {
		this.down.set(pointer.id, pointer);
		this.twist = 0;
		this.swipe = { x: 0, y: 0 };
		if (this.down.size > 1) {
			this.mode = 'orbit';
			return;
		}
		this.start = pointer;
		const movesStone = pointer.isTouch && this.targets.isHolding() && this.targets.isOnBoard(pointer);
		this.mode = movesStone ? 'stone' : 'undecided';
		if (movesStone) this.targets.drag(pointer);
	}

	move(pointer: Pointer): void {
		const before = this.down.get(pointer.id);
		if (!before) {
			if (!pointer.isTouch) this.targets.hover(pointer);
			return;
		}
		if (this.down.size === 2) this.moveTwo(before, pointer);
		else if (this.down.size === 1) this.moveOne(before, pointer);
		this.down.set(pointer.id, pointer);
	}

	private moveOne(before: Point, now: Point): void {
		if (this.mode === 'stone') {
			this.targets.drag(now);
			return;
		}
		if (this.mode === 'undecided' && distance(this.start, now) > TAP_SLACK) this.mode = 'orbit';
		if (this.mode === 'orbit') this.targets.orbit(now.x - before.x, now.y - before.y);
	}

	private moveTwo(before: Pointer, now: Pointer): void {
		const other = [...this.down.values()].find(({ id }) => id !== now.id)!;
		const nearer = distance(before, other) / Math.max(1, distance(now, other));
		this.targets.zoom(nearer);
		const angle = turnBetween(before, now, other);
		// Each finger reports its own half of a common movement.
		const shift = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
		if (this.targets.isHolding()) this.turnHeld(angle, shift);
		else this.targets.orbit((angle * 180) / Math.PI, shift.y);
	}

	private turnHeld(angle: number, shift: Point): void {
		this.twist += angle;
		this.swipe = { x: this.swipe.x + shift.x, y: this.swipe.y + shift.y };
		if (Math.abs(this.twist) >= TWIST_STEP) this.spin('turn', this.twist > 0);
		else if (Math.abs(this.swipe.y) >= SWIPE_STEP) this.spin('tip', this.swipe.y < 0);
		else if (Math.abs(this.swipe.x) >= SWIPE_STEP) this.spin('roll', this.swipe.x > 0);
	}

	private spin(spin: 'turn' | 'tip' | 'roll', isForward: boolean): void {
		this.twist = 0;
		this.swipe = { x: 0, y: 0 };
		this.targets.spin(spin, isForward ? 1 : -1);
	}

	release(pointer: Pointer): void {
		if (!this.down.delete(pointer.id) || this.down.size > 0) return;
		if (this.mode === 'undecided') this.targets.tap(pointer, pointer.isTouch);
		else if (this.mode === 'stone') this.targets.drop(pointer);
		else this.targets.glide?.();
	}

	cancel(pointer: Pointer): void {
		this.down.delete(pointer.id);
		this.mode = 'orbit';
	}
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The angle by which the line to `other` has turned, clockwise on the screen. */
function turnBetween(before: Point, now: Point, other: Point): number {
	const angle = (point: Point) => Math.atan2(point.y - other.y, point.x - other.x);
	const turned = angle(now) - angle(before);
	return Math.atan2(Math.sin(turned), Math.cos(turned));
}
