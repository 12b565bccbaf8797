/** A server with its usual limits, attacked from many addresses, and the effect on other clients. */
import { LIMITS, type Limits } from '@rumis/server';
import { TestClient } from '../../../apps/server/test/client.js';
import { type Cleanup, withCleanup } from '../cleanup.js';
import { inMegabytes, inMilliseconds, percentile } from '../numbers.js';
import { failIf, type Outcome, type ScenarioOptions } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';
import { Bystander, type Noticed } from './bystander.js';
import { watchPeak } from './peak.js';

/**
 * The limits of the effect on others: the 99th percentile of their pings in milliseconds, beyond that of an
 * idle server on the same machine, and memory in bytes.
 */
const LONGEST_PING = 100;
/** In the short form the machine is busy with other tests: only gross delays count. */
const LONGEST_PING_WHEN_BUSY = 2500;
/** The 99th percentile of event-loop stalls. A starved server processes more at a time. */
const LONGEST_STALL = 50;
const LONGEST_STALL_WHEN_BUSY = 1000;
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
		const reference = await watchIdleServer(cleanup);
		const attacked = attackedAt(cleanup, server, options);
		const bystander = await Bystander.come(cleanup, server.url);
		// Times are meaningful only if other programs do not take the core; tests do without.
		if (!options.isShort) for (const one of [server, bystander, reference]) one.prefer();
		await warmUp?.(attacked);
		const low = (await server.memory()).rss;
		await server.stalls();
		const [computedBefore, began] = [server.computed, performance.now()];
		const peak = watchPeak(cleanup, server);
		const { facts, loot } = await attack(attacked);
		const growth = (await peak()) - low;
		const busy = (server.computed - computedBefore) / (performance.now() - began);
		const { computing, longest } = await server.stalls();
		const noticed = await bystander.leave();
		const idle = pingOf(await reference.leave());
		const longestStall = options.isShort ? LONGEST_STALL_WHEN_BUSY : LONGEST_STALL;
		return {
			facts: [
				...facts,
				`server busy ${Math.round(busy * 100)} %`,
				`bystander’s ping p99 ${inMilliseconds(pingOf(noticed))} (${inMilliseconds(idle)} at an idle server)`,
				`event loop held p99 ${inMilliseconds(computing)}, at most ${inMilliseconds(longest)}`,
				`memory ${inMegabytes(growth)} more`,
			],
			failures: [
				...failIf(loot.length > 0, `attackers got: ${loot.join(', ')}`),
				...complaintsOf(noticed, options.isShort ? LONGEST_PING_WHEN_BUSY : LONGEST_PING + idle),
				...failIf(computing > longestStall, `the event loop is held for ${inMilliseconds(computing)}`),
				...failIf(growth > MOST_GROWTH, `memory grows by ${inMegabytes(growth)}`),
				...failIf(!server.isRunning, `the server has ended: ${server.errors.slice(-300)}`),
			],
		};
	});

/** A bystander of an idle server at the same time: the baseline for delays caused by the machine. */
async function watchIdleServer(cleanup: Cleanup): Promise<Bystander> {
	const idle = new ServerProcess(cleanup, { data: cleanup.folder(), log: 'silent', trustProxy: 1 });
	await idle.start();
	return Bystander.come(cleanup, idle.url);
}

const pingOf = (noticed: Noticed | null): number => percentile(noticed?.took ?? [], 0.99);

function complaintsOf(noticed: Noticed | null, longest: number): string[] {
	if (noticed === null) return ['the bystander was sent away'];
	const { took, unanswered } = noticed;
	const ping = pingOf(noticed);
	return [
		...failIf(took.length === 0, 'nobody answered the bystander'),
		...failIf(unanswered > 4 * (longest / 100 + 2), `${unanswered} pings of the bystander were not answered`),
		...failIf(ping > longest, `others wait for ${inMilliseconds(ping)}`),
	];
}

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
