import { expect, it } from 'vitest';
import { openerFor } from './openBrowser.mjs';

const desk = { env: { DISPLAY: ':0' }, platform: 'linux', isTerminal: true };

it.each([
	['linux', ['xdg-open']],
	['darwin', ['open']],
	['win32', ['cmd', '/c', 'start', '""']],
])('opens links on %s', (platform, opener) => {
	expect(openerFor({ ...desk, platform })).toEqual(opener);
});

it('opens links in a Wayland session', () => {
	expect(openerFor({ ...desk, env: { WAYLAND_DISPLAY: 'wayland-0' } })).toEqual(['xdg-open']);
});

it.each([
	['there is no screen', { env: {} }],
	['a machine builds', { env: { DISPLAY: ':0', CI: 'true' } }],
	['nobody reads along', { isTerminal: false }],
	['the person wants none', { env: { DISPLAY: ':0', BROWSER: 'none' } }],
])('opens nothing when %s', (_, change) => {
	expect(openerFor({ ...desk, ...change })).toBeNull();
});
