import type { PuzzleSolution } from '@rumis/engine/puzzles';
import type { PuzzleAttempt, PuzzleStanding } from '@rumis/protocol';
import { NEW_SOLVER, newPuzzle, PROVISIONAL, ratePuzzle, type Strength, strengthAt } from '@rumis/ratings';
import { lockAccount } from '../names/accountRow.js';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';

type Standing = Row<'puzzle_rating'>;
type Attempt = Row<'puzzle_attempt'>;

/** An account's puzzle rating; the initial one without attempts. */
export async function puzzleStanding(tx: Tx, account: string): Promise<PuzzleStanding> {
	const now = await tx.now();
	return describeStanding((await readStanding(tx, account)) ?? newStanding(account, now), now);
}

/**
 * Judges the first attempt of an account at a puzzle and rates both. Later requests return the same result,
 * so a request may be retried. Null if the account was deleted.
 */
export async function attemptPuzzle(
	tx: Tx,
	account: string,
	puzzle: PuzzleSolution,
	move: string | null,
): Promise<PuzzleAttempt | null> {
	// Serialized: two devices of an account may send the same puzzle at once.
	if (!(await lockAccount(tx, account))) return null;
	const now = await tx.now();
	const attempt =
		(await readAttempt(tx, account, puzzle.id)) ?? (await rateAttempt(tx, account, puzzle, move, now));
	const { rating } = await puzzleStrength(tx, puzzle);
	const standing = (await readStanding(tx, account)) ?? newStanding(account, now);
	return {
		isSolved: attempt.solved === 1,
		before: Math.round(attempt.rating_before),
		after: Math.round(attempt.rating_after),
		puzzle: Math.round(rating),
		standing: describeStanding(standing, now),
	};
}

async function rateAttempt(
	tx: Tx,
	account: string,
	puzzle: PuzzleSolution,
	move: string | null,
	now: number,
): Promise<Attempt> {
	const isSolved = move === puzzle.solution;
	const known = (await readStanding(tx, account)) ?? newStanding(account, now);
	const before = strengthAt(known, known.updated_ms, now);
	const after = ratePuzzle(before, await lockPuzzle(tx, puzzle), isSolved);
	const solved = isSolved ? 1 : 0;
	const attempt: Attempt = {
		...{ account, puzzle: puzzle.id, move, solved, at_ms: now },
		...{ rating_before: before.rating, rating_after: after.solver.rating },
	};
	await tx.db.insertInto('puzzle_attempt').values(attempt).execute();
	await writeStanding(tx, {
		...{ account, ...strengthOf(after.solver), updated_ms: now },
		...{ solved: known.solved + solved, tried: known.tried + 1 },
	});
	const row = tx.db.updateTable('puzzle').where('id', '=', puzzle.id);
	await row.set((old) => ({ ...strengthOf(after.puzzle), tried: old('tried', '+', 1) })).execute();
	return attempt;
}

const strengthOf = ({ rating, deviation, volatility }: Strength): Strength => ({
	...{ rating, deviation, volatility },
});

const newStanding = (account: string, now: number): Standing => ({
	...{ account, ...NEW_SOLVER, solved: 0, tried: 0, updated_ms: now },
});

const readStanding = async ({ db }: Tx, account: string): Promise<Standing | undefined> =>
	db.selectFrom('puzzle_rating').selectAll().where('account', '=', account).executeTakeFirst();

async function writeStanding({ db }: Tx, standing: Standing): Promise<void> {
	const { account, ...facts } = standing;
	const row = db.insertInto('puzzle_rating').values(standing);
	await row.onConflict((conflict) => conflict.column('account').doUpdateSet(facts)).execute();
}

const readAttempt = async ({ db }: Tx, account: string, puzzle: string): Promise<Attempt | undefined> =>
	db
		.selectFrom('puzzle_attempt')
		.selectAll()
		.where('account', '=', account)
		.where('puzzle', '=', puzzle)
		.executeTakeFirst();

async function puzzleStrength({ db }: Tx, { id, rating }: PuzzleSolution): Promise<Strength> {
	const row = await db.selectFrom('puzzle').selectAll().where('id', '=', id).executeTakeFirst();
	return row ?? newPuzzle(rating);
}

/** The rating of a puzzle, locked against concurrent attempts; always after the account. */
async function lockPuzzle({ db, isPostgres }: Tx, { id, rating }: PuzzleSolution): Promise<Strength> {
	const fresh = db.insertInto('puzzle').values({ id, ...newPuzzle(rating), tried: 0 });
	await fresh.onConflict((conflict) => conflict.column('id').doNothing()).execute();
	const query = db.selectFrom('puzzle').selectAll().where('id', '=', id);
	return (isPostgres ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

function describeStanding(standing: Standing, now: number): PuzzleStanding {
	const { rating, deviation } = strengthAt(standing, standing.updated_ms, now);
	return {
		rating: Math.round(rating),
		deviation: Math.round(deviation),
		isProvisional: deviation > PROVISIONAL,
		solved: standing.solved,
		tried: standing.tried,
	};
}
