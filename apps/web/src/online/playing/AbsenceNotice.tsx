import type { OnlineTable, TableClient } from '@rumis/client';
import type { TableRequest } from '@rumis/protocol';
import { useEffect, useState } from 'react';
import { useAction } from '../../http/useAction.js';
import { useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { nameOfSeat } from '../table/names.js';
import { Problem } from '../table/Problem.js';
import { useView } from '../table/useTable.js';
import { absentSeat, mayReturn } from './absence.js';

interface Props {
	readonly client: TableClient;
	readonly online: OnlineTable;
}

/** A player has been away for long: the others may continue. Or you were: you can take your seat back. */
export function AbsenceNotice({ client, online: { info } }: Props) {
	const t = useTexts();
	const presence = useView(client, (view) => view.presence);
	const offset = useView(client, (view) => view.offset);
	const absent = absentSeat(info, presence);
	const isLong = useIsPast(absent ? absent.from - offset : null);
	if (mayReturn(info)) {
		const { replaced, back } = t.online.absence;
		return <Offer client={client} text={replaced} label={back} request={{ kind: 'return' }} />;
	}
	if (!absent || !isLong) return null;
	const name = nameOfSeat(info.seats[absent.seat]!, absent.seat, t);
	return (
		<Offer
			client={client}
			text={t.online.absence.gone(name)}
			label={t.online.absence[info.terms.absent]}
			request={{ kind: 'claim', seat: absent.seat }}
		/>
	);
}

/** The maximum delay of browser timers. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether a local time has passed; re-rendered when it has. */
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
	readonly label: string;
	readonly request: TableRequest;
}

function Offer({ client, text, label, request }: OfferProps) {
	const action = useAction();
	return (
		<div className="online-question" role="group" aria-label={text}>
			<p role="status">{text}</p>
			<Button onClick={() => action.run(() => client.request(request))}>{label}</Button>
			<Problem error={action.error} />
		</div>
	);
}
