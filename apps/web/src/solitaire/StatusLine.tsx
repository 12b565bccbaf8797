import { makeRoute } from '../app/route.js';
import { Glyph } from '../board/Glyph.js';
import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../ui/store.js';
import { statusOf } from './sayings.js';
import type { Session } from './session.js';

/** What to do, or what is wrong. */
export function StatusLine({ session }: { readonly session: Session }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { head, detail, tone, rule } = statusOf(state, t);
	const owner = state.build.turn?.colour ?? null;
	return (
		<div className="soli-status" data-tone={tone}>
			{owner && <Glyph owner={owner} size={28} />}
			<p>
				<strong>{head}</strong>
				<span className="soli-detail">
					{detail} {rule && <a href={makeRoute({ page: 'rules', topic: rule })}>{t.solitaire.why}</a>}
				</span>
			</p>
		</div>
	);
}
