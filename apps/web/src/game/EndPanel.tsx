import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { useStore } from '../util/store.js';
import { winnerText } from '../wording/winner.js';
import { endCount } from './counting.js';
import type { GameSession } from './session.js';

interface Props {
	readonly session: GameSession;
	readonly onAgain: () => void;
	readonly onOther: () => void;
	readonly onAnalyse: () => void;
}

/** During the final count: a button to skip it. After that: the winner, and what to do next. */
export function EndPanel({ session, onAgain, onOther, onAnalyse }: Props) {
	const t = useTexts();
	const count = useStore(session.store, (now) => now.count);
	const table = useStore(session.store, (now) => now.table);
	if (!count) return null;
	return (
		<div className="game-end" role="group" aria-label={t.game.result}>
			{count.isDone ? (
				<>
					<p className="game-winner">{winnerText(table, t)}</p>
					<Button look="primary" onClick={onAgain}>
						{t.game.again}
					</Button>
					<Button onClick={onAnalyse}>{t.game.analyse}</Button>
					<Button onClick={onOther}>{t.game.newGame}</Button>
				</>
			) : (
				<>
					<p>{t.game.counting}</p>
					<Button onClick={() => session.change(endCount)}>{t.game.skipCount}</Button>
				</>
			)}
		</div>
	);
}
