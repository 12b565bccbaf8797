import { MAX_ONLINE_NAME, type Seated, type SeatView, type TableInfo } from '@rumis/protocol';
import { useId, useState } from 'react';
import { Glyph } from '../board/Glyph.js';
import { sayRefusal } from '../i18n/sayRefusal.js';
import { useTexts } from '../i18n/useTexts.js';
import { coloursOfSeat } from '../setup/options.js';
import { Button } from '../ui/Button.js';
import { api } from './api.js';
import { keepName } from './kept.js';
import { isFree, nameOfSeat } from './names.js';
import type { TableClient } from './tableClient.js';
import { useOwnName } from './useOwnName.js';

interface Props {
	readonly client: TableClient;
	readonly info: TableInfo;
	readonly invite: string;
	/** The seats whose people look at the table now. */
	readonly here: readonly number[];
}

/** Who sits where, and the free seats to take. */
export function SeatsToTake({ client, info, invite, here }: Props) {
	const t = useTexts();
	const { name, setName, account } = useOwnName();
	const { busy, problem, sitDown, leave } = useSeat(client, info, invite, account === null ? name : null);
	const canTake = (seat: SeatView) => seat.kind === 'open' || (seat.kind === 'link' && invite !== '');
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
						isBusy={busy}
					/>
				))}
			</ol>
			{!isSeated && !canSit && info.seats.some(isFree) && (
				<p className="online-hint">{t.online.wait.noSeat}</p>
			)}
			{isSeated && <p className="online-hint">{t.online.wait.begins}</p>}
			<p role="alert" className="online-problem">
				{problem}
			</p>
			{isSeated && (
				<Button look="quiet" className="online-leave" disabled={busy} onClick={leave}>
					{t.online.wait.leave}
				</Button>
			)}
		</section>
	);
}

/** Sitting down and leaving. The cookie may be a new one afterwards, so the line is opened anew. */
function useSeat(client: TableClient, info: TableInfo, invite: string, name: string | null) {
	const t = useTexts();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState('');
	const ask = async (wish: () => ReturnType<typeof api.post<unknown>>) => {
		setBusy(true);
		const done = await wish();
		setBusy(false);
		setProblem(done.ok ? '' : sayRefusal(done.error, t));
		client.reopen();
	};
	const sitDown = (seat: number) => {
		if (name !== null) keepName(name);
		const needsInvite = info.seats[seat]?.kind === 'link';
		const wanted = {
			seat,
			...(name?.trim() ? { name: name.trim() } : {}),
			...(needsInvite ? { invite } : {}),
		};
		void ask(() => api.post<Seated>(`tables/${info.id}/seats`, wanted));
	};
	const leave = () => void ask(() => api.delete(`tables/${info.id}/seats/mine`));
	return { busy, problem, sitDown, leave };
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
	const { mode, players } = info.terms;
	const colours = coloursOfSeat(mode, players, at);
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
				{at === info.you && <small> ({t.online.wait.you})</small>}
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

interface NameProps {
	readonly name: string;
	readonly onChange: (name: string) => void;
}

/** How one is called by the others. */
export function NameField({ name, onChange }: NameProps) {
	const t = useTexts().online.make;
	const id = useId();
	return (
		<div className="online-name">
			<label htmlFor={id}>{t.yourName}</label>
			<input
				className="text-field"
				id={id}
				value={name}
				maxLength={MAX_ONLINE_NAME}
				placeholder={t.namePlaceholder}
				autoComplete="nickname"
				spellCheck={false}
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	);
}
