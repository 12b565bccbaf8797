import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import { useBook } from '../i18n/useTexts.js';
import { PANELS } from './panels.js';

/** The panels, one at a time. Arrow keys switch between tabs. */
export function Tabs() {
	const t = useBook();
	const id = useId();
	const [shown, setShown] = useState(PANELS[0]!.id);
	const { Panel } = PANELS.find((panel) => panel.id === shown)!;
	const step = (event: KeyboardEvent<HTMLElement>) => {
		const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
		if (by === 0) return;
		const at = PANELS.findIndex((panel) => panel.id === shown);
		const next = PANELS[(at + by + PANELS.length) % PANELS.length]!;
		setShown(next.id);
		document.getElementById(`${id}-${next.id}`)?.focus();
	};
	return (
		<section className="workshop-more">
			<div role="tablist" aria-label={t.workshop.panels} className="workshop-tabs" onKeyDown={step}>
				{PANELS.map((panel) => (
					<button
						key={panel.id}
						id={`${id}-${panel.id}`}
						type="button"
						role="tab"
						className="workshop-tab"
						aria-selected={panel.id === shown}
						aria-controls={`${id}-panel`}
						tabIndex={panel.id === shown ? 0 : -1}
						onClick={() => setShown(panel.id)}
					>
						{panel.title(t)}
					</button>
				))}
			</div>
			<div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`} className="workshop-panel">
				<Suspense>
					<Panel />
				</Suspense>
			</div>
		</section>
	);
}
