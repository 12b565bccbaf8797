import type { Outcome, Winner } from '@rumis/rules';
import { seatOfColour, type Table } from '@rumis/table';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { useStore } from '../ui/store.js';
import { endCount } from './counting.js';
import { isAlone, seatName } from './names.js';
import type { Session } from './session.js';

interface Props {
	readonly session: Session;
	readonly onAgain: () => void;
	readonly onOther: () => void;
}

/** While the end is counted: how to skip it. After that: who has won, and what next. */
export function EndPanel({ session, onAgain, onOther }: Props) {
	const t = useTexts();
	const count = useStore(session.store, (now) => now.count);
	const table = useStore(session.store, (now) => now.table);
	if (!count) return null;
	return (
		<div className="game-end" role="group" aria-label={t.game.result}>
			{count.isDone ? (
				<>
					<p className="game-winner">{winnerText(table, table.position.outcome(), t)}</p>
					<Button look="primary" onClick={onAgain}>
						{t.game.again}
					</Button>
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

export function winnerText(table: Table, outcome: Outcome, t: Texts): string {
	switch (outcome.kind) {
		case 'running':
			return '';
		case 'win':
			return isPersonAlone(table, outcome.winner)
				? t.game.youWin
				: t.game.wins(winnerName(table, outcome.winner, t));
		case 'draw':
			return t.game.shared(
				outcome.winners.map((winner) => winnerName(table, winner, t)).join(` ${t.game.and} `),
			);
	}
}

const seatOfWinner = (table: Table, winner: Winner): number =>
	winner.startsWith('seat') ? Number(winner.slice(4)) - 1 : seatOfColour(table.config.setup, winner as never);

const isPersonAlone = (table: Table, winner: Winner): boolean =>
	isAlone(table) && table.seats[seatOfWinner(table, winner)]?.kind === 'person';

function winnerName(table: Table, winner: Winner, t: Texts): string {
	const seat = seatOfWinner(table, winner);
	const name = seatName(table, seat, t);
	return winner.startsWith('seat')
		? name
		: `${name} (${t.rules.owners[winner as keyof typeof t.rules.owners]})`;
}
