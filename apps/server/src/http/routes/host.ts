import type { AuditList, HostMode, NoticeList, Refusal, ReportList, SanctionList } from '@rumis/protocol';
import { hostActionSchema, hostReportsSchema, listSchema, unlockSchema } from '@rumis/protocol/schemas';
import { err, ok, type Result } from '@rumis/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.js';
import { type Actor, listAudit } from '../../moderation/audit.js';
import { hostModeOf, lockHost, unlockHost } from '../../moderation/hostMode.js';
import { listReports } from '../../moderation/reportList.js';
import { activeNotices } from '../../moderation/state.js';
import { activeSanctions, sanctionInfo } from '../../sanctions/sanctions.js';
import { sourceOf } from '../../util/address.js';
import { parse } from '../parse.js';
import { refuse } from '../refusals.js';
import { needAccount, type Owner } from '../visitor.js';

/** The host page: for accounts made hosts at the terminal, after they confirmed their password. */
export function addHost(app: FastifyInstance, context: Context): void {
	addHostMode(app, context);
	addHostLists(app, context);
	addHostActions(app, context);
}

function addHostMode(app: FastifyInstance, context: Context): void {
	const { store, guesses } = context;

	app.get('/api/host', async (request): Promise<HostMode> => {
		const owner = await needAccount(request, context);
		return owner ? hostModeOf(store, owner) : { isHost: false, unlockedUntil: null };
	});

	app.post('/api/host/unlock', async (request, reply) => {
		const wanted = parse(unlockSchema, request.body);
		if (!wanted.ok) return refuse(reply, wanted.error);
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		const guess = guesses.begin(owner.account, sourceOf(request.ip));
		if (!guess) return refuse(reply, { code: 'tooFast' });
		const unlocked = await unlockHost(store, owner, wanted.value.password);
		if (!unlocked.ok) return refuse(reply, unlocked.error);
		guess.wasRight();
		return unlocked.value;
	});

	app.post('/api/host/lock', async (request, reply) => {
		const owner = await needAccount(request, context);
		if (!owner) return refuse(reply, { code: 'noAccount' });
		await lockHost(store, owner);
		return reply.code(204).send();
	});
}

/** The account, if it may act as a host now. */
async function needHost(request: FastifyRequest, context: Context): Promise<Result<Owner, Refusal>> {
	const owner = await needAccount(request, context);
	if (!owner) return err({ code: 'noAccount' });
	const { isHost, unlockedUntil } = await hostModeOf(context.store, owner);
	if (!isHost) return err({ code: 'notHost' });
	return unlockedUntil === null ? err({ code: 'hostLocked' }) : ok(owner);
}

type Answer = (request: FastifyRequest, reply: FastifyReply, host: Owner) => Promise<unknown>;

/** Restricts a handler to hosts. */
const forHosts =
	(context: Context, answer: Answer) =>
	async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
		const host = await needHost(request, context);
		return host.ok ? answer(request, reply, host.value) : refuse(reply, host.error);
	};

/** Where the next page starts; null if this is the last one. */
const nextPage = (page: readonly { readonly at: number }[], limit: number): number | null =>
	page.length === limit ? (page.at(-1)?.at ?? null) : null;

function addHostLists(app: FastifyInstance, context: Context): void {
	const { store } = context;
	const reports: Answer = async (request, reply) => {
		const query = parse(hostReportsSchema, request.query);
		if (!query.ok) return refuse(reply, query.error);
		const found = await store.read((tx) => listReports(tx, query.value));
		return { reports: found, before: nextPage(found, query.value.limit) } satisfies ReportList;
	};
	const audit: Answer = async (request, reply) => {
		const query = parse(listSchema, request.query);
		if (!query.ok) return refuse(reply, query.error);
		const entries = await store.read((tx) => listAudit(tx, query.value));
		return { entries, before: nextPage(entries, query.value.limit) } satisfies AuditList;
	};
	const sanctions: Answer = async () => {
		const found = await store.read(activeSanctions);
		return { sanctions: found.map(sanctionInfo) } satisfies SanctionList;
	};
	const notices: Answer = async () => ({ notices: await store.read(activeNotices) }) satisfies NoticeList;
	app.get('/api/host/reports', forHosts(context, reports));
	app.get('/api/host/audit', forHosts(context, audit));
	app.get('/api/host/sanctions', forHosts(context, sanctions));
	app.get('/api/host/notices', forHosts(context, notices));
}

function addHostActions(app: FastifyInstance, context: Context): void {
	const act: Answer = async (request, reply, host) => {
		const action = parse(hostActionSchema, request.body);
		if (!action.ok) return refuse(reply, action.error);
		const actor: Actor = { name: `host ${host.name}`, isTerminal: false, address: sourceOf(request.ip) };
		const done = await context.moderation.perform(action.value, actor);
		return done.ok ? done.value : refuse(reply, done.error);
	};
	app.post('/api/host/actions', forHosts(context, act));
}
