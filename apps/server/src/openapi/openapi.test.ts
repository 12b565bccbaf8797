import { describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.js';
import { hostOf } from '../../test/people.js';
import { newServer, twoPlayers } from '../../test/server.js';
import { makeApp } from '../app.js';
import { Sockets } from '../socket/sockets.js';
import { describeApi } from './describe.js';
import { ANSWERS, ROUTES } from './routes.js';

const server = await newServer();

interface Operation {
	readonly operationId: string;
	readonly parameters?: { readonly name: string; readonly in: string; readonly required: boolean }[];
	readonly requestBody?: { readonly content: Record<string, { readonly schema: Record<string, unknown> }> };
}

describe('the API description', () => {
	it('lists exactly the routes of the server', async () => {
		const routes = new Set<string>();
		const app = await makeApp(server.context, new Sockets(server.context), ({ method, url }) => {
			// Pages are not part of it, and HEAD exists for every GET.
			for (const each of [method].flat()) {
				if (each !== 'HEAD' && !url.includes('*')) routes.add(`${each.toLowerCase()} ${url}`);
			}
		});
		await app.close();
		expect([...routes].sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
	});

	it('is valid OpenAPI 3.1 without dangling references', async () => {
		const { body, headers } = await new TestClient(server.url).request<ReturnType<typeof describeApi>>(
			'GET',
			'/api/openapi.json',
		);
		expect(headers.get('content-type')).toContain('application/json');
		expect(body).toEqual(describeApi());
		expect(body.openapi).toBe('3.1.0');
		const { schemas } = body.components as { schemas: object };
		const references = JSON.stringify(body).match(/(?<="\$ref":")[^"]+/g) ?? [];
		expect(references.length).toBeGreaterThan(30);
		const names = new Set(references.map((reference) => reference.replace('#/components/schemas/', '')));
		for (const name of names) expect(Object.keys(schemas)).toContain(name);
	});

	it('has the request schemas that the server validates with', () => {
		const paths = describeApi().paths as Record<string, Record<string, Operation>>;
		const sitting = paths['/api/tables/{id}/seats']!.post!;
		expect(sitting.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
		const making = paths['/api/tables']!.post!.requestBody!.content['application/json']!.schema;
		expect(making).toMatchObject({ type: 'object', additionalProperties: false });
		expect(making.required).toEqual(['scenario', 'players', 'seats']);
		expect(paths['/api/leaderboard']!.get!.parameters).toMatchObject([
			{ name: 'players', in: 'query', required: false, schema: { minimum: 2, maximum: 6, default: 2 } },
		]);
		const ids = Object.values(paths).flatMap((path) =>
			Object.values(path).map(({ operationId }) => operationId),
		);
		expect(new Set(ids).size).toBe(ids.length);
	});
});

describe('responses', () => {
	it('match their description', async () => {
		const { ana, game } = await twoPlayers(server.url, { rated: true });
		await ana.ask({ kind: 'resign', game });
		const owner = await hostOf(server, 'Owner');
		await ana.request('POST', '/api/reports', { kind: 'name', about: { game, seat: 1 } });
		await owner.request('POST', '/api/host/actions', { kind: 'notice', text: 'Hello', hours: 1 });
		const ban = { kind: 'banAddress', range: '203.0.113.7', hours: 1 };
		const done = await owner.request('POST', '/api/host/actions', ban);
		expect(ANSWERS.HostActionDone.safeParse(done.body).success).toBe(true);
		const { table } = await owner.create({ seats: [{ kind: 'me' }, { kind: 'link' }] });
		await owner.request('POST', '/api/tokens', { label: 'A bot' });
		const values = { ':id': table.id, ':name': 'Owner' };
		const asking = ROUTES.filter(({ method, answer }) => method === 'get' && answer && answer !== 'text');
		expect(asking.length).toBeGreaterThan(8);
		for (const { path, answer } of asking) {
			const asked = path.replace(/:\w+/g, (name) => values[name as keyof typeof values]);
			const { status, body } = await owner.request('GET', asked);
			const { error } = ANSWERS[answer as keyof typeof ANSWERS].safeParse(body);
			expect([path, status, error]).toEqual([path, 200, undefined]);
		}
		const made = await owner.request('POST', '/api/tokens', { label: 'Another' });
		expect(ANSWERS.NewToken.safeParse(made.body).success).toBe(true);
		const seated = await new TestClient(server.url).request('POST', `/api/tables/${game}/seats`, {});
		expect(ANSWERS.Failed.safeParse(seated.body).success).toBe(true);
		expect(ANSWERS.Seated.safeParse(await owner.create()).success).toBe(true);
	});
});
