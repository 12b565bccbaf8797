import type { IllegalReason } from '@rumis/rules';
import { ownerToPlay } from '@rumis/table';
import { Glyph } from '../board/Glyph.js';
import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../ui/store.js';
import { statusOf } from './sayings.js';
import type { Session } from './session.js';
import { seenPosition } from './view.js';

interface Props {
	readonly session: Session;
	/** Somebody asks for the rule behind a refusal. */
	readonly onWhy: (code: IllegalReason) => void;
}

/** Whose turn it is and what to do, or what is wrong. */
export function StatusLine({ session, onWhy }: Props) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { head, detail, tone, refusal } = statusOf(state, t);
	const owner = ownerToPlay(seenPosition(state));
	return (
		<div className="game-status" data-tone={tone} data-thinking={state.thinking !== null}>
			{owner && <Glyph owner={owner} size={28} />}
			<p>
				<strong>{head}</strong>
				{detail && (
					<span className="game-detail">
						{detail} {refusal && <Why code={refusal} onWhy={onWhy} />}
					</span>
				)}
			</p>
		</div>
	);
}

/** A button among words: it leads to the rule behind a refusal. */
export function Why({ code, onWhy }: { readonly code: IllegalReason; readonly onWhy: Props['onWhy'] }) {
	const t = useTexts();
	return (
		<button type="button" className="game-why" data-why={code} onClick={() => onWhy(code)}>
			{t.rulesBook.why}
		</button>
	);
}
