import { ONLINE_ERRORS } from '@rumis/protocol';
import { err, ok } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en/index.js';
import { afterAnswer, LOADING } from './loaded.js';
import { wireOf } from './push.js';
import { errorTitle, mayRetry, sayError } from './sayError.js';

const t = en.people;
const OFFLINE = { code: 'offline' } as const;

describe('what a page shows', () => {
	it('is what the server answered', () => {
		expect(afterAnswer(LOADING, ok(7))).toEqual({ kind: 'ready', value: 7 });
		expect(afterAnswer(LOADING, err(OFFLINE))).toEqual({ kind: 'failed', error: OFFLINE });
		expect(afterAnswer({ kind: 'failed', error: OFFLINE }, ok(7))).toEqual({ kind: 'ready', value: 7 });
	});

	it('stays while it cannot be renewed', () => {
		expect(afterAnswer({ kind: 'ready', value: 7 }, err(OFFLINE))).toEqual({ kind: 'ready', value: 7 });
	});
});

describe('what went wrong', () => {
	it('is said for every code there is, and for those there will be', () => {
		const codes = [...ONLINE_ERRORS, 'offline', 'noServer', 'constructor'];
		for (const code of codes) expect(sayError({ code } as never, t)).toMatch(/^[A-Z].*\.$/);
	});

	it('has words of its own where somebody can do something about it', () => {
		for (const code of ['wrongPassword', 'nameTaken', 'passwordTooShort', 'tooFast'] as const) {
			expect(sayError({ code }, t)).not.toBe(t.errors.other);
		}
	});

	it('tells whether there is no network, no server, or nothing to be found', () => {
		expect(errorTitle(OFFLINE, t)).toBe(t.offlineTitle);
		expect(errorTitle({ code: 'noServer' }, t)).toBe(t.noServerTitle);
		expect(errorTitle({ code: 'noPlayer' }, t)).toBe(t.missingTitle);
		expect(errorTitle({ code: 'broken' }, t)).toBe(t.failedTitle);
	});

	it('offers to try again only where that may help', () => {
		expect(mayRetry(OFFLINE)).toBe(true);
		expect(mayRetry({ code: 'unavailable' })).toBe(true);
		expect(mayRetry({ code: 'noServer' })).toBe(false);
		expect(mayRetry({ code: 'noTable' })).toBe(false);
	});
});

describe('a subscription to notices', () => {
	const keys = { p256dh: 'p', auth: 'a' };

	it('goes to the server with what it needs and nothing else', () => {
		const made = { endpoint: 'https://push.example/1', expirationTime: null, keys };
		expect(wireOf(made)).toEqual({ endpoint: 'https://push.example/1', keys });
	});

	it.each([{}, { endpoint: 'https://push.example/1' }, { endpoint: 'x', keys: { auth: 'a' } }, { keys }])(
		'is none if the browser left something out: %j',
		(made) => expect(wireOf(made)).toBeNull(),
	);
});
