import { type ChildProcess, spawn } from 'node:child_process';
import { seatToMove } from '@rumis/table';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reservePort } from '../../../server/src/store/postgres/reservedPort.js';
import type { TestClient } from '../../../server/test/client.js';
import { randomMove, readTable } from '../../../server/test/moves.js';
import { signedUp } from '../../../server/test/people.js';
import { newServer, tempFolder } from '../../../server/test/server.js';
import { BIN } from '../../test/rumis.js';

/** A board with short games. */
const PATIO = '{"id":"patio","name":"Patio","plan":["222","222","22."],"limits":{"2":{"height":1}}}';
/** A board with slightly longer games. */
const PLAZA =
	'{"id":"plaza","name":"Plaza","plan":["22222","22222","22222","22222","22222"],"limits":{"2":{"height":2}}}';
const GTP = ['--', process.execPath, BIN, 'gtp'];

const running: ChildProcess[] = [];
afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts `rumis bot`, and exposes its output and exit. */
function bot(...args: readonly string[]) {
	const child = spawn(process.execPath, [BIN, 'bot', ...args]);
	running.push(child);
	let [out, err] = ['', ''];
	const waiting: (() => void)[] = [];
	const stir = () => {
		for (const wake of waiting.splice(0)) wake();
	};
	child.stdout.on('data', (data) => {
		out += String(data);
		stir();
	});
	child.stderr.on('data', (data) => {
		err += String(data);
		stir();
	});
	const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
	return {
		child,
		ended,
		out: () => out,
		err: () => err,
		/** Waits for this text on standard error. */
		complained: async (words: string) => {
			while (!err.includes(words)) await new Promise<void>((resolve) => waiting.push(resolve));
		},
	};
}

let url = '';
let ana: TestClient;
let token: string;

async function tokenOf(owner: TestClient, label: string): Promise<string> {
	return (await owner.request<{ token: string }>('POST', '/api/tokens', { label })).body.token;
}

beforeAll(async () => {
	({ url } = await newServer());
	ana = await signedUp(url, 'Ana');
	token = await tokenOf(ana, 'Stone Eater');
});

const tableFor = async (owner: TestClient, seat: 'open' | 'link', terms: object = {}) => {
	const seats = [{ kind: seat }, { kind: 'bot', bot: 'random' }] as const;
	const { table, invite } = await owner.create({ scenario: PATIO, seats: [...seats], ...terms });
	return { id: table.id, invite };
};

describe('rumis bot', () => {
	it('lets a program play at a table by its link', async () => {
		const { id, invite } = await tableFor(ana, 'link');
		const place = ['--table', `${url}/#/table/${id}/${invite}`];
		const { ended, out, err } = bot('--url', url, '--token', token, ...place, '--games', '1', ...GTP);
		expect([await ended, err()]).toEqual([0, '']);
		expect(out()).toMatch(/^Connected to .*\nTable .*\nOver: rank [12] of 2, -?\d+ points\n$/);
		const { body } = await ana.request<{ status: string; seats: object[] }>('GET', `/api/tables/${id}`);
		expect(body).toMatchObject({
			status: 'over',
			seats: [{ name: 'Stone Eater', program: true, left: null }, {}],
		});
	});

	it('plays at open tables one after the other with our own engine', async () => {
		const ids = [(await tableFor(ana, 'open')).id, (await tableFor(ana, 'open')).id];
		const { ended, out } = bot('--url', url, '--token', token, '--lobby', '--level', '1', '--games', '2');
		expect(await ended).toBe(0);
		for (const id of ids) expect(out()).toContain(`Table ${id}`);
		expect(out().match(/^Over/gm)).toHaveLength(2);
	});

	it('lets others take back, reconnects after a server restart, and accepts a rematch', async () => {
		const data = tempFolder();
		const { port } = await reservePort();
		const first = await newServer({ data, port });
		const ben = await signedUp(first.url, 'Ben');
		const { table } = await ben.create({ scenario: PLAZA });
		const options = ['--token', await tokenOf(ben, 'Bot'), '--table', table.id, '--name', 'Loyal'];
		const { child, complained, out, ended } = bot('--url', first.url, ...options, ...GTP);
		await ben.connect();
		const seen = await ben.join(table.id);
		const started = seen.kind === 'table' && seen.table ? null : await ben.event(table.id, 'started');
		const text =
			seen.kind === 'table' && seen.table ? seen.table : (started!.event as { table: string }).table;
		const { text: opening } = randomMove(readTable(text), 1);
		const moved = await ben.ask({ kind: 'move', game: table.id, ply: 0, move: opening });
		if (moved.kind !== 'ack') throw new Error(moved.error.code);
		expect((await ben.eventAt(table.id, moved.seq + 1)).event.kind).toBe('moved');
		expect(await ben.ask({ kind: 'undo', game: table.id })).toMatchObject({ kind: 'ack' });
		await ben.event(table.id, 'takenBack');
		await first.close();
		await complained('connection lost');
		const second = await newServer({ data, port });
		expect(second.url).toBe(first.url);
		await ben.connect();
		const again = await playOn(ben, table.id);
		expect(again.seats[1]).toMatchObject({ name: 'Loyal', left: null });
		expect(await ben.ask({ kind: 'rematch', game: table.id })).toMatchObject({ kind: 'ack' });
		const { event } = await ben.event(table.id, 'rematch');
		await playOn(ben, (event as { game: string }).game);
		child.kill('SIGTERM');
		expect(await ended).toBe(0);
		expect(out().match(/^Over/gm)!.length).toBeGreaterThanOrEqual(1);
	});

	it('reports in one line why it cannot play', async () => {
		const { id } = await tableFor(ana, 'link');
		const at = ['--url', url, '--token', token];
		const cases: [string[], number, RegExp][] = [
			[[...at, '--table', id, '--level', '1'], 1, /^rumis: .*no free seat, or it needs an invitation.*\n$/],
			[[...at, '--table', 'AAAAAAAAAAAA', '--level', '1'], 1, /^rumis: .*there is no such table\n$/],
			[['--url', url, '--token', 'x', '--lobby'], 1, /^rumis: .*does not accept this token\n$/],
			[['--url', 'http://127.0.0.1:1', '--token', token, '--lobby'], 1, /^rumis: .*no server responds\n$/],
			[[...at, '--lobby', '--', '/no/such/program'], 1, /^rumis: .*no such program\n$/],
			[['--url', url, '--lobby'], 2, /^error: missing token.*\n$/],
			[at, 2, /^error: use either --table.*\n$/],
			[['--url', 'nowhere', '--token', token, '--lobby'], 2, /^error: .*It must look like https.*\n$/],
		];
		for (const [args, code, line] of cases) {
			const { ended, err } = bot(...args);
			expect(await ended).toBe(code);
			expect(err()).toMatch(line);
		}
	});

	it('resigns the game when the program fails repeatedly', async () => {
		const { id } = await tableFor(ana, 'open');
		const broken = ['--', process.execPath, '-e', 'process.exit(3)'];
		const { ended, err } = bot('--url', url, '--token', token, '--table', id, ...broken);
		expect(await ended).toBe(1);
		expect(err().match(/^rumis: the program failed/gm)).toHaveLength(3);
		expect(err()).toMatch(/gave up because the program failed: the program ended \(exit code 3\)\n$/);
		const { body } = await ana.request<{ seats: object[] }>('GET', `/api/tables/${id}`);
		expect(body.seats[0]).toMatchObject({ left: 'resigned' });
	});
});

/** Plays random moves until the game is over, and returns its final state. */
async function playOn(who: TestClient, game: string) {
	for (let seed = 0; ; seed++) {
		const seen = await who.join(game);
		if (seen.kind !== 'table') throw new Error('the whole table was asked for');
		if (seen.info.status === 'over') return seen.info;
		const table = readTable(seen.table);
		if (seatToMove(table) === seen.info.you) {
			const { ply } = table.position;
			await who.ask({ kind: 'move', game, ply, move: randomMove(table, seed).text });
		} else await who.eventAt(game, seen.info.seq + 1);
	}
}
