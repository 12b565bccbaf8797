/** Faults of the data: a full disk, two servers in one folder, backups and corrupt backups. */
import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../apps/server/src/store/open/openStore.js';
import { Arena, type ArenaOptions } from '../arena.js';
import { check } from '../checker.js';
import { type Cleanup, withCleanup } from '../cleanup.js';
import { isClearRefusal, rumis } from '../command.js';
import { Ledger } from '../ledger.js';
import { readLogs } from '../log.js';
import { inMilliseconds, until } from '../numbers.js';
import { factsOf, failIf, failuresOf, judge, type Outcome, type Scenario } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';
import { mountSmallDisk } from '../smallDisk.js';
import { Visitor } from '../visitor.js';

export const storage: Scenario = async ({ isShort, seed }) => {
	const games = isShort ? 6 : 40;
	const outcomes = [
		await withCleanup((cleanup) => fullDisk(cleanup, { games, seed, isShort })),
		await withCleanup((cleanup) => copies(cleanup, { games, seed, isShort })),
	];
	return {
		facts: outcomes.flatMap(({ facts }) => facts),
		failures: outcomes.flatMap(({ failures }) => failures),
	};
};

type Play = Pick<ArenaOptions, 'games' | 'seed' | 'isShort'>;

/** A move that could not be written is never acknowledged; play continues when there is space again. */
async function fullDisk(cleanup: Cleanup, play: Play): Promise<Outcome> {
	const disk = mountSmallDisk(cleanup, 24);
	if (!disk) return { facts: ['full disk: not tried, because this user may not mount one'], failures: [] };
	const server = new ServerProcess(cleanup, {
		data: join(disk.folder, 'data'),
		log: 'silent',
	});
	await server.start();
	const { games } = play;
	const arena = new Arena(cleanup, { ...play, url: server.url, think: [0, 50] });
	await arena.begin();
	await arena.progress(games);
	disk.fill();
	const refused = () => arena.players.reduce((sum, { refusals }) => sum + refusals.length, 0);
	const isRefused = await until(() => refused() >= games / 2, 60_000);
	const lobby = await new Visitor(server.url).request('GET', '/api/tables?status=playing');
	const isAlive = server.isRunning;
	disk.free();
	const goesOn = isAlive && (await arena.progress(games));
	const isSettled = await arena.settle();
	arena.close();
	await server.kill('SIGTERM');
	return {
		facts: [`full disk: ${refused()} requests refused for now, ${factsOf(arena).join(', ')}`],
		failures: [
			...failuresOf(await judge(arena, { folder: join(disk.folder, 'data') })),
			...failIf(!isAlive, 'full disk: the server has ended'),
			...failIf(!isRefused, 'full disk: requests were not refused'),
			...failIf(lobby.status !== 200, 'full disk: nobody can even look'),
			...failIf(!goesOn || !isSettled, 'full disk: it did not go on when there was room again'),
		],
	};
}

/** A backup during play, restored and compared; corrupt ones and a second server are refused. */
async function copies(cleanup: Cleanup, play: Play): Promise<Outcome> {
	const { games } = play;
	const folder = cleanup.folder();
	const [file, broken] = ['backup', 'broken'].map((name) => join(cleanup.folder(), name)) as [string, string];
	const server = new ServerProcess(cleanup, { data: folder });
	await server.start();
	const arena = new Arena(cleanup, { ...play, url: server.url, think: [0, 100] });
	await arena.begin();
	await arena.progress(5 * games);
	const second = await rumis('serve', '--data', folder, '--port', '0');
	const acksBefore = arena.ledger.acks.length;
	const began = performance.now();
	const backup = await rumis('backup', '--data', folder, file);
	const took = performance.now() - began;
	await arena.progress(games);
	await arena.settle();
	arena.close();
	await server.kill('SIGTERM');
	const restored = join(cleanup.folder(), 'data');
	const restore = await rumis('restore', file, '--data', restored);
	copyFileSync(file, broken);
	truncateSync(broken, Math.floor(statSync(file).size * 0.7));
	const refusal = await rumis('restore', broken, '--data', join(cleanup.folder(), 'data'));
	return {
		facts: [
			`backup of ${factsOf(arena)[0]} during play in ${inMilliseconds(took)}, restored with ${acksBefore} acknowledged requests`,
		],
		failures: [
			...failuresOf(await judge(arena, { folder })),
			...failIf(!isClearRefusal(second), `a second server was not refused in one line: ${second.err}`),
			...failIf(backup.code !== 0, `backup: ${backup.err}`),
			...failIf(restore.code !== 0, `restore: ${restore.err}`),
			...(restore.code === 0 ? await compare(arena, acksBefore, restored) : []),
			...failIf(!isClearRefusal(refusal), `a broken backup was not refused in one line: ${refusal.err}`),
		],
	};
}

/** The backup is consistent, and has everything acknowledged before it was started. */
async function compare({ ledger }: Arena, acksBefore: number, folder: string): Promise<string[]> {
	const store = await openStore({ folder });
	try {
		const before = new Ledger();
		for (const request of ledger.requests.values()) before.requested(request);
		before.acks.push(...ledger.acks.slice(0, acksBefore));
		return failuresOf(check(before, await readLogs(store))).map((failure) => `the copy: ${failure}`);
	} finally {
		await store.close();
	}
}
