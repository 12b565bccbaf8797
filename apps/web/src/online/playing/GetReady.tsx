import type { ClockFacts } from '@rumis/protocol';
import { useEffect, useState } from 'react';
import { useBook } from '../../i18n/useTexts.js';

interface Props {
	readonly clock: ClockFacts;
	/** The offset of the server's clock from ours. */
	readonly offset: number;
}

/** Counts down to the first turn of a live game. */
export function GetReady({ clock, offset }: Props) {
	const t = useBook();
	const begins = (clock.turn?.since ?? 0) - offset;
	const [now, setNow] = useState(Date.now);
	const isWaiting = begins > now;
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(() => setNow(Date.now()), 200);
		return () => clearInterval(timer);
	}, [isWaiting]);
	if (!isWaiting) return null;
	return (
		<p className="online-ready" role="timer">
			{t.atTable.ready(Math.ceil((begins - now) / 1000))}
		</p>
	);
}
