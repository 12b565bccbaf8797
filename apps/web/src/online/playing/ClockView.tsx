import { leftAt } from '@rumis/client';
import type { ClockFacts } from '@rumis/protocol';
import type { ClockRule } from '@rumis/table';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { isLow, sayLeft, tickOf } from '../table/clocks.js';

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
export function ClockView({ rule, clock, seat, offset, isKnown }: Props) {
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
