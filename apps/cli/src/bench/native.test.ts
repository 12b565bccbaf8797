import { expect, test } from 'vitest';
import { runNative } from './native.js';

const printing = (text: string): string => `node -e "console.log('${text}')"`;

test('takes the fastest line of a native program', () => {
	const lines = ['4x5 players 2: 1.1 s  410000 playouts/s  avg 18.6', '425000 playouts/s'].join('\\n');
	expect(runNative(printing(lines))).toEqual({ ok: true, playoutsPerSecond: 425_000 });
});

test('reports a program that measures nothing', () => {
	expect(runNative(printing('hello'))).toEqual({ ok: false, reason: 'it printed no "N playouts/s"' });
	const broken = runNative('node -e "console.error(1+1);process.exit(3)"');
	expect(broken).toEqual({ ok: false, reason: 'it ended with 3: 2' });
});
