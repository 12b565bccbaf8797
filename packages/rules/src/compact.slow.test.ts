import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { board, playRandomly, startOn, startWith } from '../test/positions.js';
import {
	COMPACT_ERRORS,
	MODES,
	makeCompact,
	makeMove,
	PLAYER_COUNTS,
	Position,
	parseCompact,
	SCENARIOS,
} from './index.js';

// Games of every board, player count and mode are played to their end.
vi.setConfig({ testTimeout: 300_000 });

const texts = (moves: Position['moves']) => moves.map(makeMove);

test('whole games of every board, player count and mode are restored from their link', () => {
	let [longest, games] = [0, 0];
	for (const scenario of SCENARIOS) {
		for (const players of PLAYER_COUNTS) {
			for (const mode of MODES) {
				const started = Position.start({ scenario, players, mode, start: 'red' });
				if (!started.ok) continue;
				const position = playRandomly(started.value, players);
				const link = makeCompact(position);
				const game = parseCompact(link);
				if (!game.ok) throw new Error(`${link}: ${game.error.code}`);
				expect(game.value.setup).toEqual(position.setup);
				expect(texts(game.value.moves)).toEqual(texts(position.moves));
				games++;
				if (players === 4) longest = Math.max(longest, link.length);
			}
		}
	}
	expect(games).toBe(135);
	// A finished game of four must fit where 300 characters fit; it needs far fewer.
	expect(longest).toBeGreaterThan(40);
	expect(longest).toBeLessThan(100);
});

test('links need no escaping in a URL', () => {
	const link = makeCompact(playRandomly(startOn('huaca', 6), 2));
	expect(encodeURIComponent(link)).toBe(link);
});

test('a custom board is included', () => {
	const own = board(['22.', '222', '2.2'], {
		id: 'my-house',
		name: 'my-house',
		zones: ['rr.', 'rrr', 'b.b'],
		limits: { 2: { height: 2, zone: 'r' }, 3: { height: 2 } },
	});
	const position = playRandomly(startWith(own, 2), 1);
	const game = parseCompact(makeCompact(position));
	expect(game).toMatchObject({ ok: true, value: { setup: { scenario: own } } });
});

test('a link with a lost, added or changed character is refused', () => {
	const link = makeCompact(playRandomly(startOn('chullpa', 4), 2));
	const broken = [...link].flatMap((_, at) => [
		link.slice(0, at) + link.slice(at + 1),
		`${link.slice(0, at)}A${link.slice(at)}`,
		`${link.slice(0, at)}z${link.slice(at + 1)}`,
	]);
	for (const text of broken) if (text !== link) expect(parseCompact(text).ok).toBe(false);
});

test.each([
	['', 'compactVersion', 1],
	['3.chullpa.2.standard.yellow.0.AAA', 'compactVersion', 1],
	['1.chullpa', 'compactForm', 2],
	['1.chullpa.2.standard.yellow.0.AAA', 'compactCheck', 7],
])('%j is refused: %s in part %i', (text, code, part) => {
	expect(parseCompact(text)).toEqual({ ok: false, error: { code, part } });
});

/** A link with check digits, computed as in docs/NOTATION.md. */
function signed(text: string): string {
	const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
	let hash = 0x811c9dc5n;
	for (const sign of text) hash = ((hash ^ BigInt(sign.charCodeAt(0))) * 0x01000193n) & 0xffffffffn;
	return text + [0n, 6n, 12n].map((shift) => digits[Number((hash >> shift) & 63n)]).join('');
}

test.each([
	['1.atlantis.2.standard.yellow.0.', 'compactScenario', 2],
	['1.x~22_2~~2-2.2.standard.yellow.0.', 'compactScenario', 2],
	['1.chullpa.2.chess.yellow.0.', 'compactSetup', 4],
	['1.chullpa.6.standard.yellow.0.', 'compactSetup', 3],
	['1.chullpa.two.standard.yellow.0.', 'compactSetup', 3],
	['1.chullpa.2.transfer.yellow.0.', 'compactSetup', 4],
	['1.chullpa.2.standard.pink.0.', 'compactSetup', 5],
	['1.chullpa.2.standard.green.0.', 'compactSetup', 5],
	['1.chullpa.2.standard.yellow.67.', 'compactMoves', 6],
	['1.chullpa.2.standard.yellow.0.B', 'compactMoves', 7],
])('%s is refused although its check digits are right: %s in part %i', (text, code, part) => {
	expect(parseCompact(signed(text))).toEqual({ ok: false, error: { code, part } });
});

test('no text makes the parser throw', () => {
	const link = makeCompact(playRandomly(startOn('pirka', 3, 'ruinas'), 2));
	const parts = fc.constantFrom(...link.split('.'), '99', '~', 'x~22_22~~2-2', '');
	const near = fc.array(parts, { minLength: 5, maxLength: 8 }).map((list) => ['1', ...list].join('.'));
	fc.assert(
		fc.property(fc.oneof(fc.string(), near, near.map(signed)), (text) => {
			const game = parseCompact(text);
			if (!game.ok) expect(COMPACT_ERRORS).toContain(game.error.code);
		}),
		{ numRuns: 1000 },
	);
});
