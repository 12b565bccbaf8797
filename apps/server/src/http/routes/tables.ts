import type { Invite, Seated, TableList, Transfer } from '@rumis/protocol';
import {
	archiveSchema,
	claimSchema,
	createTableSchema,
	listSchema,
	lobbySchema,
	sitDownSchema,
	tableParamsSchema,
} from '@rumis/protocol/schemas';
import { err, ok } from '@rumis/rules';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.js';
import { tableInfo } from '../../game/info.js';
import { listMine, listTables } from '../../game/lists.js';
import { readRows } from '../../game/lockGame.js';
import { withRatings, withTableRatings } from '../../ratings/seatRatings.js';
import { claimTransfer, offerTransfer } from '../../sessions/transfers.js';
import { sourceMark, sourceOf } from '../../util/address.js';
import { newSecret } from '../../util/secrets.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { findVisitor, needVisitor } from '../visitor.js';

/** Tables: creating, listing, taking seats. Everything during a game goes over the socket. */
export function addTables(app: FastifyInstance, context: Context): void {
	addLists(app, context);
	addTable(app, context);
	addSeats(app, context);
	addTransfers(app, context);
}

const listOf = (tables: TableList['tables'], limit: number, now: number): TableList => ({
	tables,
	before: tables.length === limit ? (tables.at(-1)?.updatedAt ?? null) : null,
	now,
});

function addLists(app: FastifyInstance, context: Context): void {
	const { store, accounts } = context;
	app.get('/api/tables', async (request, reply) => {
		const query = parse(lobbySchema, request.query);
		if (!query.ok) return refuse(reply, query.error);
		const { status, limit } = query.value;
		return store.read(async (tx) => {
			const tables = await withRatings(tx, await listTables(tx, status, query.value));
			return listOf(tables, limit, await tx.now());
		});
	});
	app.get('/api/archive', async (request, reply) => {
		const query = parse(archiveSchema, request.query);
		if (!query.ok) return refuse(reply, query.error);
		const { player, limit, before } = query.value;
		const account = player === undefined ? undefined : await accounts.named(player);
		if (account === null) return refuse(reply, { code: 'noPlayer' });
		const page = { limit, before, account: account?.id };
		return store.read(async (tx) => {
			const tables = await withRatings(tx, await listTables(tx, 'over', page));
			return listOf(tables, limit, await tx.now());
		});
	});
	app.get('/api/mine', async (request, reply) => {
		const query = parse(listSchema, request.query);
		if (!query.ok) return refuse(reply, query.error);
		const person = await findVisitor(request, context);
		return store.read(async (tx) => {
			const tables = person ? await listMine(tx, person, query.value) : [];
			return listOf(await withRatings(tx, tables), query.value.limit, await tx.now());
		});
	});
}

function addTable(app: FastifyInstance, context: Context): void {
	const { games, limiters } = context;
	app.post('/api/tables', async (request, reply) => {
		const wanted = parse(createTableSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		if (!limiters.tables.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const visitor = await needVisitor(request, reply, context, wanted.value.name);
		if (!visitor.ok) return refuse(reply, visitor.error);
		const person = visitor.value;
		const created = await games.create(wanted.value, person, sourceMark(sourceOf(request.ip)));
		if (!created.ok) return refuse(reply, created.error);
		const { locked, invite } = created.value;
		const answer: Seated = { table: tableInfo(locked.game, locked.seats, person), invite };
		return reply.code(201).send(answer);
	});
	app.get('/api/tables/:id', async (request, reply) => {
		const params = parse(tableParamsSchema, request.params);
		if (!params.ok) return refuse(reply, { code: 'noTable' });
		const visitor = await findVisitor(request, context);
		const found = await games.look(params.value.id, async (tx) => {
			const rows = await readRows(tx, params.value.id, 'look');
			return rows && withTableRatings(tx, tableInfo(rows.game, rows.seats, visitor));
		});
		if (!found.ok) return refuse(reply, found.error);
		return found.value ?? refuse(reply, { code: 'noTable' });
	});
}

function addSeats(app: FastifyInstance, context: Context): void {
	const { games, limiters } = context;
	app.post('/api/tables/:id/seats', async (request, reply) => {
		const params = parse(tableParamsSchema, request.params);
		const wanted = parse(sitDownSchema, request.body);
		if (!params.ok || !wanted.ok) return refuse(reply, { code: 'badMessage' });
		const isGuess = wanted.value.invite !== undefined;
		if (isGuess && !limiters.secrets.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const visitor = await needVisitor(request, reply, context, wanted.value.name);
		if (!visitor.ok) return refuse(reply, visitor.error);
		const person = visitor.value;
		const seated = await games.sitDown(params.value.id, person, wanted.value);
		if (!seated.ok) return refuse(reply, seated.error);
		const { game, seats } = seated.value;
		return { table: tableInfo(game, seats, person), invite: null } satisfies Seated;
	});
	app.delete('/api/tables/:id/seats/mine', async (request, reply) => {
		const params = parse(tableParamsSchema, request.params);
		const person = await findVisitor(request, context);
		if (!params.ok || !person) return refuse(reply, { code: params.ok ? 'noSession' : 'noTable' });
		const stood = await games.standUp(params.value.id, person);
		return stood.ok ? reply.code(204).send() : refuse(reply, stood.error);
	});
	/** Creates a new link to reserved seats; the old one becomes invalid. */
	app.post('/api/tables/:id/invite', async (request, reply) => {
		const params = parse(tableParamsSchema, request.params);
		const person = await findVisitor(request, context);
		if (!params.ok || !person) return refuse(reply, { code: params.ok ? 'noSession' : 'noTable' });
		const secret = newSecret();
		const made = await games.change(params.value.id, async ({ game }) => {
			if (game.creator !== person.session) return err({ code: 'notCreator' });
			if (game.status !== 'waiting') return err({ code: 'begun' });
			Object.assign(game, { invite_id: secret.id, invite_hash: secret.hash });
			return ok({ invite: secret.text } satisfies Invite);
		});
		return made.ok ? made.value : refuse(reply, made.error);
	});
}

function addTransfers(app: FastifyInstance, context: Context): void {
	const { games, limiters, endings } = context;
	app.post('/api/tables/:id/transfer', async (request, reply) => {
		const params = parse(tableParamsSchema, request.params);
		const person = await findVisitor(request, context);
		if (!params.ok || !person) return refuse(reply, { code: params.ok ? 'noSession' : 'noTable' });
		if (!limiters.secrets.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const offered = await offerTransfer(games, params.value.id, person);
		return offered.ok ? (offered.value satisfies Transfer) : refuse(reply, offered.error);
	});
	app.post('/api/transfers', async (request, reply) => {
		const claim = parse(claimSchema, request.body);
		if (!claim.ok) return refuse(reply, claim.error);
		if (!limiters.secrets.take(sourceOf(request.ip))) return refuse(reply, { code: 'tooFast' });
		const visitor = await needVisitor(request, reply, context, undefined);
		if (!visitor.ok) return refuse(reply, visitor.error);
		const person = visitor.value;
		const claimed = await claimTransfer(games, claim.value.secret, person);
		if (!claimed.ok) return refuse(reply, claimed.error);
		const { game, from } = claimed.value;
		// The other device reconnects at once, as a spectator.
		if (from) endings.tell([from], 'anew');
		const rows = await context.store.read((tx) => readRows(tx, game, 'look'));
		if (!rows) return refuse(reply, { code: 'noTable' });
		return { table: tableInfo(rows.game, rows.seats, person), invite: null } satisfies Seated;
	});
}
