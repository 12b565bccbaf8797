/** Many clients join games that the server has to rebuild, and request boards that take long to check. */
import { createTableSchema } from '@rumis/protocol/schemas';
import { Games } from '../../../apps/server/src/game/games.js';
import { openStore } from '../../../apps/server/src/store/open/openStore.js';
import type { TestClient } from '../../../apps/server/test/client.js';
import { personAt, playOn } from '../../../apps/server/test/played.js';
import { type Attack, type Attacked, addressOf, keepUp } from '../hostile/siege.js';
import { pause } from '../numbers.js';

const SIX = [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'open' }))];
const ALL = Object.fromEntries([2, 3, 4, 5, 6].map((players) => [players, { height: 9 }]));

/** A custom board; 12 is the maximum side of a square board online. */
const board = (name: string, side = 12): string =>
	JSON.stringify({
		id: 'own',
		name,
		plan: Array.from({ length: side }, () => '9'.repeat(side)),
		limits: ALL,
	});

/** A finished game for six, and a running one on a large board. */
async function playGames(folder: string): Promise<void> {
	const store = await openStore({ folder });
	try {
		const games = new Games(store);
		await gameOfSix(games, 'colca', 400);
		await gameOfSix(games, board('Large'), 12);
	} finally {
		await store.close();
	}
}

async function gameOfSix(games: Games, scenario: string, plies: number): Promise<void> {
	const terms = createTableSchema.parse({ scenario, players: 6, seats: SIX });
	const created = await games.create(terms, personAt(0));
	if (!created.ok) throw new Error(created.error.code);
	const { id } = created.value.locked.game;
	for (let seat = 1; seat < 6; seat++) await games.sitDown(id, personAt(seat), {});
	await playOn(games, id, plies, 1);
}

type Lists = { readonly tables: readonly { readonly id: string }[] };

async function gamesAt({ client }: Attacked): Promise<string[]> {
	const visitor = client();
	const lists = ['/api/tables?status=playing', '/api/archive'].map((path) =>
		visitor.request<Lists>('GET', path),
	);
	return (await Promise.all(lists)).flatMap(({ body }) => body.tables.map(({ id }) => id));
}

/** Joins as fast as one socket may, and counts the tables received. */
async function keepJoining(watcher: TestClient, games: readonly string[], ms: number): Promise<number> {
	await keepUp(ms, 1, async (n) => {
		watcher.send({ kind: 'join', game: games[n % games.length]! });
		await pause(110);
	});
	return watcher.heard.filter(({ kind }) => kind === 'table').length;
}

/** Whether a table on a new board was created; every third board is too large. */
async function askForBoard({ client }: Attacked, first: number, n: number): Promise<boolean> {
	// Each address may create this many tables at once.
	const visitor = client(addressOf(first + Math.floor(n / 15)));
	const scenario = board(`Board ${first + n}`, n % 3 === 2 ? 16 : 12);
	const { status } = await visitor.request('POST', '/api/tables', { scenario, players: 6, seats: SIX });
	return status === 201;
}

async function askForBoards(attacked: Attacked, ms: number): Promise<{ made: number; refused: number }> {
	let [made, refused] = [0, 0];
	await keepUp(ms, 10, async (n) => {
		if (await askForBoard(attacked, 1_000_000, n)) made++;
		else refused++;
	});
	return { made, refused };
}

/** Repeats until garbage collection keeps up. */
async function warmUp(attacked: Attacked): Promise<void> {
	for (let n = 0; n < (attacked.isShort ? 60 : 400); n++) await askForBoard(attacked, 2_000_000, n);
	await attack(attacked, 1500, 5);
}

const attack = async (attacked: Attacked, ms: number, sockets: number) => {
	const games = await gamesAt(attacked);
	const watchers = Array.from({ length: sockets }, () => attacked.client());
	await Promise.all(watchers.map((watcher) => watcher.connect()));
	const [shown, boards] = await Promise.all([
		Promise.all(watchers.map((watcher) => keepJoining(watcher, games, ms))),
		askForBoards(attacked, ms),
		keepUp(ms, 2, (n) => attacked.client().request('GET', `/api/tables/${games[n % games.length]}/record`)),
	]);
	for (const watcher of watchers) watcher.drop();
	const tables = shown.reduce((a, b) => a + b, 0);
	return {
		facts: [`${tables} tables shown to ${sockets} sockets`, `${boards.made} tables on large boards made`],
		loot: [
			...(games.length < 2 || tables === 0 ? ['nothing: nobody was shown a table'] : []),
			...(boards.made === 0 || boards.refused === 0 ? ['nothing: no large board was asked for'] : []),
		],
	};
};

export const joins: Attack = {
	prepare: playGames,
	warmUp,
	attack: (attacked) => attack(attacked, attacked.isShort ? 2500 : 20_000, attacked.isShort ? 20 : 58),
};
