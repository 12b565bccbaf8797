/** Stores the premove on the server, which plays it even if this page is closed. */
import type { TableClient } from '@rumis/client';
import type { PlanAnswer } from '@rumis/protocol';
import { ANY_MOVE } from '@rumis/table';
import { premoveOf, setPremove } from '../../game/premove.js';
import type { GameSession } from '../../game/session.js';
import { isOwnTurn } from '../../game/state.js';
import { api } from '../../http/api.js';

export function followPremove({ store }: GameSession, client: TableClient): () => void {
	const path = `tables/${client.game}/plan`;
	/** The server's premove, as far as known here. */
	let kept: string | null = null;
	let isClosed = false;
	/** Sequential: of two changes the last one wins. */
	let telling: Promise<void> = Promise.resolve();

	const tell = async (premove: string | null) => {
		const { ply } = store.get().table.position;
		const plan = premove === null ? [] : [[ANY_MOVE, premove]];
		const done = await api.put<PlanAnswer>(path, { ply, plan });
		const isLate = isClosed || premoveOf(store.get()) !== premove;
		// The turn may have come in the meantime; then there is no premove left.
		if (!done.ok && premove !== null && !isLate) store.set(setPremove(store.get(), null));
	};

	const follow = () => {
		const premove = premoveOf(store.get());
		if (premove === kept) return;
		kept = premove;
		// When the turn has come, the server has played or dropped it.
		if (premove !== null || !isOwnTurn(store.get())) telling = telling.then(() => tell(premove));
	};

	/** After a reload, the premove is fetched from the server. */
	const recall = async () => {
		const { referee, table } = store.get();
		if (referee.kind !== 'server' || referee.seat === null || !referee.canPremove) return;
		const answer = await api.get<PlanAnswer>(path);
		const [line] = answer.ok && answer.value.ply === table.position.ply ? answer.value.plan : [];
		if (isClosed || line?.[0] !== ANY_MOVE || premoveOf(store.get()) !== null) return;
		kept = line[1] ?? null;
		store.set(setPremove(store.get(), kept));
	};

	const end = store.subscribe(follow);
	const start = setTimeout(() => void recall(), 0);
	return () => {
		isClosed = true;
		clearTimeout(start);
		end();
	};
}
