import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../ui/store.js';
import { LevelMap } from './LevelMap.js';
import type { Session } from './session.js';
import { boardViewOf } from './view.js';

/** All levels small, beside the frame in 3D. The grid of the frame speaks for them. */
export function LevelPictures({ session }: { readonly session: Session }) {
	const t = useTexts().solitaire;
	const state = useStore(session.store, (now) => now);
	const view = boardViewOf(state);
	return (
		<section className="soli-pictures">
			<h2>{t.levelsTitle}</h2>
			<div className="soli-pictures-row">
				{Array.from({ length: state.build.size.height }, (_, level) => (
					<figure key={level}>
						<LevelMap build={state.build} view={view} level={level} cursor={null} />
						<figcaption>{t.level(level + 1)}</figcaption>
					</figure>
				))}
			</div>
		</section>
	);
}
