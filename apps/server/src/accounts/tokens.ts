import { MAX_TOKENS, type NewToken, type Refusal, type TokenInfo } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { isNameOfAccount } from '../names/nameStore.js';
import { beginSession, endSessions } from '../sessions/sessions.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { cleanNewName } from '../util/names.js';

/** Tokens are valid until revoked; in practice this never expires. */
const TOKEN_LIFE = 20 * 365 * 24 * 3600 * 1000;

const tokenInfo = ({ id, label, created_ms, seen_ms }: Row<'session'>): TokenInfo => ({
	id,
	label,
	madeAt: created_ms,
	usedAt: seen_ms === 0 ? null : seen_ms,
});

export async function listTokens({ db }: Tx, account: string): Promise<TokenInfo[]> {
	const tokens = db.selectFrom('session').selectAll().where('account', '=', account);
	return (await tokens.where('kind', '=', 'token').orderBy('created_ms').execute()).map(tokenInfo);
}

/** Creates a token for a program. Its label is its name at tables. */
export function makeToken(store: Store, account: string, text: string): Promise<Result<NewToken, Refusal>> {
	const label = cleanNewName(text);
	return store.write(async (tx) => {
		if (await isNameOfAccount(tx, label)) return err({ code: 'nameTaken' });
		// Locked, so concurrent requests cannot exceed the limit.
		const owner = tx.db.selectFrom('account').select('id').where('id', '=', account);
		const found = await (tx.isPostgres ? owner.forUpdate() : owner).executeTakeFirst();
		if (!found) return err({ code: 'noAccount' });
		if ((await listTokens(tx, account)).length >= MAX_TOKENS) return err({ code: 'tooManyTokens' });
		const request = { name: label, kind: 'token', account, label, life: TOKEN_LIFE } as const;
		const { person, secret } = await beginSession(tx, request);
		return ok({ id: person.session, label, token: secret });
	});
}

/** Whether this account had such a token. */
export function revokeToken(store: Store, account: string, id: string): Promise<boolean> {
	return store.write(async (tx) => {
		const isOwn = (await listTokens(tx, account)).some((token) => token.id === id);
		if (isOwn) await endSessions(tx, [id]);
		return isOwn;
	});
}
