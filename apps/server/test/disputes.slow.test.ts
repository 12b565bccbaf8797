/** Players who move, plan, take back, answer and give up all at once: the log stays a game by the rules. */
import { makeMove, ok, seededRandom } from '@rumis/rules';
import { checkReplyPlan, type ReplyPlan, seatToMove, type Table } from '@rumis/table';
import { describe, expect, it, vi } from 'vitest';
import { SEED } from '../../../scripts/testing/seed.js';
import { Games } from '../src/game/games.js';
import { makePlan, plannedBy } from '../src/game/plans.js';
import { rebuild } from '../src/game/tableCache.js';
import { randomMove } from './moves.js';
import { personAt, playedGame } from './played.js';
import { newStore, STORES } from './server.js';

vi.setConfig({ testTimeout: 120_000 });

const GAMES = 8;
const STEPS = 40;
/** So many requests are made at the same time. */
const AT_ONCE = 4;

type Random = ReturnType<typeof seededRandom>;

/** One game, with what both players do to it. */
class Dispute {
	private requests = 0;

	constructor(
		private readonly games: Games,
		readonly game: string,
		private readonly random: Random,
	) {}

	read() {
		return this.games.store.read(async (tx) => {
			const row = await tx.db
				.selectFrom('game')
				.selectAll()
				.where('id', '=', this.game)
				.executeTakeFirstOrThrow();
			const seats = await tx.db
				.selectFrom('seat')
				.selectAll()
				.where('game', '=', this.game)
				.orderBy('seat')
				.execute();
			return { row, seats, table: await this.games.cache.load(tx, row), log: await rebuild(tx, row) };
		});
	}

	/** Something that one of them may want now, wisely or not. Refusals are fine, faults are not. */
	async act(table: Table): Promise<void> {
		const seat = this.random.below(2);
		const ask = { id: `r${++this.requests}`, game: this.game };
		const { ply } = table.position;
		switch (this.random.below(8)) {
			case 0:
				return void (await this.games.request(personAt(seat), { ...ask, kind: 'undo' }));
			case 1:
			case 2: {
				const agree = this.random.below(4) > 0;
				return void (await this.games.request(personAt(seat), { ...ask, kind: 'answerUndo', agree }));
			}
			case 3:
			case 4:
				return this.plan(table, seat);
			default: {
				const { text: move } = randomMove(table, this.random.below(1000));
				const mover = seatToMove(table) ?? seat;
				return void (await this.games.request(personAt(mover), { ...ask, kind: 'move', ply, move }));
			}
		}
	}

	/** A reply to some move of the other one, and often one to any move. */
	private async plan(table: Table, seat: number): Promise<void> {
		const theirs = randomMove(table, this.random.below(1000));
		if (theirs.next.position.phase === null) return;
		const reply = randomMove(theirs.next, this.random.below(1000)).text;
		const plan: ReplyPlan = this.random.below(2) === 0 ? [[theirs.text, reply]] : [['*', reply]];
		await this.games.change(this.game, async (locked) => {
			makePlan(locked, seat, table.position.ply, plan);
			return ok(null);
		});
	}
}

describe.each(STORES)('on %s', (kind) => {
	it('whatever two players dispute, log, table and plans agree', async () => {
		const games = new Games(await newStore(kind));
		let [replies, takenBack] = [0, 0];
		for (let n = 0; n < GAMES; n++) {
			const game = await playedGame(games, 2, n);
			const dispute = new Dispute(games, game, seededRandom(SEED + n));
			for (let step = 0; step < STEPS; step++) {
				const { table, row } = await dispute.read();
				if (row.status !== 'playing') break;
				await Promise.all(Array.from({ length: AT_ONCE }, () => dispute.act(table)));
				const after = await dispute.read();
				expect(after.table.position.moves.map(makeMove)).toEqual(after.log.position.moves.map(makeMove));
				expect(after.row.ply).toBe(after.log.position.ply);
				for (const seat of after.seats) {
					const plan = plannedBy(after, seat.seat);
					if (plan.length > 0) expect(checkReplyPlan(after.table, seat.seat, plan).ok).toBe(true);
				}
				replies += Math.max(0, after.row.ply - row.ply - 1);
				takenBack += after.row.branch - row.branch;
			}
		}
		// Without these nothing was shown.
		expect(replies).toBeGreaterThan(0);
		expect(takenBack).toBeGreaterThan(0);
	});
});
