import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asks, junkLine } from '../../test/junk.js';
import { portrait, REPLY } from '../../test/talk.js';
import { makeTempFolder } from '../../test/tempFolder.js';
import { GtpSession } from './session.js';

const folder = makeTempFolder();
folder.write('board.json', '{}');
const junk = fc.array(junkLine(folder.path), { minLength: 1, maxLength: 12 });

describe('a session that is fed junk', () => {
	it('answers every command with exactly one well-formed reply', () => {
		const property = fc.property(junk, (lines) => {
			const session = new GtpSession();
			session.answer('newgame chullpa 2');
			for (const line of lines) {
				const reply = session.answer(line);
				if (asks(line) || line.length > 100_000) expect(reply).toMatch(REPLY);
				else expect(reply).toBe('');
			}
			expect(session.answer('protocol_version')).toBe('= 2\n\n');
			expect(session.done).toBe(false);
		});
		fc.assert(property, { numRuns: 300 });
	});

	it('leaves the game unchanged when it refuses', () => {
		const property = fc.property(junkLine(folder.path), (line) => {
			const session = new GtpSession();
			session.answer('newgame chullpa 2 start=red');
			session.answer('play I2 a1,a2');
			const before = portrait(session);
			if (session.answer(line).startsWith('?')) expect(portrait(session)).toEqual(before);
		});
		fc.assert(property, { numRuns: 300 });
	});
});
