/**
 * Plays the mode of ADD-A-MODE to the end in every part of the project. `addAMode.slow.test.ts` runs this as
 * a test in a copy of the project with the mode; here the mode does not exist.
 */
import { makeBot } from '@rumis/engine';
import {
	findBuiltin,
	gameOf,
	type ModeId,
	makeCompact,
	makeMove,
	makeRecord,
	parseCompact,
	parseModeId,
	parseRecord,
	positionOf,
	SCENARIOS,
	type Setup,
	seededRandom,
} from '@rumis/rules';
import {
	act,
	type Seat,
	type Standing,
	seatToMove,
	standingsOf,
	startTable,
	type Table,
	tableOfGame,
} from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../apps/server/test/client.js';
import { randomMove, tableAt } from '../../apps/server/test/moves.js';
import { newServer } from '../../apps/server/test/server.js';
import { playMove } from '../../apps/web/src/game/playing.js';
import { openGame } from '../../apps/web/src/game/state.js';
import { boardViewOf, countOrder } from '../../apps/web/src/game/view.js';
import { en } from '../../apps/web/src/i18n/en/index.js';
import { choose, DEFAULT_CHOICES } from '../../apps/web/src/setup/choices.js';
import { configOf } from '../../apps/web/src/setup/config.js';
import { modesFor } from '../../apps/web/src/setup/options.js';
import { winnerText } from '../../apps/web/src/wording/winner.js';

function pairsMode(): ModeId {
	const mode = parseModeId('pairs');
	if (!mode) throw new Error('the mode is missing');
	return mode;
}

const setupOf = (board: string): Setup => ({
	...{ scenario: findBuiltin(board)!, players: 4, mode: pairsMode(), start: 'yellow' },
});
const PEOPLE: readonly Seat[] = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => ({ kind: 'person', name }));

function tableFor(board: string, seats: readonly Seat[] = PEOPLE): Table {
	const table = startTable({ setup: setupOf(board), seats, undo: 'free', seed: 1, ruin: 'turns' });
	if (!table.ok) throw new Error(table.error.code);
	return table.value;
}

function playedOut(start: Table, choose: (table: Table) => string): Table {
	let table = start;
	while (seatToMove(table) !== null) {
		const after = act(table, seatToMove(table)!, {
			...{ kind: 'move', ply: table.position.ply, move: choose(table) },
		});
		if (!after.ok) throw new Error(after.error.code);
		table = after.value;
	}
	return table;
}

function byChance(seed: number): (table: Table) => string {
	const random = seededRandom(seed);
	return ({ position }) => {
		const moves = position.legalMoves();
		return makeMove(moves[random.below(moves.length)]!);
	};
}

/** Partners share a rank, and the best colour of each team decides which is ahead. */
function expectTeams(standings: readonly Standing[] | null): void {
	const [ana, ben, cleo, dan] = standings!;
	expect([cleo!.rank, dan!.rank]).toEqual([ana!.rank, ben!.rank]);
	const [first, second] = [Math.max(ana!.points, cleo!.points), Math.max(ben!.points, dan!.points)];
	const ranks = first === second ? [1, 1] : first > second ? [1, 3] : [3, 1];
	expect([ana!.rank, ben!.rank]).toEqual(ranks);
}

describe('a game of pairs', () => {
	it.each(SCENARIOS.map(({ id }) => id))('is decided between two teams: %s', (board) => {
		const table = playedOut(tableFor(board), byChance(3));
		expectTeams(standingsOf(table));
		const ranks = standingsOf(table)!.map(({ rank }) => rank);
		const winners = ['team1', 'team2'].filter((_, side) => ranks[side] === 1);
		const outcome = winners.length > 1 ? { kind: 'draw', winners } : { kind: 'win', winner: winners[0] };
		expect(table.position.outcome()).toEqual(outcome);
	});

	it('is lost by both when one of them gives up', () => {
		const ended = act(tableFor('chullpa'), 2, { kind: 'end', seat: 2, why: 'resigned' });
		expect(ended.ok && standingsOf(ended.value)?.map(({ rank }) => rank)).toEqual([3, 1, 3, 1]);
	});

	it('is saved as a record and as a link, and goes on from there', () => {
		const { position } = playedOut(tableFor('pirka'), byChance(5));
		const record = parseRecord(makeRecord(gameOf(position.setup, position.moves)));
		if (!record.ok) throw new Error(record.error.code);
		const table = tableOfGame(record.value, { seed: 1 });
		expect(table.ok && table.value.position.scores()).toEqual(position.scores());
		const link = parseCompact(makeCompact(position));
		expect(link.ok && positionOf(gameOf(link.value.setup, link.value.moves)).scores()).toEqual(
			position.scores(),
		);
	});

	it('is played by bots', () => {
		const bots = ['greedy', 'level:1', 'sims:20', 'random'].map((spec) => {
			const bot = makeBot(spec, 1);
			if (!bot.ok) throw new Error(bot.error.code);
			return bot.value;
		});
		const table = playedOut(tableFor('chullpa'), (now) =>
			makeMove(bots[seatToMove(now)!]!.choose(now.position)),
		);
		expectTeams(standingsOf(table));
	});

	it('is played on a server, two people each with a bot as partner', async () => {
		const { url } = await newServer();
		const [ana, ben] = [new TestClient(url), new TestClient(url)];
		const bot = { kind: 'bot', bot: 'level:1' } as const;
		const { table: info } = await ana.create({
			...{ scenario: 'chullpa', mode: pairsMode(), players: 4, name: 'Ana' },
			seats: [{ kind: 'me' }, { kind: 'open' }, bot, bot],
		});
		await ben.sit(info.id, { name: 'Ben' });
		for (const client of [ana, ben]) {
			await client.connect();
			await client.join(info.id);
		}
		const over = await playOnline(url, info.id, [ana, ben]);
		expectTeams(over);
	});

	it('is chosen, shown and won in the browser’s code', () => {
		const mode = pairsMode();
		const scenario = findBuiltin('chullpa')!;
		expect(modesFor(scenario)).toContain(mode);
		const choices = choose(DEFAULT_CHOICES, { scenario, mode });
		expect(choices.players).toBe(4);
		const started = startTable(configOf(choices, () => 7));
		if (!started.ok) throw new Error(started.error.code);
		let game = openGame('pairs', { ...started.value, seats: PEOPLE });
		const next = byChance(9);
		while (seatToMove(game.table) !== null) {
			const { ply } = game.table.position;
			game = playMove(game, next(game.table));
			expect(game.table.position.ply).toBe(ply + 1);
			expect(boardViewOf(game).stones).toHaveLength(ply + 1);
		}
		const counted = game.table.position.scores().reduce((sum, { visible }) => sum + visible, 0);
		expect(countOrder(game.table.position)).toHaveLength(counted);
		expect(winnerText(game.table, en)).toMatch(/^(Ana.* and Cleo|Ben.* and Dan).* share the win/);
		expectTeams(standingsOf(game.table));
	});
});

/** Both people make random moves until the game is over; returns the server's standings. */
async function playOnline(
	url: string,
	game: string,
	people: readonly TestClient[],
): Promise<readonly Standing[]> {
	for (;;) {
		const table = await tableAt(url, game);
		const seat = seatToMove(table);
		if (seat === null) break;
		const { ply } = table.position;
		const player = people[seat];
		if (player) {
			const answer = await player.ask({ kind: 'move', game, ply, move: randomMove(table, ply).text });
			expect(answer).toMatchObject({ kind: 'ack' });
		} else await expect.poll(async () => (await tableAt(url, game)).position.ply).toBeGreaterThan(ply);
	}
	const { event } = await people[0]!.event(game, 'over');
	if (event.kind !== 'over') throw new Error(event.kind);
	return event.standings;
}
