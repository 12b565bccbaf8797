import { puzzleParamsSchema, wantedAttemptSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.js';
import { findSolution, readAnswer } from '../../puzzles/answerKey.js';
import { attemptPuzzle, puzzleStanding } from '../../puzzles/attempts.js';
import { sourceOf } from '../../util/address.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { needAccount } from '../visitor.js';

/** Rated puzzles. The server knows the solutions and validates every attempt. */
export function addPuzzles(app: FastifyInstance, context: Context): void {
	const { store, limiters } = context;
	app.get('/api/puzzles/mine', async (request, reply) => {
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		return store.read((tx) => puzzleStanding(tx, owner.account));
	});

	app.put('/api/puzzles/:id/attempt', async (request, reply) => {
		const params = parse(puzzleParamsSchema, request.params);
		const wanted = parse(wantedAttemptSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const answer = readAnswer(wanted.value.move);
		if (!answer.ok) return refuse(reply, answer.error);
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		if (!limiters.puzzles.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const puzzle = params.ok ? await findSolution(params.value.id) : null;
		if (!puzzle) return refuse(reply, { code: 'noPuzzle' });
		const attempt = await store.write((tx) => attemptPuzzle(tx, owner.account, puzzle, answer.value), {
			repeatable: true,
		});
		return attempt ?? refuse(reply, { code: 'noAccount' });
	});
}
