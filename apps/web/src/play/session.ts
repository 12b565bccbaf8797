/** The session of a board: its state, builder and camera. It lives as long as its page. */
import type { Cell } from '@rumis/rules';
import { useEffect, useState } from 'react';
import type { Camera } from '../board/camera.js';
import { useCalm } from '../device/useCalm.js';
import { type CameraMotion, makeCameraMotion } from '../stage/cameraMotion.js';
import type { Point } from '../stage/gestures.js';
import type { Shown } from '../stage/useScene.js';
import { makeStore, type Store } from '../util/store.js';
import type { Builder, PlayState, Words } from './builder.js';
import { homeView } from './looking.js';

export interface Session<S extends PlayState> {
	readonly store: Store<S>;
	readonly builder: Builder<S>;
	readonly words: Words<S>;
	/** The board as it is drawn. */
	readonly shown: Shown;
	readonly motion: CameraMotion;
	/** Screen positions; provided by the board while it is mounted. */
	readonly sight: Sight;
	/** Updates the state: `change(toggleXray)`. */
	change<Args extends readonly unknown[]>(how: (state: S, ...args: Args) => S, ...args: Args): void;
	/** Updates the state through the builder: `act(pickStone, stone)`. */
	act<Args extends readonly unknown[]>(
		how: (builder: Builder<S>, state: S, ...args: Args) => S,
		...args: Args
	): void;
	close(): void;
}

export interface Sight {
	/** The centre of a cell's top in window coordinates. */
	locate: (cell: Cell) => Point | null;
}

export interface SessionOptions<S extends PlayState> {
	readonly builder: Builder<S>;
	readonly words: Words<S>;
	/** Whether motion is reduced: then the camera jumps. */
	readonly isCalm: () => boolean;
	readonly camera?: Camera | undefined;
}

export function startSession<S extends PlayState>(
	opened: S,
	{ builder, words, isCalm, camera = homeView() }: SessionOptions<S>,
): Session<S> {
	const store = makeStore(opened);
	const cameras = makeStore(camera);
	const motion = makeCameraMotion(cameras, isCalm);
	return {
		store,
		builder,
		words,
		shown: { view: () => builder.view(store.get()), subscribe: store.subscribe, camera: cameras },
		motion,
		sight: { locate: () => null },
		change: (how, ...args) => store.set(how(store.get(), ...args)),
		act: (how, ...args) => store.set(how(builder, store.get(), ...args)),
		close: motion.stop,
	};
}

/** The same, plus a cleanup that runs when it is closed. */
export const closingWith = <Opened extends { close(): void }>(
	opened: Opened,
	...ends: readonly (() => void)[]
): Opened => ({
	...opened,
	close() {
		for (const end of ends) end();
		opened.close();
	},
});

/** A resource that is open while the component is mounted. `open` must be a stable function. */
export function useOpened<Opened extends { close(): void }>(
	open: (isCalm: () => boolean) => Opened | null,
): Opened | null {
	const isCalm = useCalm();
	const [opened, setOpened] = useState<Opened | null>(null);
	useEffect(() => {
		const made = open(isCalm);
		setOpened(made);
		return () => made?.close();
	}, [open, isCalm]);
	return opened;
}
