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
import { inMegabytes, until } from '../numbers.js';
import { failIf, type Outcome, type Scenario } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';
import { Visitor } from '../visitor.js';

const MOST_GROWTH = 100 * 2 ** 20;
/** Chat lines: as many events as are sent one by one, and some more. */
const LONG_LOG = 140;
/** Normal growth of a server by any work: caches, compiled code. */
const FLAT = 40 * 2 ** 20;

export const hostile: Scenario = async ({ isShort, seed }) => {
	const outcomes = [
		await withCleanup((cleanup) => malformed(cleanup, isShort ? 1000 : 100_000, seed)),
		await withCleanup((cleanup) =>
			unread(cleanup, isShort ? { all: 60, slow: 10 } : { all: 2000, slow: 200 }),
		),
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

async function malformed(cleanup: Cleanup, frames: number, seed: number): Promise<Outcome> {
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
	const warm = await flood({ ...options, frames: Math.min(frames / 5, 10_000), seed });
	const low = await server.memory();
	const main = await flood({ ...options, frames: frames - warm.sent, seed: seed + 1 });
	const growth = (await server.memory()).rss - low.rss;
	const after = await seqOf();
	const accepted = warm.accepted + main.accepted;
	return {
		facts: [
			`${warm.sent + main.sent} malformed frames, ${accepted} accepted, memory ${inMegabytes(growth)} more`,
			`14 false credentials, ${thieves.length} believed`,
		],
		failures: [
			...failIf(accepted > 0, 'a malformed frame was accepted'),
			...failIf(thieves.length > 0, `believed: ${thieves.join(', ')}`),
			...failIf(before !== after, 'the log of the table has changed'),
			...failIf(!server.isRunning, 'the server has ended'),
			...failIf(growth > FLAT, 'memory is not flat'),
		],
	};
}

async function tableOf(url: string, game: string): Promise<TableInfo> {
	return (await new Visitor(url).request('GET', `/api/tables/${game}`)).body as TableInfo;
}

/** A long log, many spectators, some of whom never read, and a player who keeps chatting. */
async function unread(
	cleanup: Cleanup,
	{ all, slow }: { readonly all: number; readonly slow: number },
): Promise<Outcome> {
	const server = new ServerProcess(cleanup, {
		data: cleanup.folder(),
		log: 'silent',
	});
	await server.start();
	const host = new Visitor(server.url);
	const { table } = (await host.create({}))!;
	const speaker = new Speaker(cleanup, host, table.id);
	await speaker.say(LONG_LOG);
	const crowd = new Crowd(cleanup, server.url, table.id);
	await crowd.come(all - slow, slow);
	const low = (await server.memory()).rss;
	const peak = watchPeak(cleanup, server);
	await crowd.stopReading(table.epoch);
	const lines = 50;
	const toldBefore = crowd.told;
	await speaker.say(lines);
	const isTold = await until(() => crowd.told - toldBefore >= lines * (all - slow), 60_000);
	const cut = await cutOff(server.url);
	const most = await peak();
	const kept = (await server.memory()).rss - low;
	const growth = most - low;
	return {
		facts: [
			`${slow} who never read among ${all} spectators, ${cut} cut off: memory at most ${inMegabytes(growth)} more, ${inMegabytes(kept)} after it was tidied up, ${inMegabytes(most)} in all`,
		],
		failures: [
			...failIf(!isTold, 'those who read were not told everything'),
			...failIf(growth > MOST_GROWTH, 'those who do not read cost too much memory'),
			...failIf(!server.isRunning, 'the server has ended'),
		],
	};
}

/** The number of connections the server has closed, by its own count. */
async function cutOff(url: string): Promise<number> {
	const { body } = await new Visitor(url).request('GET', '/metrics');
	return Number(/^rumis_cut_sockets_total\{why="slow"\} (\d+)/m.exec(String(body))?.[1] ?? 0);
}
