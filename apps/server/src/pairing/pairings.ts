import { randomInt } from 'node:crypto';
import {
	type CheckedPairing,
	type Pairing,
	type PairingPools,
	SPEED_CLOCKS,
	type TableTerms,
} from '@rumis/protocol';
import { NEWCOMER } from '@rumis/ratings';
import { type NewTable, UNPLAYED } from '../game/create.js';
import type { Games } from '../game/games.js';
import type { Person } from '../game/person.js';
import { hasAccountStill } from '../names/accountRow.js';
import { isNameOfAccount } from '../names/nameStore.js';
import { personOf } from '../sessions/sessions.js';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { boardFor, findOpponent, isAlive, type Search } from './matching.js';

/** Who has found a game, and looks again after this time in milliseconds, looks for another one. */
const FOUND_LIFE = 30_000;
/** As many are looked at; the others have their turn when they ask themselves. */
const MOST_LOOKED_AT = 200;

/**
 * Brings together people who look for the same kind of game. Whoever waits asks again and again, on whatever node.
 * A row is matched only by who has locked it, and in the transaction that makes the game: nobody gets two.
 */
export class Pairings {
	constructor(private readonly games: Games) {}

	/** Looks for an opponent, and returns the state of the search. */
	search(person: Person, wanted: CheckedPairing, source: string): Promise<Pairing> {
		return this.games.createWithin(async (tx, create) => {
			const now = await tx.now();
			const own = await enter(tx, person, wanted, source, now);
			if (own.game !== null) return { status: 'matched', game: own.game };
			const opponent = findOpponent(own, await lockOthers(tx, own), now);
			const other = opponent && (await findPerson(tx, opponent.session, now));
			if (!opponent || !other || !(await hasAccountStill(tx, person)))
				return { status: 'waiting', since: own.since_ms, now };
			const { id: game } = await create(tableFor([own, person], [opponent, other]));
			const matched = tx.db.updateTable('pairing').set({ game, matched_ms: now });
			await matched.where('session', 'in', [own.session, opponent.session]).execute();
			return { status: 'matched', game };
		});
	}

	async cancel({ session }: Person): Promise<void> {
		await this.games.store.write(
			({ db }) => db.deleteFrom('pairing').where('session', '=', session).execute(),
			{ repeatable: true },
		);
	}

	/** Whether a request is a poll and not a new search: this session is searching, or has just found a game. */
	isSearching({ session }: Person): Promise<boolean> {
		return this.games.store.read(async (tx) => {
			const row = await tx.db
				.selectFrom('pairing')
				.selectAll()
				.where('session', '=', session)
				.executeTakeFirst();
			const now = await tx.now();
			return row !== undefined && (row.game === null ? isAlive(row, now) : isFresh(row, now));
		});
	}

	/** What others look for at the moment. */
	pools(): Promise<PairingPools> {
		return this.games.store.read(async (tx) => {
			const now = await tx.now();
			const rows = await tx.db.selectFrom('pairing').selectAll().where('game', 'is', null).execute();
			const pools = new Map<string, PairingPools['pools'][number]>();
			for (const { scenario, speed } of rows.filter((row) => isAlive(row, now))) {
				const key = `${speed} ${scenario}`;
				pools.set(key, { scenario, speed, waiting: (pools.get(key)?.waiting ?? 0) + 1 });
			}
			return { pools: [...pools.values()] };
		});
	}
}

/** Whether a game was found so lately that whoever asks is told of it. */
const isFresh = ({ matched_ms }: Search, now: number): boolean => now - (matched_ms ?? 0) < FOUND_LIFE;

/** The row of who searches, locked, as it is from now on. */
async function enter(
	tx: Tx,
	{ session, account }: Person,
	{ scenario, speed }: CheckedPairing,
	source: string,
	now: number,
): Promise<Search> {
	const row: Search = {
		...{ session, account, scenario, speed, source, game: null, matched_ms: null, seen_ms: now },
		...{ since_ms: now, rating: await ratingOf(tx, account) },
	};
	// It is there before it is locked: another tab may be making it, and find a game, in this very moment.
	const insert = tx.db.insertInto('pairing').values(row);
	await insert.onConflict((conflict) => conflict.column('session').doNothing()).execute();
	const query = tx.db.selectFrom('pairing').selectAll().where('session', '=', session);
	const known = await (tx.isPostgres ? query.forUpdate() : query).executeTakeFirstOrThrow();
	if (known.game && isFresh(known, now)) return known;
	const goesOn = !known.game && isAlive(known, now) && known.scenario === scenario && known.speed === speed;
	const { session: _, ...facts } = { ...row, since_ms: goesOn ? known.since_ms : now };
	await tx.db.updateTable('pairing').set(facts).where('session', '=', session).execute();
	return { session, ...facts };
}

async function ratingOf({ db }: Tx, account: string | null): Promise<number> {
	if (account === null) return NEWCOMER.rating;
	const row = db
		.selectFrom('rating')
		.select('rating')
		.where('account', '=', account)
		.where('players', '=', 2);
	return (await row.executeTakeFirst())?.rating ?? NEWCOMER.rating;
}

/** Locks other waiting searches. Rows locked by another transaction are skipped, so there are no lock waits and no deadlocks. */
async function lockOthers({ db, isPostgres }: Tx, { session, speed }: Search): Promise<readonly Search[]> {
	const query = db
		.selectFrom('pairing')
		.selectAll()
		.where('game', 'is', null)
		.where('speed', '=', speed)
		.where('session', '!=', session)
		.orderBy('seen_ms', 'desc')
		.limit(MOST_LOOKED_AT);
	return (isPostgres ? query.forUpdate().skipLocked() : query).execute();
}

/** Who has this session, as they are called now; null when it has ended. */
async function findPerson(tx: Tx, session: string, now: number): Promise<Person | null> {
	const row = tx.db.selectFrom('session').selectAll().where('id', '=', session).where('expires_ms', '>', now);
	const found = await row.executeTakeFirst();
	if (!found || !(await hasAccountStill(tx, found))) return null;
	const person = personOf(found);
	// An account may have been made since a guest took the name.
	const isTaken = person.account === null && (await isNameOfAccount(tx, person.name));
	return isTaken ? { ...person, name: '' } : person;
}

type Side = readonly [search: Search, person: Person];

/** A table for two, on which chance says who begins. It counts if both have accounts. */
function tableFor(...sides: readonly [Side, Side]): NewTable {
	const [[one], [other, creator]] = sides;
	const seats = (randomInt(2) === 0 ? sides : [...sides].reverse()).map(([, person]) => seatOf(person));
	const terms: TableTerms = {
		scenario: boardFor(one, other, randomInt(2 ** 32) / 2 ** 32),
		...{ mode: 'standard', players: 2, start: 'yellow', ruin: 'turns', clock: SPEED_CLOCKS[one.speed] },
		...{ absent: 'end', standIn: 'level:4', chat: 'all', private: false },
		rated: one.account !== null && other.account !== null,
	};
	// Who waited longer counts as who made the table.
	return { terms, seats, creator, rematchOf: null, source: other.source };
}

const seatOf = ({ name, session, account }: Person): Omit<Row<'seat'>, 'game' | 'seat'> => ({
	...{ kind: 'person', offered: 'open', name, bot: null, session, account, program: 0 },
	...UNPLAYED,
});
