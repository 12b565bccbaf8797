/** Networks that swallow everything, between clients and server and between servers and database. */
import { Arena, type ArenaOptions } from '../arena.js';
import { startCluster } from '../cluster.js';
import { inMilliseconds, largest, pause, until } from '../numbers.js';
import { factsOf, failIf, failuresOf, judge, type Outcome, type Scenario } from '../scenario.js';
import { freePort, ServerProcess } from '../serverProcess.js';
import { TcpProxy, type Weather } from '../tcpProxy.js';
import { type Tidy, tidily } from '../tidy.js';

const LONGEST = 3000;
/** So long the bad weather lasts: longer than anybody may take to notice it. */
const STORM = 4000;
const WEATHERS: readonly Weather[] = ['hole', 'halfOpen'];

export const network: Scenario = async ({ isShort, seed }) => {
	const arena = { games: isShort ? 6 : 60, seed, think: [50, 300] } as const;
	const storms = isShort ? WEATHERS : [...WEATHERS, ...WEATHERS, ...WEATHERS];
	const parts = [betweenClientsAndServer, betweenServersAndDatabase].map(
		(part) => () => tidily((tidy) => part(tidy, arena, storms, isShort)),
	);
	// Most of it is waiting, so that the short form does both at once.
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

type Wishes = Omit<ArenaOptions, 'url'>;

async function betweenClientsAndServer(
	tidy: Tidy,
	wishes: Wishes,
	storms: readonly Weather[],
	isShort: boolean,
): Promise<Outcome> {
	const folder = tidy.folder();
	const port = await freePort();
	const server = new ServerProcess(tidy, { data: folder, port });
	await server.start();
	const wire = new TcpProxy(tidy, [port]);
	await wire.listen();
	const arena = new Arena(tidy, { ...wishes, url: wire.url, silence: 400, patience: 2200 });
	await arena.begin();
	const noticed: number[] = [];
	let stalls = 0;
	for (const weather of storms) {
		if (!(await arena.progress(2 * wishes.games))) stalls++;
		noticed.push(await storm(wire, weather, () => arena.players.every(({ isThere }) => !isThere)));
	}
	if (!(await arena.progress(2 * wishes.games))) stalls++;
	const isSettled = await arena.settle();
	arena.close();
	await server.kill('SIGTERM');
	const failures = failuresOf(await judge(arena, { folder }));
	return {
		facts: [
			`clients: ${factsOf(arena).join(', ')}`,
			`${storms.length} storms noticed within ${inMilliseconds(largest(noticed))}`,
		],
		failures: [
			...failures,
			...failIf(!isSettled || stalls > 0, 'clients: it did not go on after the storm'),
			...failIf(!isShort && largest(noticed) > LONGEST, 'clients: not noticed within 3 s'),
		],
	};
}

async function betweenServersAndDatabase(
	tidy: Tidy,
	wishes: Wishes,
	storms: readonly Weather[],
	isShort: boolean,
): Promise<Outcome> {
	const { wire, balancer, nodes, databaseUrl } = await startCluster(tidy, { nodes: 2, isDatabaseFar: true });
	const arena = new Arena(tidy, { ...wishes, url: balancer.url });
	await arena.begin();
	const back: number[] = [];
	let stalls = 0;
	for (const weather of storms) {
		if (!(await arena.progress(2 * wishes.games))) stalls++;
		await storm(wire, weather, () => false);
		const began = performance.now();
		if (!(await arena.progress(wishes.games))) stalls++;
		back.push(performance.now() - began);
	}
	const isSettled = await arena.settle();
	const refusals = arena.players.flatMap((player) => player.refusals);
	arena.close();
	for (const node of nodes) await node.kill('SIGTERM');
	const failures = failuresOf(await judge(arena, { url: databaseUrl }));
	return {
		facts: [
			`database: ${factsOf(arena).join(', ')}`,
			`${refusals.length} wishes refused for now, each within ${inMilliseconds(largest(refusals))}`,
			`playing again ${inMilliseconds(largest(back))} after the storm at most`,
		],
		failures: [
			...failures,
			...failIf(!isSettled || stalls > 0, 'database: it did not go on after the storm'),
			...failIf(refusals.length === 0, 'database: nobody was told that it is away'),
			...failIf(!isShort && largest(refusals) > LONGEST, 'database: told later than after 3 s'),
		],
	};
}

/** Bad weather for a while. How long it took until it was noticed, where that is asked. */
async function storm(wire: TcpProxy, weather: Weather, isNoticed: () => boolean): Promise<number> {
	const began = performance.now();
	let noticedAfter = STORM;
	wire.become(weather);
	const end = pause(STORM);
	if (await until(isNoticed, STORM)) noticedAfter = performance.now() - began;
	await end;
	wire.become('flow');
	return noticedAfter;
}
