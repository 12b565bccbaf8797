import { randomInt } from 'node:crypto';
import {
	type CheckedPairing,
	type Pairing,
	type PairingPools,
	quickMode,
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

/** After a match, a poll later than this many milliseconds starts a new search. */
const FOUND_LIFE = 30_000;
/** The maximum number of candidates; the others get their turn when they poll. */
const MOST_LOOKED_AT = 200;

/**
 * Matches people who want the same kind of game. Waiting clients poll, on any node. A row is matched only
 * under its lock, in the transaction that creates the game: nobody gets two.
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

	/** What others are searching for. */
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

/** Whether the match is so recent that a poll still returns it. */
const isFresh = ({ matched_ms }: Search, now: number): boolean => now - (matched_ms ?? 0) < FOUND_LIFE;

/** Inserts or updates the person's row, and locks it. */
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

/**
 * Locks other waiting searches. Skips rows locked by other transactions, so there are no lock waits or
 * deadlocks.
 */
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

/** The person of this session, with their current name; null if it has ended. */
async function findPerson(tx: Tx, session: string, now: number): Promise<Person | null> {
	const row = tx.db.selectFrom('session').selectAll().where('id', '=', session).where('expires_ms', '>', now);
	const found = await row.executeTakeFirst();
	if (!found || !(await hasAccountStill(tx, found))) return null;
	const person = personOf(found);
	// An account may have been created with the guest's name since.
	const isTaken = person.account === null && (await isNameOfAccount(tx, person.name));
	return isTaken ? { ...person, name: '' } : person;
}

type Side = readonly [search: Search, person: Person];

/** A table for two with a random starting player. It is rated if both have accounts. */
function tableFor(...sides: readonly [Side, Side]): NewTable {
	const [[one], [other, creator]] = sides;
	const seats = (randomInt(2) === 0 ? sides : [...sides].reverse()).map(([, person]) => seatOf(person));
	const board = boardFor(one, other, randomInt(2 ** 32) / 2 ** 32);
	const terms: TableTerms = {
		...{ scenario: board.id, mode: quickMode(board), players: 2, start: 'yellow', ruin: 'turns' },
		clock: SPEED_CLOCKS[one.speed],
		...{ absent: 'end', standIn: 'level:4', chat: 'all', private: false },
		rated: one.account !== null && other.account !== null,
	};
	// The one who waited longer counts as the creator.
	return { terms, seats, creator, rematchOf: null, source: other.source };
}

const seatOf = ({ name, session, account }: Person): Omit<Row<'seat'>, 'game' | 'seat'> => ({
	...{ kind: 'person', offered: 'open', name, bot: null, session, account, program: 0 },
	...UNPLAYED,
});
