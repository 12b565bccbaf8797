import type { TableClient } from '@rumis/client';
import type { Seated, SeatView, TableInfo } from '@rumis/protocol';
import { coloursOfSeat } from '@rumis/rules';
import { storeName } from '../../device/online.js';
import { type Answered, api } from '../../http/api.js';
import { useAction } from '../../http/useAction.js';
import { useTexts } from '../../i18n/useTexts.js';
import { ReportButton } from '../../people/Report.js';
import { Glyph } from '../../pictures/Glyph.js';
import { Button } from '../../ui/Button.js';
import { isFree, nameOfSeat, reportTargets } from '../table/names.js';
import { NameField, useOwnName } from '../table/ownName.js';
import { Problem } from '../table/Problem.js';
import { RatingMark } from '../table/RatingMark.js';

interface Props {
	readonly client: TableClient;
	readonly info: TableInfo;
	readonly invite: string;
	/** The seats whose players are present. */
	readonly here: readonly number[];
}

/** The seats, and buttons to take free ones. */
export function SeatsToTake({ client, info, invite, here }: Props) {
	const t = useTexts();
	const { name, setName, account } = useOwnName();
	const { action, sitDown, leave } = useSeat(client, info, invite, account === null ? name : null);
	const canTake = (seat: SeatView) => seat.kind === 'open' || (seat.kind === 'link' && invite !== '');
	const others = reportTargets(info, t);
	const isSeated = info.you !== null;
	const canSit = !isSeated && info.seats.some(canTake);
	return (
		<section className="online-seats">
			{canSit && account === null && <NameField name={name} onChange={setName} />}
			<h2>{t.online.wait.seats}</h2>
			<ol>
				{info.seats.map((seat, at) => (
					<SeatRow
						key={at}
						info={info}
						seat={seat}
						at={at}
						isHere={here.includes(at)}
						onTake={!isSeated && canTake(seat) ? () => sitDown(at) : null}
						isBusy={action.isBusy}
					/>
				))}
			</ol>
			{!isSeated && !canSit && info.seats.some(isFree) && (
				<p className="online-hint">{t.online.wait.noSeat}</p>
			)}
			{isSeated && <p className="online-hint">{t.online.wait.begins}</p>}
			<Problem error={action.error} />
			{others.length > 0 && <ReportButton targets={others} />}
			{isSeated && (
				<Button look="quiet" className="online-leave" disabled={action.isBusy} onClick={leave}>
					{t.online.wait.leave}
				</Button>
			)}
		</section>
	);
}

/** Taking and leaving a seat. The cookie may change, so the client reconnects. */
function useSeat(client: TableClient, info: TableInfo, invite: string, name: string | null) {
	const action = useAction();
	const send = (request: () => Answered<unknown>) =>
		action.run(async () => {
			const done = await request();
			client.reconnect();
			return done;
		});
	const sitDown = (seat: number) => {
		if (name !== null) storeName(name);
		const needsInvite = info.seats[seat]?.kind === 'link';
		const wanted = {
			seat,
			...(name?.trim() ? { name: name.trim() } : {}),
			...(needsInvite ? { invite } : {}),
		};
		send(() => api.post<Seated>(`tables/${info.id}/seats`, wanted));
	};
	const leave = () => send(() => api.delete(`tables/${info.id}/seats/mine`));
	return { action, sitDown, leave };
}

interface RowProps {
	readonly info: TableInfo;
	readonly seat: SeatView;
	readonly at: number;
	readonly isHere: boolean;
	readonly onTake: (() => void) | null;
	readonly isBusy: boolean;
}

function SeatRow({ info, seat, at, isHere, onTake, isBusy }: RowProps) {
	const t = useTexts();
	const colours = coloursOfSeat(info.terms, at);
	const free = seat.kind === 'link' ? t.online.wait.byLink : t.online.wait.free;
	return (
		<li className="online-seat" data-free={isFree(seat)}>
			<span className="online-seat-colours">
				{colours.map((colour) => (
					<Glyph key={colour} owner={colour} size={26} />
				))}
				<span className="visually-hidden">{colours.map((colour) => t.rules.Owners[colour]).join(', ')}</span>
			</span>
			<span className="online-seat-name">
				{isFree(seat) ? <em>{free}</em> : nameOfSeat(seat, at, t)}
				{at === info.you && <small> ({t.online.wait.you})</small>} <RatingMark rating={seat.rating} />
			</span>
			{seat.kind === 'person' && at !== info.you && (
				<small className="online-hint">{isHere ? t.online.wait.here : t.online.wait.away}</small>
			)}
			{onTake && (
				<Button look="primary" disabled={isBusy} onClick={onTake}>
					{t.online.wait.sitDown}
				</Button>
			)}
		</li>
	);
}
