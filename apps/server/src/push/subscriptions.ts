import type { Subscribe } from '@rumis/protocol';
import type { Person } from '../game/person.js';
import { lockPerson } from '../names/accountRow.js';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { newId } from '../util/secrets.js';

/** The maximum number of browsers per person; the oldest are dropped. */
const MOST = 10;
/** Consecutive failures after which a browser is dropped. */
const MOST_FAILURES = 10;

type Subscription = Row<'push'>;

/** Subscribing again updates the same browser. False if the person has signed out in the meantime. */
export async function subscribe(tx: Tx, person: Person, { endpoint, keys }: Subscribe): Promise<boolean> {
	if (!(await lockPerson(tx, person))) return false;
	const facts = {
		session: person.session,
		account: person.account,
		...keys,
		failures: 0,
		created_ms: await tx.now(),
	};
	const row = tx.db.insertInto('push').values({ id: newId(), endpoint, ...facts });
	await row.onConflict((conflict) => conflict.column('endpoint').doUpdateSet(facts)).execute();
	const all = await subscriptionsOf(tx, person);
	const old = all.slice(0, Math.max(0, all.length - MOST)).map(({ id }) => id);
	if (old.length > 0) await tx.db.deleteFrom('push').where('id', 'in', old).execute();
	return true;
}

export async function unsubscribe({ db }: Tx, { session }: Person, endpoint: string): Promise<void> {
	const own = db.deleteFrom('push').where('endpoint', '=', endpoint);
	await own.where('session', '=', session).execute();
}

type Owner = Pick<Row<'seat'>, 'session' | 'account'>;

/** The browsers of this person, oldest first. */
export function subscriptionsOf({ db }: Tx, { session, account }: Owner): Promise<Subscription[]> {
	return db
		.selectFrom('push')
		.selectAll()
		.where((push) =>
			push.or([
				...(session === null ? [] : [push('session', '=', session)]),
				...(account === null ? [] : [push('account', '=', account)]),
			]),
		)
		.orderBy('created_ms')
		.execute();
}

export async function forgetSubscription({ db }: Tx, id: string): Promise<void> {
	await db.deleteFrom('push').where('id', '=', id).execute();
}

/** Counts failed deliveries; a successful one resets the count. */
export async function countFailure(tx: Tx, { id, failures }: Subscription, isDone: boolean): Promise<void> {
	if (isDone && failures === 0) return;
	if (!isDone && failures + 1 >= MOST_FAILURES) return forgetSubscription(tx, id);
	const count = tx.db.updateTable('push').set({ failures: isDone ? 0 : failures + 1 });
	await count.where('id', '=', id).execute();
}
