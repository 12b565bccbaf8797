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
import { isKnownService } from './endpoint.js';
import type { PushKeys } from './keys.js';
import { countFailure, forgetSubscription, subscriptionsOf } from './subscriptions.js';
import type { PushTransport } from './transport.js';

const HOUR = 3600 * 1000;
/** The delay before a notice, in milliseconds: the player may move soon, or reconnect. */
const GRACE = 15_000;
/** The maximum number of delivery attempts, with increasing delays. */
const MOST_TRIES = 3;
const TRY_AGAIN = 60_000;
/** The maximum lifetime of an undelivered notice, in seconds. */
const LONGEST_LIFE = 24 * 3600;

/** The browser has unsubscribed. */
const GONE: readonly number[] = [404, 410];
/** No response, rate limited, or a server error: worth a retry. */
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

/** Notifies absent players that it is their turn. The game never waits for it. */
export class Notices {
	/** Slow push services only delay each other, and services that nobody knows never those of the browsers. */
	private readonly gates = { known: new Semaphore(8, 1000), other: new Semaphore(2, 100) };

	constructor(
		private readonly store: Store,
		private readonly hub: Pick<Hub, 'presenceOf'>,
		readonly keys: PushKeys,
		private readonly transport: PushTransport,
	) {}

	/** Schedules a notice whenever the turn passes to a person, in the same transaction. */
	readonly hook: Hook = (locked: LockedGame): void => {
		const { game, seats, now } = locked;
		if (!locked.events.some(({ clock }) => clock)) return;
		const seat = game.status === 'playing' && game.turn_seat !== null ? seats[game.turn_seat] : undefined;
		const isAway = seat?.kind === 'person' && seat.program === 0;
		const key = noticeJob(game.id);
		// After an outage the turn continues: the player was already notified.
		const isPaused = locked.events.every(({ event }) => event.kind === 'paused');
		if (isPaused && (game.turn_ms ?? 0) + GRACE < now) return;
		if (isAway && game.turn_ms !== null) {
			const body: Turn = { seat: seat.seat, since: game.turn_ms };
			locked.wantJob({ key, kind: 'notice', due: now + GRACE, body });
		} else locked.dropJob(key);
	};

	/** Starts the deliveries without awaiting them, so other jobs can run. */
	readonly handler: Handler = async (job: Job): Promise<void> => {
		const turn = JSON.parse(job.body_json) as Turn;
		if (job.game === null) return;
		const id = job.game;
		const rows = await this.store.read((tx) => readRows(tx, id, 'look'));
		if (!rows || !this.isWanted(rows, turn)) return;
		const all = await this.store.read((tx) => subscriptionsOf(tx, rows.seats[turn.seat]!));
		const wanted = all.filter((subscription) => turn.only === undefined || subscription.id === turn.only);
		for (const subscription of wanted) {
			const gate = isKnownService(subscription.endpoint) ? this.gates.known : this.gates.other;
			void gate.run(() => this.deliver(rows.game, turn, subscription)).catch(() => {});
		}
	};

	/** Always in a game over days; in a live game only if the seat's owner is not connected. */
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

	/** The status code of the push service; 0 if there was no response. */
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
				// A newer notice about the same table replaces an undelivered one.
				topic: game.id,
			});
		} catch {
			// The keys are invalid: nothing can ever be sent there.
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

/** In seconds. After the deadline the notice is useless. */
function lifeOf({ deadline_ms, turn_ms }: Row<'game'>): number {
	if (deadline_ms === null || turn_ms === null) return LONGEST_LIFE;
	return Math.min(LONGEST_LIFE, Math.max(60, Math.round((deadline_ms - turn_ms) / 1000)));
}
