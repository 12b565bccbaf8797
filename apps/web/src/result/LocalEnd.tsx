import { standingsOf, type Table } from '@rumis/table';
import { useState } from 'react';
import { viewPly } from '../game/looking.js';
import { tableAt } from '../game/playing.js';
import type { GameSession } from '../game/session.js';
import type { Texts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { go } from '../navigation/route.js';
import { BotFace } from '../pictures/BotFace.js';
import { playConfig, playTable } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { useStore } from '../util/store.js';
import { botName } from '../wording/names.js';
import { winnerText } from '../wording/winner.js';
import { GameEnd } from './GameEnd.js';
import { nextBoardFor, otherBotFor, rematchOf } from './nextGames.js';
import { PictureDialog } from './PictureDialog.js';
import { RatingChange } from './RatingChange.js';
import type { Outcome } from './ResultCard.js';

interface Props {
	readonly session: GameSession;
	/** Whether the card is open at first. */
	readonly opens: boolean;
}

/** The end of a game on this device. */
export function LocalEnd({ session, opens }: Props) {
	const t = useBook();
	const [isOpen, open] = useState(opens);
	const { id, table } = useStore(session.store, (now) => now);
	const outcome = outcomeOf(table, t);
	return (
		<GameEnd
			session={session}
			isOpen={isOpen}
			onOpen={open}
			outcome={outcome}
			facts={<RatingChange id={id} />}
			ways={<Ways session={session} table={table} outcome={outcome} />}
		/>
	);
}

/** On one device nobody resigns or runs out of time. */
const outcomeOf = (table: Table, t: Texts): Outcome => ({
	winner: winnerText(table, t),
	standings: standingsOf(table) ?? [],
	why: null,
	left: new Map(),
});

interface WaysProps {
	readonly session: GameSession;
	readonly table: Table;
	readonly outcome: Outcome;
}

/** Next actions, the most likely first. */
function Ways({ session, table, outcome }: WaysProps) {
	const t = useBook();
	const [isDrawing, draw] = useState(false);
	const other = otherBotFor(table);
	const next = nextBoardFor(table);
	const { ply } = table.position;
	return (
		<div className="result-ways">
			<Button look="primary" icon="play" onClick={() => playConfig(rematchOf(table))}>
				{t.result.rematch}
			</Button>
			{other && (
				<Button icon={<BotFace bot={other.bot} size={28} />} onClick={() => playConfig(other.config)}>
					{(other.isStronger ? t.result.stronger : t.result.weaker)(botName(other.bot, t))}
				</Button>
			)}
			{next && (
				<Button icon="next" onClick={() => playConfig(next.config)}>
					{t.result.nextBoard(next.scenario.name)}
				</Button>
			)}
			<Button
				icon="leaderboard"
				onClick={() => go({ page: 'analysis', from: 'game', id: session.store.get().id })}
			>
				{t.game.analyse}
			</Button>
			<Button icon="share" onClick={() => draw(true)}>
				{t.result.picture}
			</Button>
			<Button icon="previous" onClick={() => session.change(viewPly, 1)}>
				{t.result.lookBack}
			</Button>
			<Button icon="undo" title={t.game.goOnInCopy} onClick={() => playTable(tableAt(table, ply - 1))}>
				{t.result.lastMove}
			</Button>
			{isDrawing && <PictureDialog session={session} outcome={outcome} onClose={() => draw(false)} />}
		</div>
	);
}
