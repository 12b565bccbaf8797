/** A server with its usual limits, attacked from many addresses, and the effect on other clients. */
import { LIMITS, type Limits } from '@rumis/server';
import { TestClient } from '../../../apps/server/test/client.js';
import { type Cleanup, withCleanup } from '../cleanup.js';
import { inMegabytes } from '../numbers.js';
import { failIf, type Outcome, type ScenarioOptions } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';
import { watchPeak } from './peak.js';
import { Witnesses } from './witnesses.js';

/** What an attack may cost in memory, in bytes. */
const MOST_GROWTH = 50 * 2 ** 20;

export interface Attacked {
	readonly server: ServerProcess;
	readonly url: string;
	readonly isShort: boolean;
	readonly seed: number;
	/** A client with a new address, or with the given one. */
	client(address?: string): TestClient;
}

export interface Damage {
	readonly facts: readonly string[];
	/** What the attackers gained and should not have. */
	readonly loot: readonly string[];
}

export interface Attack {
	readonly limits?: Limits;
	/** Fills the data folder before the server starts. */
	readonly prepare?: (folder: string) => Promise<void>;
	/** Runs once before the measurement, so that code is compiled and caches are filled. */
	readonly warmUp?: (attacked: Attacked) => Promise<unknown>;
	readonly attack: (attacked: Attacked) => Promise<Damage>;
}

/** A distinct address for each number. */
export const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

export const besiege = ({ limits = LIMITS, prepare, warmUp, attack }: Attack, options: ScenarioOptions) =>
	withCleanup(async (cleanup): Promise<Outcome> => {
		const data = cleanup.folder();
		await prepare?.(data);
		const server = new ServerProcess(cleanup, { data, log: 'silent', trustProxy: 1, limits });
		await server.start();
		const attacked = attackedAt(cleanup, server, options);
		const witnesses = await Witnesses.come(cleanup, server, options);
		await warmUp?.(attacked);
		const low = (await server.memory()).rss;
		await witnesses.begin();
		const peak = watchPeak(cleanup, server);
		const { facts, loot } = await attack(attacked);
		const growth = (await peak()) - low;
		const noticed = await witnesses.leave();
		return {
			facts: [...facts, ...noticed.facts, `memory ${inMegabytes(growth)} more`],
			failures: [
				...failIf(loot.length > 0, `attackers got: ${loot.join(', ')}`),
				...noticed.failures,
				...failIf(growth > MOST_GROWTH, `memory grows by ${inMegabytes(growth)}`),
				...failIf(!server.isRunning, `the server has ended: ${server.errors.slice(-300)}`),
			],
		};
	});

function attackedAt(cleanup: Cleanup, server: ServerProcess, { isShort, seed }: ScenarioOptions): Attacked {
	const { url } = server;
	let clients = 0;
	return {
		...{ server, url, isShort, seed },
		client(address = addressOf(++clients)) {
			const client = new TestClient(url, { 'x-forwarded-for': address });
			cleanup.add(() => client.drop());
			return client;
		},
	};
}

/** Repeats with a given concurrency until the time is over. */
export async function keepUp(
	ms: number,
	width: number,
	task: (n: number) => Promise<unknown>,
): Promise<number> {
	const until = Date.now() + ms;
	let times = 0;
	const work = async () => {
		while (Date.now() < until) await task(times++);
	};
	await Promise.all(Array.from({ length: width }, work));
	return times;
}
