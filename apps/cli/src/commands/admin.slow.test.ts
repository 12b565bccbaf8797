import { type RunningServer, startServer } from '@rumis/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rumis } from '../../test/rumis.js';
import { makeTempFolder } from '../../test/tempFolder.js';

const temp = makeTempFolder();
const data = temp.at('data');
let server: RunningServer;
let cookie = '';

beforeAll(async () => {
	server = await startServer({ data, host: '127.0.0.1', port: 0, log: 'silent', botThreads: 1 });
	await post('/api/accounts', { name: 'Ben', password: 'stone upon stone' });
	const made = await post('/api/accounts', { name: 'Ana', password: 'stone upon stone' });
	cookie = made.headers.getSetCookie()[0]!.split(';')[0]!;
});
afterAll(() => server.close());

/**
 * One connection per request: a kept-alive one may time out while `rumis` blocks this process, and the server
 * in it.
 */
const post = (path: string, body: object): Promise<Response> =>
	fetch(`${server.url}${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', connection: 'close', ...(cookie && { cookie }) },
		body: JSON.stringify(body),
	});

const admin = (...args: readonly string[]) => {
	const { code, out, err } = rumis(['admin', ...args, '--data', data]);
	return code === 0 ? out : err;
};

describe('rumis admin', () => {
	it('grants and revokes the host role beside the server', async () => {
		expect(admin('grant', 'Ana')).toBe('Ana is a host\n');
		expect(admin('hosts')).toBe('Ana\n');
		expect((await post('/api/host/unlock', { password: 'stone upon stone' })).status).toBe(200);
		expect(admin('revoke', 'Ana')).toBe('Ana is no longer a host\n');
		expect((await post('/api/host/unlock', { password: 'stone upon stone' })).status).toBe(403);
		expect(admin('grant', 'Nobody')).toBe('rumis: there is no account with this name\n');
	});

	it('lists reports with the details a host needs, and closes them', async () => {
		const about = { kind: 'player', about: { account: 'Ben' }, why: 'cheats' };
		expect((await post('/api/reports', about)).status).toBe(204);
		const listed = admin('reports');
		const [, id] = /^(\S+) {2}\S+ \S+ {2}player: account Ben, reported by Ana: cheats\n/.exec(listed) ?? [];
		expect([listed, id]).toEqual([listed, expect.any(String)]);
		expect(admin('close-report', id!, '--dismiss')).toBe('closed\n');
		expect(admin('reports')).toBe('nothing\n');
		expect(admin('reports', '--closed')).toContain('dismissed by cli ');
	});

	it('mutes, bans and lifts, and the server applies it', async () => {
		expect(admin('ban-address', '203.0.113.0/24', '--for', '24h', '--why', 'floods')).toBe('banned\n');
		await server.context.hostState.load();
		expect(server.context.hostState.isBanned('203.0.113.7')).toBe(true);
		expect(admin('mute', 'Ben', '--for', '7d')).toBe('muted\n');
		const [mute, ban] = admin('sanctions').trim().split('\n');
		expect(mute).toMatch(/^\S+ {2}mute of account Ben until 2\S+ \S+, by cli /);
		expect(ban).toMatch(/ban of address 203\.0\.113\.0\/24 until .*: floods$/);
		expect(admin('lift', ban!.split(' ')[0]!)).toBe('lifted\n');
		expect(admin('ban-address', 'everybody')).toMatch(/^rumis: not a valid address/);
		expect(admin('ban', 'Ben', '--for', 'ever')).toMatch(/must look like 30s, 10m, 24h or 7d/);
	});

	it('resets a password, posts a notice, and shows it all in the audit log', async () => {
		const [, password] = /^the password was reset: (\S{20,})\n$/.exec(admin('reset-password', 'Ben')) ?? [];
		cookie = '';
		expect((await post('/api/accounts/sign-in', { name: 'Ben', password })).status).toBe(200);
		expect(admin('notice', 'We stop at noon')).toBe('posted\n');
		expect(admin('notices')).toMatch(/^\S+ {2}until .*: We stop at noon\n$/);
		const audit = admin('audit');
		for (const line of ['grantHost  Ana', 'mute  Ben', 'resetPassword  Ben', 'notice  We stop at noon'])
			expect(audit).toMatch(new RegExp(`^2\\S+ \\S+  cli \\S+  ${line}$`, 'm'));
		expect(audit).not.toContain(password);
	});
});
