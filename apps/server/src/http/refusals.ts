import type { Failed, Refusal } from '@rumis/protocol';
import type { FastifyReply } from 'fastify';

const STATUS: Partial<Record<Refusal['code'], number>> = {
	badMessage: 400,
	badVersion: 400,
	badScenario: 400,
	boardTooLarge: 400,
	noPerson: 400,
	badBot: 400,
	badName: 400,
	passwordTooShort: 400,
	passwordTooLong: 400,
	badEndpoint: 400,
	noSession: 401,
	wrongPassword: 403,
	noAccount: 403,
	noPlayer: 404,
	noToken: 404,
	noPuzzle: 404,
	noPush: 404,
	badOrigin: 403,
	notSeated: 403,
	notCreator: 403,
	badInvite: 403,
	chatOff: 403,
	muted: 403,
	banned: 403,
	notHost: 403,
	hostLocked: 403,
	isHost: 403,
	noEntry: 404,
	badRange: 400,
	noTable: 404,
	noPage: 404,
	tooLarge: 413,
	tooFast: 429,
	broken: 500,
	damaged: 410,
	unavailable: 503,
};

/**
 * Sends a refusal. A valid request that cannot be fulfilled now is a conflict. It may succeed later, so the
 * response is not cached.
 */
export function refuse(reply: FastifyReply, error: Refusal): FastifyReply {
	const body: Failed = { error };
	void reply.header('cache-control', 'no-store');
	return reply.code(STATUS[error.code] ?? 409).send(body);
}
