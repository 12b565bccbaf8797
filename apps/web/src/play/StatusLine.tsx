import type { IllegalReason, Owner } from '@rumis/rules';
import { useTexts } from '../i18n/useTexts.js';
import { Glyph } from '../pictures/Glyph.js';
import { useStore } from '../util/store.js';
import type { PlayState } from './builder.js';
import type { Session } from './session.js';
import { statusOf } from './statusText.js';

interface Props<S extends PlayState> {
	readonly session: Session<S>;
	/** The player to move, if any. */
	readonly owner: Owner | null;
	/** Waiting for a bot or another player. */
	readonly isBusy?: boolean;
	/** The player asks for the rule behind a refusal. */
	readonly onWhy: (code: IllegalReason) => void;
}

/** Whose turn it is and what to do, or what is wrong. */
export function StatusLine<S extends PlayState>({ session, owner, isBusy = false, onWhy }: Props<S>) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { head, detail, tone, refusal } = statusOf(session, state, t);
	return (
		<div className="play-status" data-tone={tone} data-busy={isBusy}>
			{owner && <Glyph owner={owner} size={28} />}
			<p>
				<strong>{head}</strong>
				{detail && (
					<span className="play-detail">
						{detail} {refusal && <Why code={refusal} onWhy={onWhy} />}
					</span>
				)}
			</p>
		</div>
	);
}

interface WhyProps {
	readonly code: IllegalReason;
	readonly onWhy: (code: IllegalReason) => void;
}

/** An inline button that leads to the rule behind a refusal. */
export function Why({ code, onWhy }: WhyProps) {
	const t = useTexts();
	return (
		<button type="button" className="play-why" data-why={code} onClick={() => onWhy(code)}>
			{t.game.why}
		</button>
	);
}
