import { useEffect, useState } from 'react';

interface Tip {
	readonly text: string;
	readonly x: number;
	readonly y: number;
}

const LONG_MS = 450;
/** The tolerance for finger movement during a long press. */
const SLACK = 10;
const NEAREST_EDGE = 140;

/** Touch has no hover: a long press on a button shows its tooltip without pressing the button. */
export function LongPressTip() {
	const [tip, setTip] = useState<Tip | null>(null);
	useEffect(() => watchLongPresses(setTip), []);
	return (
		tip && (
			<div className="long-press-tip" role="tooltip" style={{ left: tip.x, top: tip.y }}>
				{tip.text}
			</div>
		)
	);
}

function watchLongPresses(show: (tip: Tip | null) => void): () => void {
	let timer = 0;
	let pressed: { readonly x: number; readonly y: number } | null = null;
	let isShown = false;
	const end = () => {
		clearTimeout(timer);
		pressed = null;
		show(null);
	};
	const handlers = {
		pointerdown({ target, pointerType, clientX: x, clientY: y }: PointerEvent) {
			end();
			isShown = false;
			const button = target instanceof Element ? target.closest<HTMLElement>('button[title]') : null;
			if (pointerType === 'mouse' || !button) return;
			pressed = { x, y };
			timer = window.setTimeout(() => {
				isShown = true;
				show(tipFor(button));
			}, LONG_MS);
		},
		pointermove({ clientX: x, clientY: y }: PointerEvent) {
			if (pressed && Math.hypot(x - pressed.x, y - pressed.y) > SLACK) end();
		},
		pointerup: end,
		pointercancel: end,
		contextmenu(event: Event) {
			if (isShown) event.preventDefault();
		},
		click(event: Event) {
			if (!isShown) return;
			isShown = false;
			event.preventDefault();
			event.stopPropagation();
		},
	};
	for (const [name, handle] of Object.entries(handlers))
		addEventListener(name, handle as EventListener, true);
	return () => {
		end();
		for (const [name, handle] of Object.entries(handlers))
			removeEventListener(name, handle as EventListener, true);
	};
}

/** Above the button, and inside the viewport. */
function tipFor(button: HTMLElement): Tip {
	const { left, width, top } = button.getBoundingClientRect();
	const edge = Math.min(NEAREST_EDGE, innerWidth / 2);
	const x = Math.min(Math.max(left + width / 2, edge), innerWidth - edge);
	return { text: button.title, x, y: Math.max(64, top - 8) };
}
