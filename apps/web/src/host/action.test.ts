import { hostActionSchema } from '@rumis/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { hoursFor, KINDS, makeAction, NO_VALUES, type Values, whoOfSession } from './action.js';

const FILLED: Values = {
	...{ who: 'Ana', account: 'Ana', session: 'abcdefgh', range: '203.0.113.0/24', game: 'abcdefgh' },
	...{ name: 'Ben', text: 'Hello', why: 'rude', hours: 24 },
};

describe('a host action', () => {
	it.each(KINDS)('is valid for the server: %s', (kind) => {
		for (const hours of hoursFor(kind)) {
			const action = makeAction(kind, { ...FILLED, hours });
			expect(hostActionSchema.safeParse(action).error).toBeUndefined();
		}
	});

	it('names a guest by the session, and has no end where none is chosen', () => {
		const values = { ...NO_VALUES, who: whoOfSession('abcdefgh'), hours: 0 };
		expect(makeAction('mute', values)).toEqual({
			...{ kind: 'mute', who: { session: 'abcdefgh' }, hours: null, why: '' },
		});
	});

	it('makes announcements only for a limited time', () => {
		expect(hoursFor('notice')).not.toContain(0);
		expect(hoursFor('ban')).toContain(0);
	});
});
