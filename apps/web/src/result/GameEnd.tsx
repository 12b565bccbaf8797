import './result.css';
import type { Owner } from '@rumis/rules';
import { useEffect } from 'react';
import { DYES } from '../board/palette.js';
import type { GameSession } from '../game/session.js';
import { countOrder } from '../game/view.js';
import type { Point } from '../stage/gestures.js';
import { useStore } from '../util/store.js';
import { type CardProps, ResultCard } from './ResultCard.js';

/** The end of a game over its board: the animated count, then the result. */
export function GameEnd(props: CardProps) {
	const { session } = props;
	const isDone = useStore(session.store, ({ count }) => count?.isDone ?? false);
	const isNow = useStore(session.store, ({ viewedPly }) => viewedPly === null);
	useEffect(() => startFlights(session), [session]);
	if (!isDone || !isNow) return null;
	return <ResultCard {...props} />;
}

/** During the final count, every square flies to its colour's score. */
const FLIGHT_MS = 520;
const SIZE = 18;

/** Animates every square counted from now on. The returned function stops it. */
function startFlights({ store, sight }: GameSession): () => void {
	let counted = store.get().count?.squares ?? 0;
	return store.subscribe(() => {
		const { count, table } = store.get();
		const before = counted;
		counted = count?.squares ?? 0;
		if (!count || count.isDone || counted !== before + 1) return;
		const square = countOrder(table.position)[counted - 1];
		if (!square?.owner) return;
		const from = sight.locate({ x: square.x, y: square.y, z: square.height - 1 });
		const to = pointsOf(square.owner);
		if (from && to) fly(square.owner, from, to);
	});
}

/** The screen position of a colour's score: in the panel, or in the row at the top. */
function pointsOf(colour: Owner): Point | null {
	const places = document.querySelectorAll(`[data-colour="${colour}"] .game-points`);
	const box = [...places].map((place) => place.getBoundingClientRect()).find(({ width }) => width > 0);
	return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Only `transform` and `opacity` change, so that the animation runs off the main thread. */
function fly(colour: Owner, from: Point, to: Point): void {
	const square = document.createElement('div');
	square.className = 'result-flight';
	square.style.background = DYES[colour].top;
	square.style.borderColor = DYES[colour].right;
	document.body.append(square);
	const at = ({ x, y }: Point, scale: number) =>
		`translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
	const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
	const flight = square.animate(
		[
			{ transform: at(from, 0.6), opacity: 0.4 },
			{ transform: at(from, 1.15), opacity: 1, offset: 0.2 },
			{ transform: at(middle, 1), opacity: 1, offset: 0.6 },
			{ transform: at(to, 0.5), opacity: 0.7 },
		],
		{ duration: FLIGHT_MS, easing: 'ease-in-out' },
	);
	flight.onfinish = () => square.remove();
	flight.oncancel = () => square.remove();
}
