import { ONLINE_ERRORS } from '@rumis/protocol';
import { TABLE_ERRORS } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../http/api.js';
import * as en from '../i18n/en/index.js';
import { sayRefusal } from './sayRefusal.js';

const PLAIN = [...ONLINE_ERRORS, ...TABLE_ERRORS].filter((code) => code !== 'illegal' && code !== 'moveText');

describe('a refusal by the server', () => {
	it.each(PLAIN)('is worded: %s', (code) => {
		const isWorded = Object.hasOwn(en.online.errors, code) || Object.hasOwn(en.people.errors, code);
		expect(isWorded || Object.hasOwn(en.rules.setupErrors, code)).toBe(true);
		expect(sayRefusal({ code } as ApiError, en).length).toBeGreaterThan(5);
	});

	it('explains an illegal move', () => {
		const illegal = { code: 'offPlan', cells: [] } as const;
		expect(sayRefusal({ code: 'illegal', illegal }, en)).toBe(en.rules.illegal.offPlan);
		const reason = { code: 'moveStone', column: 1, found: 'X9' } as const;
		expect(sayRefusal({ code: 'moveText', reason }, en)).toBe(en.rules.moveText.moveStone);
	});

	it('that this page does not know yet is still a sentence', () => {
		expect(sayRefusal({ code: 'constructor' } as never, en)).toBe(en.online.errors.broken);
	});
});
