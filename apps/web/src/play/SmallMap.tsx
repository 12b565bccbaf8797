import { useTexts } from '../i18n/useTexts.js';
import { BoardMap } from '../map/BoardMap.js';
import { useStore } from '../util/store.js';
import type { PlayState } from './builder.js';
import type { Session } from './session.js';

/** The board from above, next to the 3D board. */
export function SmallMap<S extends PlayState>({ session }: { readonly session: Session<S> }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { view, squares } = session.builder;
	return (
		<section className="play-map" aria-label={t.game.map}>
			<BoardMap view={view(state)} squares={squares?.(state) ?? []} size="small" cursor={null} />
		</section>
	);
}
