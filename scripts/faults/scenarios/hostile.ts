/** Malicious clients: malformed frames, stolen identities, and clients that never read. */
import type { TableInfo } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { startTable } from '@rumis/table';
import { readScenario } from '../../../apps/server/src/game/boards.js';
import { beginSession } from '../../../apps/server/src/sessions/sessions.js';
import { openStore } from '../../../apps/server/src/store/open/openStore.js';
import { type Cleanup, withCleanup } from '../cleanup.js';
import { Crowd } from '../hostile/crowd.js';
import { flood } from '../hostile/flood.js';
import { watchPeak } from '../hostile/peak.js';
import { Speaker } from '../hostile/speaker.js';
import { type StolenSecrets, successfulThieves } from '../hostile/thieves.js';
import { Witnesses } from '../hostile/witnesses.js';
import { inMegabytes, pause, until } from '../numbers.js';
import { failIf, type Outcome, type Scenario, type ScenarioOptions } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';
import { Visitor } from '../visitor.js';

const MOST_GROWTH = 50 * 2 ** 20;
/** Chat lines: as many events as are sent one by one, and some more. */
const LONG_LOG = 140;
/** What a server may hold more after it has collected its garbage: caches that fill, code that is compiled. */
const FLAT = 10 * 2 ** 20;

export const hostile: Scenario = async ({ isShort, seed }) => {
	const outcomes = [
		await withCleanup((cleanup) => malformed(cleanup, { isShort, seed })),
		await withCleanup((cleanup) => unread(cleanup, { isShort })),
	];
	return {
		facts: outcomes.flatMap(({ facts }) => facts),
		failures: outcomes.flatMap(({ failures }) => failures),
	};
};

/** A table without a first move, and secrets of all kinds. */
async function layBait(url: string): Promise<StolenSecrets & { readonly expiring: string }> {
	const [owner, guest, stranger, late] = [0, 1, 2, 3].map(() => new Visitor(url));
	const made = await owner!.create({});
	await guest!.sit(made!.table.id);
	for (const visitor of [stranger!, late!]) await visitor.create({});
	const setup = {
		scenario: readScenario('chullpa')!,
		players: 2,
		mode: 'standard',
		start: 'yellow',
	} as const;
	const seats = [0, 1].map(() => ({ kind: 'person', name: '' }) as const);
	const table = startTable({ setup, seats, undo: 'ask', seed: 0, ruin: 'turns' });
	const move = table.ok ? makeMove(table.value.position.legalMoves()[0]!) : '';
	const cookies = { owner: owner!.cookie!, stranger: stranger!.cookie!, expired: late!.cookie! };
	const expiring = cookies.expired.slice(cookies.expired.indexOf('=') + 1).split('.')[0]!;
	return { game: made!.table.id, move, ...cookies, program: '', expiring };
}

/** Lets a session expire and creates a bot token, while no server is running. */
async function arrange(folder: string, session: string): Promise<string> {
	const store = await openStore({ folder });
	try {
		return await store.write(async (tx) => {
			await tx.db.updateTable('session').set({ expires_ms: 1 }).where('id', '=', session).execute();
			return (await beginSession(tx, { name: 'Program', kind: 'token' })).secret;
		});
	} finally {
		await store.close();
	}
}

async function malformed(cleanup: Cleanup, { isShort, seed }: ScenarioOptions): Promise<Outcome> {
	const frames = isShort ? 1000 : 100_000;
	const folder = cleanup.folder();
	const server = new ServerProcess(cleanup, { data: folder, log: 'silent' });
	await server.start();
	const bait = await layBait(server.url);
	await server.kill('SIGTERM');
	const stolen = { ...bait, program: await arrange(folder, bait.expiring) };
	await server.start();
	const { url } = server;
	const seqOf = async () => (await tableOf(url, stolen.game)).seq;
	const before = await seqOf();
	const thieves = await successfulThieves(url, stolen);
	const options = { url, cookie: stolen.owner, game: stolen.game };
	const witnesses = await Witnesses.come(cleanup, server, { isShort });
	const warm = await flood({ ...options, frames: frames * 0.3, seed });
	const low = await server.memory();
	await witnesses.begin();
	const main = await flood({ ...options, frames: frames - warm.sent, seed: seed + 1 });
	const high = await server.memory();
	const noticed = await witnesses.leave();
	const [growth, held] = [high.rss - low.rss, heldIn(high) - heldIn(low)];
	const after = await seqOf();
	const accepted = warm.accepted + main.accepted;
	return {
		facts: [
			`${warm.sent + main.sent} malformed frames, ${accepted} accepted, memory ${inMegabytes(growth)} more, ${inMegabytes(held)} of it held`,
			`14 false credentials, ${thieves.length} believed`,
			...noticed.facts,
		],
		failures: [
			...failIf(accepted > 0, 'a malformed frame was accepted'),
			...failIf(thieves.length > 0, `believed: ${thieves.join(', ')}`),
			...failIf(before !== after, 'the log of the table has changed'),
			...failIf(!server.isRunning, 'the server has ended'),
			...failIf(growth > MOST_GROWTH, `memory grows by ${inMegabytes(growth)}`),
			...failIf(held > FLAT, `${inMegabytes(held)} more are held`),
			...noticed.failures,
		],
	};
}

const heldIn = ({ heapUsed, external }: NodeJS.MemoryUsage): number => heapUsed + external;

async function tableOf(url: string, game: string): Promise<TableInfo> {
	return (await new Visitor(url).request('GET', `/api/tables/${game}`)).body as TableInfo;
}

/** A long log, many spectators, some of whom never read, and a player who keeps chatting. */
async function unread(cleanup: Cleanup, { isShort }: Pick<ScenarioOptions, 'isShort'>): Promise<Outcome> {
	const lines = isShort ? 10 : 50;
	const { all, slow } = isShort ? { all: 60, slow: 10 } : { all: 2000, slow: 200 };
	const server = new ServerProcess(cleanup, {
		data: cleanup.folder(),
		log: 'silent',
	});
	await server.start();
	const host = new Visitor(server.url);
	const { table } = (await host.create({}))!;
	const speaker = new Speaker(cleanup, host, table.id);
	await speaker.say(LONG_LOG - lines);
	const crowd = new Crowd(cleanup, server.url, table.id);
	await crowd.come(all - slow, slow);
	const witnesses = await Witnesses.come(cleanup, server, { isShort });
	// Telling so many takes memory for good the first time.
	await speaker.say(lines);
	const low = (await server.memory()).rss;
	await witnesses.begin();
	const peak = watchPeak(cleanup, server);
	await crowd.stopReading(table.epoch);
	const toldBefore = crowd.told;
	await speaker.say(lines);
	const isTold = await until(() => crowd.told - toldBefore >= lines * (all - slow), 60_000);
	const cut = await untilCutOff(server.url, slow, () => crowd.requestAgain(table.epoch));
	const most = await peak();
	const kept = (await server.memory()).rss - low;
	const noticed = await witnesses.leave();
	const growth = most - low;
	return {
		facts: [
			`${slow} who never read among ${all} spectators, ${cut} cut off: memory at most ${inMegabytes(growth)} more, ${inMegabytes(kept)} after it was tidied up, ${inMegabytes(most)} in all`,
			...noticed.facts,
		],
		failures: [
			...failIf(!isTold, 'those who read were not told everything'),
			...failIf(cut < slow, 'some who never read were not cut off'),
			...failIf(growth > MOST_GROWTH, 'those who do not read cost too much memory'),
			...failIf(!server.isRunning, 'the server has ended'),
			...noticed.failures,
		],
	};
}

/** How many the server has cut off, as it says itself; they ask until it is all of them, but not for ever. */
async function untilCutOff(url: string, slow: number, askAgain: () => void): Promise<number> {
	for (const giveUpAt = Date.now() + 60_000; ; ) {
		const { body } = await new Visitor(url).request('GET', '/metrics');
		const cut = Number(/^rumis_cut_sockets_total\{why="slow"\} (\d+)/m.exec(String(body))?.[1] ?? 0);
		if (cut >= slow || Date.now() > giveUpAt) return cut;
		askAgain();
		await pause(50);
	}
}
