import { premoveOf, setPremove } from '../../game/premove.js';
import type { GameSession } from '../../game/session.js';
import { useBook } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { useStore } from '../../util/store.js';

/** The current premove, and a button to cancel it. */
export function PremoveNotice({ session }: { readonly session: GameSession }) {
	const t = useBook().atTable.plan;
	const premove = useStore(session.store, premoveOf);
	return (
		<div className="online-premove" role="status">
			{premove !== null && (
				<>
					<span>{t.premove(premove)}</span>
					<Button onClick={() => session.change(setPremove, null)}>{t.premoveCancel}</Button>
				</>
			)}
		</div>
	);
}
