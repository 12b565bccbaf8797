import type { RunningServer } from '../src/index.js';
import { TestClient } from './client.js';

export const PASSWORD = 'stone upon stone';

type Refused = { error?: { code: string } };

/** The error code of a refusal, or `done`. */
export async function codeOf(who: TestClient, method: string, path: string, body?: unknown): Promise<string> {
	const { body: answer } = await who.request<Refused>(method, path, body);
	return answer.error?.code ?? 'done';
}

/** A client with a new account. */
export async function signedUp(url: string, name: string): Promise<TestClient> {
	const client = new TestClient(url);
	const { status, body } = await client.request('POST', '/api/accounts', { name, password: PASSWORD });
	if (status !== 201) throw new Error(JSON.stringify(body));
	return client;
}

/** A client whose account is a host, with host mode unlocked. */
export async function hostOf(server: RunningServer, name: string): Promise<TestClient> {
	const host = await signedUp(server.url, name);
	await server.context.moderation.setHost(name, true, { name: 'cli test', isTerminal: true });
	const { status } = await host.request('POST', '/api/host/unlock', { password: PASSWORD });
	if (status !== 200) throw new Error(`not unlocked: ${status}`);
	return host;
}

/** A program with a token of this account. */
export async function programOf(owner: TestClient, label = 'Bot'): Promise<TestClient> {
	const { body } = await owner.request<{ token: string }>('POST', '/api/tokens', { label });
	return new TestClient(owner.url, { authorization: `Bearer ${body.token}` });
}
