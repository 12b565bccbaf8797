import { loadSolutions } from '@rumis/engine/puzzles';
import type { PuzzleAttempt, PuzzleStanding } from '@rumis/protocol';
import { NEW_SOLVER } from '@rumis/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.js';
import { codeOf, PASSWORD, programOf, signedUp } from '../../test/people.js';
import { newPlace, newServer, STORES } from '../../test/server.js';
import { LIMITS, NO_LIMITS, type RunningServer } from '../index.js';
import { attemptPuzzle } from './attempts.js';

const [PUZZLE, OTHER, THIRD] = [...(await loadSolutions()).values()];
if (!PUZZLE || !OTHER || !THIRD) throw new Error('there are no puzzles');
const WRONG = 'I4 a1*4';

const pathOf = ({ id }: { readonly id: string }) => `/api/puzzles/${id}/attempt`;
const attempt = async (who: TestClient, puzzle: { readonly id: string }, move: string | null) =>
	(await who.request<PuzzleAttempt>('PUT', pathOf(puzzle), { move })).body;
const standing = async (who: TestClient) =>
	(await who.request<PuzzleStanding>('GET', '/api/puzzles/mine')).body;

describe.each(STORES)('rated puzzles on %s', (kind) => {
	let server: RunningServer;
	let url = '';
	beforeAll(async () => {
		server = await newServer(await newPlace(kind));
		url = server.url;
	});

	it('are judged by the server, and rate the solver and the puzzle', async () => {
		const ana = await signedUp(url, 'Ana');
		expect(await standing(ana)).toMatchObject({ rating: NEW_SOLVER.rating, solved: 0, tried: 0 });
		const solved = await attempt(ana, PUZZLE, PUZZLE.solution);
		expect(solved).toMatchObject({ isSolved: true, before: NEW_SOLVER.rating });
		expect(solved.after).toBeGreaterThan(solved.before);
		expect(solved.puzzle).toBeLessThan(PUZZLE.rating);
		const failed = await attempt(ana, OTHER, WRONG);
		expect(failed).toMatchObject({ isSolved: false, before: solved.after });
		expect(failed.after).toBeLessThan(failed.before);
		expect(failed.puzzle).toBeGreaterThan(OTHER.rating);
		const shown = await attempt(ana, THIRD, null);
		expect(shown.isSolved).toBe(false);
		expect(await standing(ana)).toEqual(shown.standing);
		expect(shown.standing).toMatchObject({ rating: shown.after, isProvisional: true, solved: 1, tried: 3 });
	});

	it('count once, however often and from however many devices they are sent', async () => {
		const ben = await signedUp(url, 'Ben');
		const moves = [WRONG, PUZZLE.solution, WRONG, PUZZLE.solution, null];
		const all = await Promise.all(moves.map((move) => attempt(ben, PUZZLE, move)));
		const [first] = all;
		for (const { isSolved, before, after } of all)
			expect([isSolved, before, after]).toEqual([first!.isSolved, first!.before, first!.after]);
		const later = await attempt(ben, PUZZLE, first!.isSolved ? WRONG : PUZZLE.solution);
		expect(later).toEqual(first);
		expect(later.standing.tried).toBe(1);
	});

	it('lose no update when many try the same one at once', async () => {
		const people = await Promise.all(['C1', 'C2', 'C3', 'C4'].map((name) => signedUp(url, name)));
		const tried = () =>
			server.context.store.read(({ db }) =>
				db.selectFrom('puzzle').select(['tried', 'rating']).where('id', '=', THIRD.id).executeTakeFirst(),
			);
		const before = (await tried())?.tried ?? 0;
		await Promise.all(people.map((who) => attempt(who, THIRD, THIRD.solution)));
		expect((await tried())?.tried).toBe(before + people.length);
	});

	it('accept a move in any notation', async () => {
		const dora = await signedUp(url, 'Dora');
		const [stone, squares = ''] = PUZZLE.solution.toLowerCase().split(' ');
		const spelt = squares.split(',').flatMap((square) => {
			const [name = '', times = '1'] = square.split('*');
			return Array.from({ length: Number(times) }, () => name);
		});
		expect(await attempt(dora, PUZZLE, `${stone} ${spelt.reverse().join(',')}`)).toMatchObject({
			isSolved: true,
		});
	});

	it('are for accounts: guests, programs and invalid answers are refused', async () => {
		const eva = await signedUp(url, 'Eva');
		const program = await programOf(eva);
		for (const who of [new TestClient(url), program]) {
			expect(await codeOf(who, 'GET', '/api/puzzles/mine')).toBe('noAccount');
			expect(await codeOf(who, 'PUT', pathOf(PUZZLE), { move: WRONG })).toBe('noAccount');
		}
		for (const body of [{}, { move: 'x'.repeat(121) }, { move: 'hello' }, { move: WRONG, solved: true }])
			expect(await codeOf(eva, 'PUT', pathOf(PUZZLE), body)).toBe('badMessage');
		for (const id of ['1-AAAAAAAA', 'x', '..', '1-%00', `1-${'a'.repeat(500)}`])
			expect(await codeOf(eva, 'PUT', pathOf({ id }), { move: WRONG })).toMatch(/^(noPuzzle|noPage)$/);
		expect((await standing(eva)).tried).toBe(0);
	});

	it('are deleted with the account', async () => {
		const fay = await signedUp(url, 'Fay');
		await attempt(fay, PUZZLE, PUZZLE.solution);
		const { id } = (await server.context.accounts.named('Fay'))!;
		const rows = () =>
			server.context.store.read(async ({ db }) => {
				const kept = await db
					.selectFrom('puzzle_rating')
					.select('account')
					.where('account', '=', id)
					.execute();
				const tries = db.selectFrom('puzzle_attempt').select('account').where('account', '=', id);
				return [...kept, ...(await tries.execute())];
			});
		expect(await rows()).toHaveLength(2);
		expect((await fay.request('DELETE', '/api/accounts', { password: PASSWORD })).status).toBe(204);
		expect(await rows()).toEqual([]);
		const late = server.context.store.write((tx) => attemptPuzzle(tx, id, OTHER, WRONG));
		expect(await late).toBe(null);
		expect(await rows()).toEqual([]);
	});
});

it('puzzles are rate limited by address', async () => {
	const limits = { ...NO_LIMITS, puzzles: { ...LIMITS.puzzles, burst: 2, perSecond: 0 } };
	const { url } = await newServer({ limits });
	const gil = await signedUp(url, 'Gil');
	const codes = [];
	for (const puzzle of [PUZZLE, OTHER, THIRD])
		codes.push(await codeOf(gil, 'PUT', pathOf(puzzle), { move: null }));
	expect(codes).toEqual(['done', 'done', 'tooFast']);
});
