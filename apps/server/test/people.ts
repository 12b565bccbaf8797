/** People with accounts, for tests. */
import { TestClient } from './client.js';

export const PASSWORD = 'stone upon stone';

type Refused = { error?: { code: string } };

/** The code of a refusal, `done` when there was none. */
export async function codeOf(who: TestClient, method: string, path: string, body?: unknown): Promise<string> {
	const { body: answer } = await who.request<Refused>(method, path, body);
	return answer.error?.code ?? 'done';
}

/** Somebody with a new account. */
export async function signedUp(url: string, name: string): Promise<TestClient> {
	const client = new TestClient(url);
	const { status, body } = await client.request('POST', '/api/accounts', { name, password: PASSWORD });
	if (status !== 201) throw new Error(JSON.stringify(body));
	return client;
}

/** A program with a token of this person. */
export async function programOf(owner: TestClient, label = 'Bot'): Promise<TestClient> {
	const { body } = await owner.request<{ token: string }>('POST', '/api/tokens', { label });
	return new TestClient(owner.url, { authorization: `Bearer ${body.token}` });
}
