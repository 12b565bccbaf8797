/** Attacks on accounts, ratings, tables and chat that no rate limit prevents. */
import type { Profile } from '@rumis/protocol';
import { LIMITS } from '@rumis/server';
import type { TestClient } from '../../../apps/server/test/client.js';
import { type Attack, type Attacked, addressOf } from '../hostile/siege.js';
import { pause } from '../numbers.js';

const PASSWORD = 'stone upon stone';

type Trick = (attacked: Attacked, name: string) => Promise<readonly string[]>;
type Me = { readonly account: string | null };

async function signUp(who: TestClient, name: string): Promise<TestClient> {
	const { status, body } = await who.request('POST', '/api/accounts', { name, password: PASSWORD });
	if (status !== 201) throw new Error(`no account: ${JSON.stringify(body)}`);
	return who;
}

/** Session fixation: a secret planted in the browser before sign-up is worthless afterwards. */
const plantedSession: Trick = async ({ client }, name) => {
	const victim = client();
	await victim.request('PUT', '/api/me', { name: 'Guest' });
	const thief = client();
	thief.cookie = victim.cookie;
	await signUp(victim, name);
	const { body } = await thief.request<Me>('GET', '/api/me');
	return body.account ? ['an account by a session from before it'] : [];
};

/** Rematches count as tables: an address cannot create more of them. */
const rematches: Trick = async ({ client }) => {
	const [ana, ben] = [client(), client()];
	let { id: game } = (await ana.create()).table;
	await ben.sit(game);
	const most = LIMITS.tables.burst + 5;
	for (let made = 1; made <= most; made++) {
		// New sockets, and not too fast: it is the limit of tables that is tried, not that of messages.
		for (const who of [ana, ben]) await who.connect();
		await ana.join(game);
		const resigned = await ana.ask({ kind: 'resign', game });
		if (resigned.kind !== 'ack') return [`nothing: no resignation (${resigned.error.code})`];
		const asked = [await ana.ask({ kind: 'rematch', game }), await ben.ask({ kind: 'rematch', game })];
		if (asked.some(({ kind }) => kind === 'nack')) return [];
		const { event } = await ana.event(game, 'rematch');
		if (event.kind === 'rematch') game = event.game;
		for (const who of [ana, ben]) who.drop();
		await pause(100);
	}
	return ['any number of tables by rematches'];
};

/** A rating from games without a move. */
const giftedGames: Trick = async ({ client }, name) => {
	const [winner, loser] = [await signUp(client(), `${name} W`), await signUp(client(), `${name} L`)];
	for (let game = 0; game < 3; game++) {
		const { table } = await loser.create({ rated: true });
		await winner.sit(table.id);
		await loser.connect();
		await loser.ask({ kind: 'resign', game: table.id }, `r${game}`);
		loser.drop();
	}
	const { body } = await winner.request<Profile>('GET', `/api/accounts/${encodeURIComponent(`${name} W`)}`);
	return body.ratings.length > 0 ? ['a rating without a move'] : [];
};

/** Many addresses (one in the short form) guess a password; its owner can still sign in. */
const guessing: Trick = async ({ client, isShort }, name) => {
	const owner = await signUp(client(), name);
	await owner.request('POST', '/api/accounts/sign-out');
	const addresses = isShort ? 1 : 20;
	let tried = 0;
	for (let n = 0; n < addresses * 30; n++) {
		const who = client(addressOf(3_000_000 + (n % addresses)));
		const password = `guess ${n} of many`;
		const { status } = await who.request('POST', '/api/accounts/sign-in', { name, password });
		if (status !== 429) tried++;
	}
	const { guesses, accountGuesses, fewGuesses } = LIMITS;
	// Plus the tokens that are refilled meanwhile.
	const most = Math.min(addresses * guesses.burst, accountGuesses.burst + addresses * fewGuesses.burst) + 15;
	const { status } = await owner.request('POST', '/api/accounts/sign-in', { name, password: PASSWORD });
	return [
		...(tried > most ? [`${tried} guesses of a password`] : []),
		...(status === 200 ? [] : [`to lock out the owner of an account (${status})`]),
	];
};

/** Chat spam: the players of the table are still heard. */
const chatter: Trick = async ({ client }) => {
	const [ana, ben] = [client(), client()];
	const { id: game } = (await ana.create()).table;
	await ben.sit(game);
	for (let n = 0; n < 12; n++) {
		const shouter = client();
		await shouter.request('PUT', '/api/me', { name: 'Shouter' });
		await shouter.connect();
		await shouter.join(game);
		for (let line = 0; line < 12; line++) await shouter.ask({ kind: 'say', game, text: `line ${n} ${line}` });
		shouter.drop();
	}
	// Not before: on a busy machine, who does nothing for long may miss a ping of the server and be taken for gone.
	await ana.connect();
	await ana.join(game);
	const said = await ana.ask({ kind: 'say', game, text: 'May I?' });
	return said.kind === 'ack' ? [] : [`to silence a table (${said.error.code})`];
};

/** A deleted account's name appears nowhere. */
const remembered: Trick = async ({ client }, name) => {
	const [owner, host] = [await signUp(client(), name), client()];
	const { id: game } = (await host.create()).table;
	await owner.connect();
	await owner.join(game);
	await owner.ask({ kind: 'say', game, text: 'I only watch' });
	owner.drop();
	await owner.sit(game);
	const { status } = await owner.request('DELETE', '/api/accounts', { password: PASSWORD });
	if (status !== 204) return [`nothing: not deleted (${status})`];
	await host.connect();
	const seen = JSON.stringify(await host.join(game));
	const { body: record } = await host.request<string>('GET', `/api/tables/${game}/record`);
	return seen.includes(name) || record.includes(name) ? ['the name of a deleted account'] : [];
};

const TRICKS: Readonly<Record<string, Trick>> = {
	'a planted session': plantedSession,
	rematches,
	'gifted games': giftedGames,
	guessing,
	chatter,
	'a deleted name': remembered,
};

export const tricks: Attack = {
	// Hashing the first password permanently allocates memory.
	warmUp: ({ client }) => signUp(client(), 'First of all'),
	async attack(attacked) {
		const names = Object.keys(TRICKS);
		const found = await Promise.all(
			Object.values(TRICKS).map((trick, n) => trick(attacked, `Trickster ${'ABCDEFG'[n]}`)),
		);
		return { facts: [`tried: ${names.join(', ')}`], loot: found.flat() };
	},
};
