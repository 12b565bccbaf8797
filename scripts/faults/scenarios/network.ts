/** Networks that drop everything, between clients and server and between servers and database. */
import { Arena, type ArenaOptions } from '../arena.js';
import { type Cleanup, withCleanup } from '../cleanup.js';
import { startCluster } from '../cluster.js';
import { inMilliseconds, largest, pause, until } from '../numbers.js';
import { factsOf, failIf, failuresOf, judge, type Outcome, type Scenario } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';
import { type NetworkState, TcpProxy } from '../tcpProxy.js';

const LONGEST = 3000;
/** The duration of an outage in the long form: longer than the allowed detection time. */
const STORM = 4000;
const STATES: readonly NetworkState[] = ['hole', 'halfOpen'];

export const network: Scenario = async ({ isShort, seed }) => {
	const arena = { games: isShort ? 6 : 60, seed, isShort, think: [50, 300] } as const;
	const outages = isShort ? STATES : [...STATES, ...STATES, ...STATES];
	const parts = [betweenClientsAndServer, betweenServersAndDatabase].map(
		(part) => () => withCleanup((cleanup) => part(cleanup, arena, outages)),
	);
	// Most of it is waiting, so the short form runs both concurrently.
	const outcomes = isShort ? await Promise.all(parts.map((part) => part())) : await inOrder(parts);
	return {
		facts: outcomes.flatMap(({ facts }) => facts),
		failures: outcomes.flatMap(({ failures }) => failures),
	};
};

async function inOrder<Value>(tasks: readonly (() => Promise<Value>)[]): Promise<Value[]> {
	const values: Value[] = [];
	for (const task of tasks) values.push(await task());
	return values;
}

type Play = Omit<ArenaOptions, 'url'>;

async function betweenClientsAndServer(
	cleanup: Cleanup,
	play: Play,
	outages: readonly NetworkState[],
): Promise<Outcome> {
	const folder = cleanup.folder();
	const server = new ServerProcess(cleanup, { data: folder });
	await server.start();
	const wire = new TcpProxy(cleanup, [server.port]);
	await wire.listen();
	const arena = new Arena(cleanup, { ...play, url: wire.url, timing: { silence: 400, answer: 2200 } });
	await arena.begin();
	const noticed: number[] = [];
	const isNoticed = () => arena.players.every(({ isThere }) => !isThere);
	let goesOn = await arena.progress(2 * play.games);
	for (const state of outages) {
		if (!goesOn) break;
		noticed.push(await outage(arena, wire, state, isNoticed));
		goesOn = await arena.progress(2 * play.games);
	}
	const isSettled = await arena.settle();
	arena.close();
	await server.kill('SIGTERM');
	const failures = failuresOf(await judge(arena, { folder }));
	return {
		facts: [
			`clients: ${factsOf(arena).join(', ')}`,
			`${outages.length} outages noticed within ${inMilliseconds(largest(noticed))}`,
		],
		failures: [
			...failures,
			...failIf(!isSettled || !goesOn, 'clients: it did not go on after the outage'),
			...failIf(largest(noticed) === Number.POSITIVE_INFINITY, 'clients: an outage was not noticed'),
			...failIf(!play.isShort && largest(noticed) > LONGEST, 'clients: not noticed within 3 s'),
		],
	};
}

async function betweenServersAndDatabase(
	cleanup: Cleanup,
	play: Play,
	outages: readonly NetworkState[],
): Promise<Outcome> {
	const { wire, balancer, nodes, databaseUrl } = await startCluster(cleanup, {
		nodes: 2,
		isDatabaseFar: true,
	});
	const arena = new Arena(cleanup, { ...play, url: balancer.url });
	await arena.begin();
	const told: number[] = [];
	const back: number[] = [];
	const refusalsOf = () => arena.players.flatMap((player) => player.refusals);
	let goesOn = await arena.progress(2 * play.games);
	for (const state of outages) {
		if (!goesOn) break;
		const before = refusalsOf().length;
		told.push(await outage(arena, wire, state, () => refusalsOf().length > before));
		const began = performance.now();
		goesOn = await arena.progress(play.games);
		back.push(performance.now() - began);
		goesOn &&= await arena.progress(play.games);
	}
	const isSettled = await arena.settle();
	const refusals = refusalsOf();
	arena.close();
	for (const node of nodes) await node.kill('SIGTERM');
	const failures = failuresOf(await judge(arena, { url: databaseUrl }));
	return {
		facts: [
			`database: ${factsOf(arena).join(', ')}`,
			`${refusals.length} requests refused for now, each within ${inMilliseconds(largest(refusals))}`,
			`playing again ${inMilliseconds(largest(back))} after the outage at most`,
		],
		failures: [
			...failures,
			...failIf(!isSettled || !goesOn, 'database: it did not go on after the outage'),
			...failIf(largest(told) === Number.POSITIVE_INFINITY, 'database: nobody was told that it is away'),
			...failIf(!play.isShort && largest(refusals) > LONGEST, 'database: told later than after 3 s'),
		],
	};
}

/**
 * An outage. Returns how long it took until it was noticed. In the long form all take the same time, in the
 * short one they end when they are noticed: on a busy machine that may take any time.
 */
async function outage(
	{ options: { isShort }, patience }: Arena,
	wire: TcpProxy,
	state: NetworkState,
	isNoticed: () => boolean,
): Promise<number> {
	const began = performance.now();
	const end = isShort ? null : pause(STORM);
	wire.become(state);
	const wasNoticed = await until(isNoticed, isShort ? patience : STORM);
	const noticedAfter = performance.now() - began;
	await end;
	wire.become('flow');
	return wasNoticed ? noticedAfter : Number.POSITIVE_INFINITY;
}
