import * as schemas from '@rumis/protocol/schemas';
import type { z } from 'zod';

/** A route, as documented. */
export interface RouteDoc {
	readonly method: 'get' | 'post' | 'put' | 'delete';
	/** In fastify's syntax: `/api/tables/:id`. */
	readonly path: string;
	readonly about: string;
	readonly group:
		| 'you'
		| 'accounts'
		| 'tables'
		| 'lists'
		| 'puzzles'
		| 'programs'
		| 'notices'
		| 'moderation'
		| 'host';
	readonly params?: z.ZodObject;
	readonly query?: z.ZodObject;
	readonly body?: z.ZodType;
	readonly status?: number;
	/** The body of a successful response: a named schema, plain text, or nothing. */
	readonly answer?: keyof typeof ANSWERS | 'text';
}

/** Response schemas with a name in the description. */
export const ANSWERS = {
	Failed: schemas.failedSchema,
	Me: schemas.meAnswerSchema,
	SeatView: schemas.seatViewSchema,
	Standing: schemas.standingSchema,
	ClockFacts: schemas.clockFactsSchema,
	TableTerms: schemas.termsSchema,
	TableInfo: schemas.tableInfoSchema,
	TableRow: schemas.tableRowSchema,
	TableList: schemas.tableListSchema,
	Seated: schemas.seatedSchema,
	Invite: schemas.inviteSchema,
	PlanAnswer: schemas.planAnswerSchema,
	Transfer: schemas.transferSchema,
	Pairing: schemas.pairingSchema,
	PairingPools: schemas.pairingPoolsSchema,
	Rating: schemas.ratingSchema,
	Profile: schemas.profileSchema,
	Leaderboard: schemas.leaderboardAnswerSchema,
	PuzzleStanding: schemas.puzzleStandingSchema,
	PuzzleAttempt: schemas.puzzleAttemptSchema,
	TokenList: schemas.tokenListSchema,
	NewToken: schemas.newTokenAnswerSchema,
	PushKey: schemas.pushKeySchema,
	HostMode: schemas.hostModeSchema,
	HostReport: schemas.hostReportSchema,
	ReportList: schemas.reportListSchema,
	SanctionList: schemas.sanctionListSchema,
	NoticeList: schemas.noticeListSchema,
	AuditList: schemas.auditListSchema,
	HostActionDone: schemas.hostActionDoneSchema,
} as const;

const table = { params: schemas.tableParamsSchema };

const PEOPLE: readonly RouteDoc[] = [
	{ method: 'get', path: '/api/me', group: 'you', about: 'The current session and account', answer: 'Me' },
	{
		...{ method: 'put', path: '/api/me', group: 'you', answer: 'Me', body: schemas.meSchema },
		about: 'Set the name of a guest. Starts a session if there is none; accounts keep their name',
	},
	{
		...{ method: 'post', path: '/api/accounts', group: 'accounts', answer: 'Me', status: 201 },
		...{ body: schemas.signInSchema, about: 'Create an account; it takes over this session and its seats' },
	},
	{
		...{ method: 'post', path: '/api/accounts/sign-in', group: 'accounts', answer: 'Me' },
		...{ body: schemas.signInSchema, about: 'Sign in; the account takes over this session and its seats' },
	},
	{
		...{ method: 'post', path: '/api/accounts/sign-out', group: 'accounts', answer: 'Me' },
		about: 'End this session. The account keeps its seats',
	},
	{
		...{ method: 'put', path: '/api/accounts/password', group: 'accounts', body: schemas.newPasswordSchema },
		about: 'Change the password, and end all other sessions of the account',
	},
	{
		...{ method: 'delete', path: '/api/accounts', group: 'accounts', body: schemas.deleteAccountSchema },
		about: 'Delete the account. Its games stay, without its name',
	},
	{
		...{ method: 'get', path: '/api/accounts/:name', group: 'accounts', answer: 'Profile' },
		...{ params: schemas.accountParamsSchema, about: 'The public profile of an account' },
	},
	{
		...{ method: 'get', path: '/api/leaderboard', group: 'accounts', answer: 'Leaderboard' },
		...{ query: schemas.leaderboardSchema, about: 'The leaderboard for each number of players' },
	},
	{
		...{ method: 'get', path: '/api/puzzles/mine', group: 'puzzles', answer: 'PuzzleStanding' },
		about: 'Your puzzle rating',
	},
	{
		...{ method: 'put', path: '/api/puzzles/:id/attempt', group: 'puzzles', answer: 'PuzzleAttempt' },
		...{ params: schemas.puzzleParamsSchema, body: schemas.wantedAttemptSchema },
		about: 'Try a puzzle. The first attempt is rated; sent again, it is told again',
	},
	{ method: 'get', path: '/api/tokens', group: 'programs', answer: 'TokenList', about: 'Your tokens' },
	{
		...{ method: 'post', path: '/api/tokens', group: 'programs', answer: 'NewToken', status: 201 },
		...{ body: schemas.newTokenSchema, about: 'Create a token for a program. It is shown only once' },
	},
	{
		...{ method: 'delete', path: '/api/tokens/:id', group: 'programs', params: schemas.tokenParamsSchema },
		about: 'Revoke a token, and close its sockets',
	},
	{
		...{ method: 'get', path: '/api/push', group: 'notices', answer: 'PushKey' },
		about: 'The public key for push subscriptions',
	},
	{
		...{ method: 'put', path: '/api/push', group: 'notices', body: schemas.subscribeSchema },
		about: 'Subscribe to push notifications for your turn',
	},
	{
		...{ method: 'delete', path: '/api/push', group: 'notices', body: schemas.unsubscribeSchema },
		about: 'Remove a push subscription',
	},
];

const TABLES: readonly RouteDoc[] = [
	{
		...{
			method: 'get',
			path: '/api/tables',
			group: 'lists',
			answer: 'TableList',
			query: schemas.lobbySchema,
		},
		about: 'Tables with open seats, or with games in progress',
	},
	{
		...{ method: 'get', path: '/api/archive', group: 'lists', answer: 'TableList' },
		...{ query: schemas.archiveSchema, about: 'Finished games, of everyone or of one account' },
	},
	{
		...{ method: 'get', path: '/api/mine', group: 'lists', answer: 'TableList', query: schemas.listSchema },
		about: 'The tables where you have a seat',
	},
	{
		...{ method: 'get', path: '/api/tables/:id/plan', group: 'tables', answer: 'PlanAnswer', ...table },
		about: 'The replies that you have planned at this table',
	},
	{
		...{ method: 'put', path: '/api/tables/:id/plan', group: 'tables', answer: 'PlanAnswer', ...table },
		...{ body: schemas.planSchema, about: 'Plan replies, in place of those planned before' },
	},
	{
		...{ method: 'put', path: '/api/pairing', group: 'tables', answer: 'Pairing' },
		...{ body: schemas.wantedPairingSchema, about: 'Look for an opponent, or ask how the search stands' },
	},
	{ method: 'delete', path: '/api/pairing', group: 'tables', about: 'Stop looking for an opponent' },
	{
		...{ method: 'get', path: '/api/pairing/pools', group: 'lists', answer: 'PairingPools' },
		about: 'What kinds of games others are looking for',
	},
	{
		...{ method: 'post', path: '/api/tables', group: 'tables', answer: 'Seated', status: 201 },
		...{ body: schemas.createTableSchema, about: 'Create a table' },
	},
	{
		...{ method: 'get', path: '/api/tables/:id', group: 'tables', answer: 'TableInfo', ...table },
		about: 'The public data of a table',
	},
	{
		...{ method: 'get', path: '/api/tables/:id/record', group: 'tables', answer: 'text', ...table },
		about: 'The game as a record',
	},
	{
		...{ method: 'post', path: '/api/tables/:id/seats', group: 'tables', answer: 'Seated', ...table },
		...{ body: schemas.sitDownSchema, about: 'Take a seat: this one, or the first free one' },
	},
	{
		...{ method: 'delete', path: '/api/tables/:id/seats/mine', group: 'tables', ...table },
		about: 'Leave a seat before the game begins',
	},
	{
		...{ method: 'post', path: '/api/tables/:id/invite', group: 'tables', answer: 'Invite', ...table },
		about: 'A new invitation link; the old one is no longer valid',
	},
	{
		...{ method: 'post', path: '/api/tables/:id/transfer', group: 'tables', answer: 'Transfer', ...table },
		about: 'A one-time secret that moves your seat to another device',
	},
	{
		...{
			method: 'post',
			path: '/api/transfers',
			group: 'tables',
			answer: 'Seated',
			body: schemas.claimSchema,
		},
		about: 'Claim a seat with this secret',
	},
	{
		...{ method: 'get', path: '/api/socket', group: 'tables', status: 101 },
		about: 'The WebSocket of games; docs/PROTOCOL.md describes its messages',
	},
];

const MODERATION: readonly RouteDoc[] = [
	{
		...{ method: 'post', path: '/api/reports', group: 'moderation', body: schemas.reportSchema },
		about: 'Report a message, a name or a player to the hosts',
	},
	{
		...{ method: 'get', path: '/api/notices', group: 'moderation', answer: 'NoticeList' },
		about: 'Announcements of the hosts',
	},
	{
		...{ method: 'get', path: '/api/host', group: 'moderation', answer: 'HostMode' },
		about: 'Whether you are a host',
	},
	{
		...{ method: 'post', path: '/api/host/unlock', group: 'moderation', answer: 'HostMode' },
		...{
			body: schemas.unlockSchema,
			about: 'Unlock host rights for half an hour by entering the password again',
		},
	},
	{ method: 'post', path: '/api/host/lock', group: 'moderation', about: 'Lock host rights again' },
	{
		...{ method: 'get', path: '/api/host/reports', group: 'moderation', answer: 'ReportList' },
		...{ query: schemas.hostReportsSchema, about: 'Hosts: reports with their context' },
	},
	{
		...{ method: 'get', path: '/api/host/sanctions', group: 'moderation', answer: 'SanctionList' },
		about: 'Hosts: mutes and bans',
	},
	{
		...{ method: 'get', path: '/api/host/notices', group: 'moderation', answer: 'NoticeList' },
		about: 'Hosts: announcements, read fresh from the store',
	},
	{
		...{ method: 'get', path: '/api/host/audit', group: 'moderation', answer: 'AuditList' },
		...{ query: schemas.listSchema, about: 'Hosts: the audit log' },
	},
	{
		...{ method: 'post', path: '/api/host/actions', group: 'moderation', answer: 'HostActionDone' },
		...{ body: schemas.hostActionSchema, about: 'Hosts: mute, ban, rename, close, and so on' },
	},
];

const HOST: readonly RouteDoc[] = [
	{ method: 'get', path: '/healthz', group: 'host', status: 200, about: 'Liveness check' },
	{
		method: 'get',
		path: '/readyz',
		group: 'host',
		status: 200,
		about: 'Readiness check of server and store',
	},
	{ method: 'get', path: '/metrics', group: 'host', answer: 'text', about: 'Metrics for Prometheus' },
	{ method: 'get', path: '/api/openapi.json', group: 'host', status: 200, about: 'This description' },
];

export const ROUTES: readonly RouteDoc[] = [...PEOPLE, ...TABLES, ...MODERATION, ...HOST];
