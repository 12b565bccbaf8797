import type { PushNotice, TableTerms } from '@rumis/protocol';
import webPush from 'web-push';
import type { Hub } from '../channels/hub.js';
import type { Hook, LockedGame } from '../game/lockedGame.js';
import { readRows } from '../game/lockGame.js';
import { putJob } from '../jobs/queries.js';
import type { Handler, Job } from '../jobs/runner.js';
import type { Row } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { Semaphore } from '../util/semaphore.js';
import type { PushKeys } from './keys.js';
import { countFailure, forgetSubscription, subscriptionsOf } from './subscriptions.js';
import type { PushTransport } from './transport.js';

const HOUR = 3600 * 1000;
/** Who moves so soon needs no notice; who has just lost the connection is often back by then. */
const GRACE = 15_000;
/** What could not be delivered is tried again so often, each time after longer. */
const MOST_TRIES = 3;
const TRY_AGAIN = 60_000;
/** A notice that nobody could be given for so long is not worth giving, in seconds. */
const LONGEST_LIFE = 24 * 3600;

/** The browser has unsubscribed. */
const GONE: readonly number[] = [404, 410];
/** No answer, too much at once, or a fault of the service's own: the same may well be done later. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500;

const noticeJob = (game: string): string => `notice:${game}`;

/** The turn that a notice is about. */
interface Turn {
	readonly seat: number;
	readonly since: number;
	/** Only for this browser, because the others were reached. */
	readonly only?: string;
	readonly tries?: number;
}

type Rows = NonNullable<Awaited<ReturnType<typeof readRows>>>;

/** Tells those who are away that it is their turn. The game never waits for it. */
export class Notices {
	/** Slow push services hold up each other, and nobody else. */
	private readonly gate = new Semaphore(8, 1000);

	constructor(
		private readonly store: Store,
		private readonly hub: Pick<Hub, 'presenceOf'>,
		readonly keys: PushKeys,
		private readonly transport: PushTransport,
	) {}

	/** Wants a notice whenever the turn passes to a person, in the same transaction. */
	readonly hook: Hook = (locked: LockedGame): void => {
		const { game, seats, now } = locked;
		if (!locked.events.some(({ clock }) => clock)) return;
		const seat = game.status === 'playing' && game.turn_seat !== null ? seats[game.turn_seat] : undefined;
		const isAway = seat?.kind === 'person' && seat.program === 0;
		const key = noticeJob(game.id);
		// After an outage the turn goes on: who was given notice of it needs no other.
		const isPaused = locked.events.every(({ event }) => event.kind === 'paused');
		if (isPaused && (game.turn_ms ?? 0) + GRACE < now) return;
		if (isAway && game.turn_ms !== null) {
			const body: Turn = { seat: seat.seat, since: game.turn_ms };
			locked.wantJob({ key, kind: 'notice', due: now + GRACE, body });
		} else locked.dropJob(key);
	};

	/** Sends off what is to be sent, and does not wait for it: other jobs have their turn. */
	readonly handler: Handler = async (job: Job): Promise<void> => {
		const turn = JSON.parse(job.body_json) as Turn;
		if (job.game === null) return;
		const id = job.game;
		const rows = await this.store.read((tx) => readRows(tx, id, 'look'));
		if (!rows || !this.isWanted(rows, turn)) return;
		const all = await this.store.read((tx) => subscriptionsOf(tx, rows.seats[turn.seat]!));
		const wanted = all.filter((subscription) => turn.only === undefined || subscription.id === turn.only);
		for (const subscription of wanted) {
			void this.gate.run(() => this.deliver(rows.game, turn, subscription)).catch(() => {});
		}
	};

	/** In a game over days always; in a live one only when nobody of the seat is there. */
	private isWanted({ game, seats }: Rows, { seat, since }: Turn): boolean {
		if (game.status !== 'playing' || game.turn_seat !== seat || game.turn_ms !== since) return false;
		if (seats[seat]?.kind !== 'person') return false;
		return isSlow(game) || !this.hub.presenceOf(game.id).seats.includes(seat);
	}

	private async deliver(game: Row<'game'>, turn: Turn, subscription: Row<'push'>): Promise<void> {
		const status = await this.send(game, turn, subscription);
		const isDone = status >= 200 && status < 300;
		await this.store.write(async (tx) => {
			if (GONE.includes(status)) return forgetSubscription(tx, subscription.id);
			await countFailure(tx, subscription, isDone);
			const tries = (turn.tries ?? 0) + 1;
			if (!isPassing(status) || tries >= MOST_TRIES) return;
			const due = (await tx.now()) + TRY_AGAIN * 4 ** (tries - 1);
			const body: Turn = { ...turn, only: subscription.id, tries };
			await putJob(
				tx,
				{ key: `${noticeJob(game.id)}:${subscription.id}`, kind: 'notice', due, body },
				game.id,
			);
		});
	}

	/** The status of the push service's answer; 0 when there was none. */
	private async send(
		game: Row<'game'>,
		{ seat }: Turn,
		{ endpoint, p256dh, auth }: Row<'push'>,
	): Promise<number> {
		const notice: PushNotice = { kind: 'turn', game: game.id, seat, deadline: game.deadline_ms };
		let details: webPush.RequestDetails;
		try {
			details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
				vapidDetails: this.keys,
				TTL: lifeOf(game),
				urgency: isSlow(game) ? 'normal' : 'high',
				// A newer notice about the same table takes the place of one that was not given yet.
				topic: game.id,
			});
		} catch {
			// Its keys are no keys: nothing can ever be sent there.
			return 410;
		}
		const headers = Object.fromEntries(
			Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
		);
		return this.transport({ endpoint, headers, body: details.body ?? Buffer.alloc(0) }).catch(() => 0);
	}
}

function isSlow({ terms_json }: Row<'game'>): boolean {
	const { clock } = JSON.parse(terms_json) as TableTerms;
	return clock.kind === 'move' && clock.each >= HOUR;
}

/** After the deadline nobody needs to know any more. In seconds. */
function lifeOf({ deadline_ms, turn_ms }: Row<'game'>): number {
	if (deadline_ms === null || turn_ms === null) return LONGEST_LIFE;
	return Math.min(LONGEST_LIFE, Math.max(60, Math.round((deadline_ms - turn_ms) / 1000)));
}
