import { accountParamsSchema, leaderboardSchema } from '@rumis/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.js';
import { leaderboard, profileOf } from '../../ratings/standings.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';

/** Ratings and leaderboards. */
export function addRatings(app: FastifyInstance, { store, accounts }: Context): void {
	app.get('/api/accounts/:name', async (request, reply) => {
		const params = parse(accountParamsSchema, request.params);
		const account = params.ok ? await accounts.named(params.value.name) : null;
		if (!account) return refuse(reply, { code: 'noPlayer' });
		return store.read((tx) => profileOf(tx, account));
	});

	app.get('/api/leaderboard', async (request, reply) => {
		const query = parse(leaderboardSchema, request.query);
		if (!query.ok) return refuse(reply, query.error);
		return store.read((tx) => leaderboard(tx, query.value.players));
	});
}
