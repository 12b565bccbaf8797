import * as schemas from '@rumis/protocol/schemas';
import type { z } from 'zod';

/** A request that the server answers, as its description has it. */
export interface RouteDoc {
	readonly method: 'get' | 'post' | 'put' | 'delete';
	/** As fastify has it: `/api/tables/:id`. */
	readonly path: string;
	readonly about: string;
	readonly group: 'you' | 'accounts' | 'tables' | 'lists' | 'programs' | 'notices' | 'host';
	readonly params?: z.ZodObject;
	readonly query?: z.ZodObject;
	readonly body?: z.ZodType;
	readonly status?: number;
	/** What a good answer has: the name of a schema, plain text, or nothing. */
	readonly answer?: keyof typeof ANSWERS | 'text';
}

/** The answers that have a name in the description. */
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
	Transfer: schemas.transferSchema,
	Rating: schemas.ratingSchema,
	Profile: schemas.profileSchema,
	Leaderboard: schemas.leaderboardAnswerSchema,
	TokenList: schemas.tokenListSchema,
	NewToken: schemas.newTokenAnswerSchema,
	PushKey: schemas.pushKeySchema,
} as const;

const table = { params: schemas.tableParamsSchema };

const PEOPLE: readonly RouteDoc[] = [
	{ method: 'get', path: '/api/me', group: 'you', about: 'Who one is here', answer: 'Me' },
	{
		...{ method: 'put', path: '/api/me', group: 'you', answer: 'Me', body: schemas.meSchema },
		about: 'Be called so. Begins a session if there is none; who has an account keeps its name',
	},
	{
		...{ method: 'post', path: '/api/accounts', group: 'accounts', answer: 'Me', status: 201 },
		...{ body: schemas.signInSchema, about: 'Make an account; this session and its seats belong to it' },
	},
	{
		...{ method: 'post', path: '/api/accounts/sign-in', group: 'accounts', answer: 'Me' },
		...{ body: schemas.signInSchema, about: 'Sign in; this session and its seats belong to the account' },
	},
	{
		...{ method: 'post', path: '/api/accounts/sign-out', group: 'accounts', answer: 'Me' },
		about: 'End this session. The seats stay the account’s',
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
		...{ params: schemas.accountParamsSchema, about: 'What everybody may know of an account' },
	},
	{
		...{ method: 'get', path: '/api/leaderboard', group: 'accounts', answer: 'Leaderboard' },
		...{ query: schemas.leaderboardSchema, about: 'The best, by the number of players at a table' },
	},
	{ method: 'get', path: '/api/tokens', group: 'programs', answer: 'TokenList', about: 'One’s tokens' },
	{
		...{ method: 'post', path: '/api/tokens', group: 'programs', answer: 'NewToken', status: 201 },
		...{ body: schemas.newTokenSchema, about: 'Make a token for a program. It is shown this one time' },
	},
	{
		...{ method: 'delete', path: '/api/tokens/:id', group: 'programs', params: schemas.tokenParamsSchema },
		about: 'Revoke a token, and end its sockets',
	},
	{
		...{ method: 'get', path: '/api/push', group: 'notices', answer: 'PushKey' },
		about: 'The key that a browser subscribes with',
	},
	{
		...{ method: 'put', path: '/api/push', group: 'notices', body: schemas.subscribeSchema },
		about: 'Be told there when it is one’s turn',
	},
	{
		...{ method: 'delete', path: '/api/push', group: 'notices', body: schemas.unsubscribeSchema },
		about: 'Be told there no more',
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
		about: 'Tables with open seats, or tables where a game is going on',
	},
	{
		...{ method: 'get', path: '/api/archive', group: 'lists', answer: 'TableList' },
		...{ query: schemas.archiveSchema, about: 'Finished games, of everybody or of one account' },
	},
	{
		...{ method: 'get', path: '/api/mine', group: 'lists', answer: 'TableList', query: schemas.listSchema },
		about: 'The tables where one sits',
	},
	{
		...{ method: 'post', path: '/api/tables', group: 'tables', answer: 'Seated', status: 201 },
		...{ body: schemas.createTableSchema, about: 'Make a table' },
	},
	{
		...{ method: 'get', path: '/api/tables/:id', group: 'tables', answer: 'TableInfo', ...table },
		about: 'What is known of a table',
	},
	{
		...{ method: 'get', path: '/api/tables/:id/record', group: 'tables', answer: 'text', ...table },
		about: 'The game as a record, to keep and to replay',
	},
	{
		...{ method: 'post', path: '/api/tables/:id/seats', group: 'tables', answer: 'Seated', ...table },
		...{ body: schemas.sitDownSchema, about: 'Sit down: on this seat, or on the first that is free' },
	},
	{
		...{ method: 'delete', path: '/api/tables/:id/seats/mine', group: 'tables', ...table },
		about: 'Stand up before the game begins',
	},
	{
		...{ method: 'post', path: '/api/tables/:id/invite', group: 'tables', answer: 'Invite', ...table },
		about: 'A new link to the seats that need one; the old one is no good any more',
	},
	{
		...{ method: 'post', path: '/api/tables/:id/transfer', group: 'tables', answer: 'Transfer', ...table },
		about: 'A secret that moves one’s seat to another device, once',
	},
	{
		...{
			method: 'post',
			path: '/api/transfers',
			group: 'tables',
			answer: 'Seated',
			body: schemas.claimSchema,
		},
		about: 'Claim a seat with such a secret',
	},
	{
		...{ method: 'get', path: '/api/socket', group: 'tables', status: 101 },
		about: 'The socket over which games are played; docs/PROTOCOL.md describes its messages',
	},
];

const HOST: readonly RouteDoc[] = [
	{ method: 'get', path: '/healthz', group: 'host', status: 200, about: 'The server lives' },
	{ method: 'get', path: '/readyz', group: 'host', status: 200, about: 'The server and its store work' },
	{ method: 'get', path: '/metrics', group: 'host', answer: 'text', about: 'How it does, for Prometheus' },
	{ method: 'get', path: '/api/openapi.json', group: 'host', status: 200, about: 'This description' },
];

export const ROUTES: readonly RouteDoc[] = [...PEOPLE, ...TABLES, ...HOST];
