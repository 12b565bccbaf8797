/** What stands beside the points of a colour at an online table: its clock, its rating, and who is there. */

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

/** Clocks of more players than these do not fit beside the points of a narrow screen. */
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

/** Why somebody does not play on, and who plays for them. */
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
	/** What the server's clock is ahead of ours. */
	readonly offset: number;
	/** Whether the server can be asked. Without it nobody knows what the clock shows, so it stands still. */
	readonly isKnown: boolean;
}

/** The time that a seat has left. It ticks while it is its turn. */
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

/** This device's time, looked at as often as the clock needs it. */
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
