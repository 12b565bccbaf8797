import { findBuiltin } from '@rumis/rules';
import { useOwnBoards } from '../device/ownBoards.js';
import { useBook } from '../i18n/useTexts.js';
import { Page } from '../ui/Page.js';
import { BalancePanel } from './BalancePanel.js';

/** The balance of a built-in board or a custom one. */
export function BalancePage({ board }: { readonly board: string }) {
	const t = useBook();
	const own = useOwnBoards().find(({ id }) => id === board);
	const scenario = own ?? findBuiltin(board);
	return (
		<Page
			title={scenario ? t.balance.of(scenario.name) : t.balance.title}
			back={{ to: { page: 'new' }, label: t.setup.title }}
			width="cards"
		>
			{scenario ? <BalancePanel key={board} scenario={scenario} /> : <p role="alert">{t.balance.noBoard}</p>}
		</Page>
	);
}
