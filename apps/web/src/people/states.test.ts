import { ONLINE_ERRORS } from '@rumis/protocol';
import { err, ok } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { wireOf } from '../account/push.js';
import type { ApiError } from '../http/api.js';
import { afterAnswer, LOADING } from '../http/loaded.js';
import * as en from '../i18n/en/index.js';
import { errorTitle, mayRetry, sayError } from '../wording/sayError.js';

const t = en.people;
const OFFLINE = { code: 'offline' } as const;

/** Codes about tables and games, and about requests that this app does not make. */
const ONLY_ELSEWHERE = [
	'alreadySeated',
	'badBot',
	'badInvite',
	'badMessage',
	'badOrigin',
	'badPlan',
	'badScenario',
	'badVersion',
	'begun',
	'boardTooLarge',
	'broken',
	'chatOff',
	'damaged',
	'muted',
	'noPage',
	'noPerson',
	'noPuzzle',
	'noSession',
	'notBegun',
	'notCreator',
	'notOver',
	'notSeated',
	'seatTaken',
	'tooLarge',
];

describe('what a page shows', () => {
	it('is the response of the server', () => {
		expect(afterAnswer(LOADING, ok(7))).toEqual({ kind: 'ready', value: 7 });
		expect(afterAnswer(LOADING, err(OFFLINE))).toEqual({ kind: 'failed', error: OFFLINE });
		expect(afterAnswer({ kind: 'failed', error: OFFLINE }, ok(7))).toEqual({ kind: 'ready', value: 7 });
	});

	it('stays while it cannot be renewed', () => {
		expect(afterAnswer({ kind: 'ready', value: 7 }, err(OFFLINE))).toEqual({ kind: 'ready', value: 7 });
	});
});

describe('what went wrong', () => {
	const codes = [...ONLINE_ERRORS, 'offline', 'noServer'];
	const say = (code: string) => sayError({ code } as ApiError, t);
	const isGeneral = (code: string) => say(code) === t.errors.other;

	it('has its own sentence for every code, except those that these pages never cause', () => {
		expect(codes.filter(isGeneral).sort()).toEqual(ONLY_ELSEWHERE);
		const own = codes.filter((code) => !isGeneral(code)).map(say);
		expect(new Set(own).size).toBe(own.length);
		for (const sentence of own) expect(sentence).toMatch(/^[A-Z].*\.$/);
	});

	it.each(['inventedTomorrow', 'constructor', '__proto__', ''])('covers the unknown code %j', (code) => {
		expect(isGeneral(code)).toBe(true);
	});

	it('distinguishes no network, no server, and not found', () => {
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

	it('sends the server what it needs and nothing else', () => {
		const made = { endpoint: 'https://push.example/1', expirationTime: null, keys };
		expect(wireOf(made)).toEqual({ endpoint: 'https://push.example/1', keys });
	});

	it.each([{}, { endpoint: 'https://push.example/1' }, { endpoint: 'x', keys: { auth: 'a' } }, { keys }])(
		'is none if the browser left something out: %j',
		(made) => expect(wireOf(made)).toBeNull(),
	);
});
