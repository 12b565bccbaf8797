/** Additional content next to the points at an online table: clock, rating and presence. */

import { leftAt, type TableView } from '@rumis/client';
import type { ClockFacts, SeatView } from '@rumis/protocol';
import { type ClockRule, seatOfColour } from '@rumis/table';
import { useEffect, useState } from 'react';
import type { Beside } from '../../game/ScorePanel.js';
import type { BookTexts } from '../../i18n/texts.js';
import { useTexts } from '../../i18n/useTexts.js';
import { botName } from '../../wording/names.js';
import { isLow, sayLeft, tickOf } from '../table/clocks.js';
import { RatingMark } from '../table/RatingMark.js';

/** On a narrow screen, the clocks of more players do not fit next to the points. */
const CHIPS_WITH_CLOCKS = 2;

export const besideOf =
	({ online, presence, offset, connection }: TableView, t: BookTexts): Beside =>
	(colour, size) => {
		if (!online?.table) return null;
		const { info, table } = online;
		const seat = seatOfColour(table.config.setup, colour);
		const who = info.seats[seat];
		const isTurn = info.clock.turn?.seat === seat;
		const clock =
			info.status === 'playing' && (size === 'row' || isTurn || info.seats.length <= CHIPS_WITH_CLOCKS) ? (
				<ClockView
					rule={info.terms.clock}
					clock={info.clock}
					seat={seat}
					offset={offset}
					isKnown={connection === 'ready'}
				/>
			) : null;
		if (size === 'chip') return clock;
		const isHere = presence.seats.includes(seat);
		const words = isHere ? t.online.state.here : t.online.state.away;
		return (
			<span className="online-beside">
				{who && <LeftMark who={who} t={t} />}
				{seat === info.you && <small className="online-you">{t.online.wait.you}</small>}
				{who && <RatingMark rating={who.rating} />}
				{who?.kind === 'person' && seat !== info.you && (
					<span className="online-presence" data-here={isHere} title={words}>
						<span className="visually-hidden">{words}</span>
					</span>
				)}
				{clock}
			</span>
		);
	};

/** Why a player has left, and who plays for them. */
function LeftMark({ who, t }: { readonly who: SeatView; readonly t: BookTexts }) {
	if (!who.left) return null;
	const isReplaced = who.kind === 'bot' && who.bot !== null;
	return (
		<small className="online-left">
			{t.online.state.left[who.left]}
			{isReplaced && ` · ${t.atTable.botPlays(botName(who.bot ?? '', t))}`}
		</small>
	);
}

interface Props {
	readonly rule: ClockRule;
	readonly clock: ClockFacts;
	readonly seat: number;
	/** The offset of the server's clock from ours. */
	readonly offset: number;
	/** Whether the connection is up. Without it the clock's state is unknown, so it is frozen. */
	readonly isKnown: boolean;
}

/** The remaining time of a seat. It ticks during its turn. */
function ClockView({ rule, clock, seat, offset, isKnown }: Props) {
	const t = useTexts();
	const isRunning = isKnown && clock.turn?.seat === seat && clock.turn.deadline !== null;
	const left = leftAt(rule, clock, seat, useNow(isRunning, clock) + offset);
	if (left === null) return null;
	const low = isRunning && isLow(rule, left);
	const text = sayLeft(left, t);
	return (
		<span className="online-clock" role="timer" data-running={isRunning} data-low={low} data-known={isKnown}>
			<span aria-hidden="true">{text}</span>
			<span className="visually-hidden">
				{t.online.state.time(text)}
				{low ? `, ${t.online.state.low}` : ''}
			</span>
		</span>
	);
}

/** The local time, updated as often as the clock needs. */
function useNow(isRunning: boolean, clock: ClockFacts): number {
	const [now, setNow] = useState(Date.now);
	const deadline = clock.turn?.deadline ?? 0;
	useEffect(() => {
		if (!isRunning) return;
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), tickOf(deadline - Date.now()));
		return () => clearInterval(timer);
	}, [isRunning, deadline]);
	return now;
}
