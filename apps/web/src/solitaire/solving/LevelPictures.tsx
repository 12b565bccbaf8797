import { useTexts } from '../../i18n/useTexts.js';
import { LevelMap } from '../../map/LevelMap.js';
import { levelCount } from '../../map/levels.js';
import { useStore } from '../../util/store.js';
import type { PuzzleSession } from './session.js';
import { boardViewOf } from './view.js';

/** Small pictures of all levels, next to the 3D frame. The frame's grid describes them to screen readers. */
export function LevelPictures({ session }: { readonly session: PuzzleSession }) {
	const t = useTexts().solitaire;
	const state = useStore(session.store, (now) => now);
	const view = boardViewOf(state);
	return (
		<section className="soli-pictures">
			<h2>{t.levelsTitle}</h2>
			<div className="soli-pictures-row">
				{Array.from({ length: levelCount(view) }, (_, level) => (
					<figure key={level}>
						<LevelMap view={view} level={level} cursor={null} />
						<figcaption>{t.level(level + 1)}</figcaption>
					</figure>
				))}
			</div>
		</section>
	);
}
