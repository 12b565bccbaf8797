/** Impersonators with forged, expired, foreign and mixed-up secrets. */
import { randomBytes } from 'node:crypto';
import { hello } from './frames.js';
import { frame, openRaw } from './rawSocket.js';

/** In milliseconds. */
const TIME_TO_ANSWER = 300;

export interface Credential {
	readonly name: string;
	readonly headers: Readonly<Record<string, string>>;
}

export interface StolenSecrets {
	/** They try to take a seat at this table and play this move. */
	readonly game: string;
	readonly move: string;
	/** Real secrets: of the seat's owner, of another player, of an expired session, and of a bot token. */
	readonly owner: string;
	readonly stranger: string;
	readonly expired: string;
	readonly program: string;
}

const secretOf = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1);
const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** None of these belongs to the owner of the seat. */
function credentialsFor({ owner, stranger, expired, program }: StolenSecrets): Credential[] {
	const [id = '', secret = ''] = secretOf(owner).split('.');
	const other = secretOf(stranger).split('.')[1] ?? '';
	const cookies = {
		'a forged cookie': `${random(12)}.${random(24)}`,
		'the right id with another secret': `${id}.${random(24)}`,
		'the right id with the secret of another session': `${id}.${other}`,
		'a shortened secret': `${id}.${secret.slice(0, -1)}`,
		'an id without secret': `${id}.`,
		'the hash of nothing': `${id}.${'A'.repeat(32)}`,
		'an expired session': secretOf(expired),
		'a stranger': secretOf(stranger),
		'the token of a program as a cookie': program,
	};
	const bearers = {
		'a forged token': `${random(12)}.${random(24)}`,
		'a cookie as a token': secretOf(owner),
		'an expired session as a token': secretOf(expired),
		'a program without a seat': program,
	};
	return [
		...Object.entries(cookies).map(([name, value]) => ({ name, headers: { Cookie: `rumis=${value}` } })),
		...Object.entries(bearers).map(([name, value]) => ({
			name,
			headers: { Authorization: `Bearer ${value}` },
		})),
		{ name: 'a foreign page', headers: { Cookie: owner, Origin: 'https://elsewhere.example' } },
	];
}

/** The names of those who succeeded. */
export async function successfulThieves(url: string, stolen: StolenSecrets): Promise<string[]> {
	const found: string[] = [];
	for (const credential of credentialsFor(stolen)) {
		const isIn =
			(await movesBySocket(url, credential, stolen)) || (await takesByHttp(url, credential, stolen));
		if (isIn) found.push(credential.name);
	}
	return found;
}

async function movesBySocket(
	url: string,
	{ headers }: Credential,
	{ game, move }: StolenSecrets,
): Promise<boolean> {
	const socket = await openRaw(url, headers);
	if (socket.status !== 101) return false;
	const requests = [
		{ kind: 'move', id: 'thief1', game, ply: 0, move },
		{ kind: 'resign', id: 'thief2', game },
	];
	socket.send(Buffer.concat([hello(), ...requests.map((request) => frame(JSON.stringify(request)))]));
	setTimeout(() => socket.end(), TIME_TO_ANSWER);
	return (await socket.untilClosed()).includes('"kind":"ack"');
}

/** A seat link would be as good as the seat. */
async function takesByHttp(url: string, { headers }: Credential, { game }: StolenSecrets): Promise<boolean> {
	const response = await fetch(`${url}/api/tables/${game}/transfer`, {
		method: 'POST',
		headers: {
			origin: url,
			...Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v])),
		},
	});
	return response.ok;
}
