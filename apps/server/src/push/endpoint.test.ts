import { describe, expect, it } from 'vitest';
import { isEndpoint, isKnownService, isPublicAddress, lookupPublic } from './endpoint.js';

describe('a push endpoint', () => {
	it.each([
		'https://fcm.googleapis.com/fcm/send/abc',
		'https://updates.push.services.mozilla.com/wpush/v2/abc',
		'https://web.push.apple.com/abc',
		'https://wns2-par02p.notify.windows.com/w/?token=abc',
	])('is accepted on the internet: %s', (text) => {
		expect(isEndpoint(text)).toBe(true);
		expect(isKnownService(text)).toBe(true);
	});

	it.each([
		'https://push.tarpit.dev/x',
		'https://fcm.googleapis.com.tarpit.dev/x',
		'https://notfcm.googleapis.com/x',
		'https://tarpit.dev/fcm.googleapis.com',
	])('of somebody else is not taken for that of a browser: %s', (text) => {
		expect(isEndpoint(text)).toBe(true);
		expect(isKnownService(text)).toBe(false);
	});

	it.each([
		'',
		'nonsense',
		'http://fcm.googleapis.com/x',
		'ftp://fcm.googleapis.com/x',
		'https://fcm.googleapis.com:8443/x',
		'https://user:secret@fcm.googleapis.com/x',
		'https://localhost/x',
		'https://localhost./x',
		'https://metadata.google.internal/x',
		'https://printer.local/x',
		'https://intranet/x',
		'https://127.0.0.1/x',
		'https://2130706433/x',
		'https://0x7f.1/x',
		'https://[::1]/x',
		'https://8.8.8.8/x',
	])('is rejected: %s', (text) => {
		expect(isEndpoint(text)).toBe(false);
	});

	it.each([
		'127.0.0.1',
		'10.1.2.3',
		'172.31.0.1',
		'192.168.1.1',
		'169.254.169.254',
		'100.64.0.1',
		'0.0.0.0',
		'255.255.255.255',
		'::1',
		'::',
		'::ffff:10.0.0.1',
		'fe80::1',
		'fd00::1',
		'64:ff9b::a00:1',
		'2002:a00:1::',
		'nonsense',
	])('never resolves to %s', (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});

	it.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('may resolve to %s', (address) => {
		expect(isPublicAddress(address)).toBe(true);
	});

	it('is rejected when its name resolves to a private address', async () => {
		const found = await new Promise<Error | null>((resolve) => lookupPublic('localhost', {}, resolve));
		expect(found?.message).toContain('is not a public address');
	});
});
