import { useEffect, useState } from 'react';
import { sayRefusal } from '../i18n/sayRefusal.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { absentSeat, mayReturn } from './absence.js';
import { nameOfSeat } from './names.js';
import type { Room } from './room.js';
import type { TableClient, Wish } from './tableClient.js';
import { useView } from './useTable.js';

interface Props {
	readonly client: TableClient;
	readonly room: Room;
}

/** Somebody is gone for long: the others may go on. Or oneself was: then the seat can be taken back. */
export function AbsenceNotice({ client, room: { info } }: Props) {
	const t = useTexts();
	const presence = useView(client, (view) => view.presence);
	const offset = useView(client, (view) => view.offset);
	const absent = absentSeat(info, presence);
	const isLong = useIsPast(absent ? absent.from - offset : null);
	if (mayReturn(info)) {
		const { replaced, back } = t.online.absence;
		return <Offer client={client} text={replaced} action={back} wish={{ kind: 'return' }} />;
	}
	if (!absent || !isLong) return null;
	const name = nameOfSeat(info.seats[absent.seat]!, absent.seat, t);
	return (
		<Offer
			client={client}
			text={t.online.absence.gone(name)}
			action={t.online.absence[info.terms.absent]}
			wish={{ kind: 'claim', seat: absent.seat }}
		/>
	);
}

/** Timers of browsers count no further than this. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether a point in time of this device is past; looked at again when it is. */
function useIsPast(time: number | null): boolean {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		if (time === null) return;
		const wait = Math.min(LONGEST_TIMER, Math.max(0, time - Date.now()));
		const timer = setTimeout(() => setNow(Date.now()), wait + 50);
		return () => clearTimeout(timer);
	}, [time]);
	return time !== null && now >= time;
}

interface OfferProps {
	readonly client: TableClient;
	readonly text: string;
	readonly action: string;
	readonly wish: Wish;
}

function Offer({ client, text, action, wish }: OfferProps) {
	const t = useTexts();
	const [problem, setProblem] = useState('');
	const send = async () => {
		const done = await client.wish(wish);
		setProblem(done.ok ? '' : sayRefusal(done.error, t));
	};
	return (
		<div className="online-question" role="group" aria-label={text}>
			<p role="status">{text}</p>
			<Button onClick={() => void send()}>{action}</Button>
			<p role="alert" className="online-problem">
				{problem}
			</p>
		</div>
	);
}
