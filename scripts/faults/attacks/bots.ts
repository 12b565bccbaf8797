/** Many tables with the strongest bot thinking: clocks and other players' bots must not be delayed. */
import type { LoggedEvent } from '@rumis/protocol';
import { randomMove, tableAt } from '../../../apps/server/test/moves.js';
import { type Attack, type Attacked, addressOf } from '../hostile/siege.js';
import { inMilliseconds, largest } from '../numbers.js';

/** The number of tables one address may create at once. */
const A_SOURCE = 15;
/** The guarantees for players of other tables, in milliseconds. */
const LATEST_TIMEOUT = 1000;
const LATEST_ANSWER = 2000;
const SHORTEST_CLOCK = 10_000;
/** The number of other players at the same time. */
const PLAYERS = 5;

const STRONG_FIRST = [{ kind: 'bot', bot: 'level:9' } as const, { kind: 'me' } as const];

/** The strongest bot completes one search, so that the memory it needs is already allocated. */
async function thinkOnce({ client }: Attacked): Promise<void> {
	const person = client();
	const { table } = await person.create({ seats: STRONG_FIRST });
	await person.connect();
	const seen = await person.join(table.id);
	const hasMoved = seen.kind === 'table' && seen.info.ply > 0;
	if (!hasMoved) await person.event(table.id, 'moved');
}

async function strongBots({ client }: Attacked, tables: number): Promise<void> {
	const make = async (n: number) => {
		await client(addressOf(500 + Math.floor(n / A_SOURCE))).create({ seats: STRONG_FIRST });
	};
	await Promise.all(Array.from({ length: tables }, (_, n) => make(n)));
}

/** A player runs out of time; returns the delay of the notification, in milliseconds. */
async function timeout({ client }: Attacked): Promise<number> {
	const [slow, other] = [client(), client()];
	const { table } = await slow.create({ clock: { kind: 'live', base: SHORTEST_CLOCK, increment: 0 } });
	// There before the game begins: on a busy machine the time may be over before somebody has come.
	await other.connect();
	await other.join(table.id);
	const { turn } = (await other.sit(table.id)).table.clock;
	if (!turn?.deadline) throw new Error('no clock runs');
	const ended: LoggedEvent = await other.event(table.id, 'ended');
	return ended.at - turn.deadline;
}

/** A game against the weakest bot; returns its response time, in milliseconds. */
async function weakBot({ client, url }: Attacked): Promise<number> {
	const person = client();
	const seats = [{ kind: 'me' } as const, { kind: 'bot', bot: 'level:1' } as const];
	const { table } = await person.create({ seats });
	await person.connect();
	await person.join(table.id);
	const { text: move } = randomMove(await tableAt(url, table.id), 1);
	const answer = await person.ask({ kind: 'move', game: table.id, ply: 0, move });
	if (answer.kind !== 'ack') throw new Error(answer.error.code);
	const began = performance.now();
	await person.eventAt(table.id, answer.seq + 1);
	return performance.now() - began;
}

const several = (count: number, task: () => Promise<number>): Promise<number[]> =>
	Promise.all(Array.from({ length: count }, task));

export const bots: Attack = {
	async warmUp(attacked) {
		// As many at once as later, so that all threads are started.
		await several(PLAYERS, () => weakBot(attacked));
		// A thread's memory grows until garbage collection keeps up.
		for (let n = 0; n < (attacked.isShort ? 3 : 12); n++) await thinkOnce(attacked);
	},
	async attack(attacked) {
		const tables = attacked.isShort ? 30 : 100;
		await strongBots(attacked, tables);
		const [late, answers] = await Promise.all([
			several(PLAYERS, () => timeout(attacked)),
			several(PLAYERS, () => weakBot(attacked)),
		]);
		const [latest, slowest] = [largest(late), largest(answers)];
		return {
			facts: [
				`${tables} tables with bots of level 9`,
				`timeouts at most ${inMilliseconds(latest)} late`,
				`a bot of level 1 answers within ${inMilliseconds(slowest)}`,
			],
			// In the short form the machine is busy with other tests: then it counts that all of them come.
			loot: attacked.isShort
				? []
				: [
						...(latest > LATEST_TIMEOUT ? ['time that was over'] : []),
						...(slowest > LATEST_ANSWER ? ['the turns of other bots'] : []),
					],
		};
	},
};
