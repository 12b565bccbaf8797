import { listFor } from '../format/list.js';

const list = listFor('en-GB');

export const common = {
	appName: 'Rumis',
	/** A name with its value: `Levels: 3`. */
	pair: (name: string, value: string) => `${name}: ${value}`,
	/** Names in a sentence: `Ann, Ben and Cleo`. */
	and: (names: readonly string[]) => list(names),
	close: 'Close',
	cancel: 'Cancel',
	ok: 'OK',
	back: 'Back',
	home: 'Home',
	newGame: 'New game',
	settings: 'Settings',
	language: 'Language',
	theme: 'Appearance',
	themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
	boardLoading: 'Setting up the board…',
	boardLost: 'Restoring the 3D view…',
} as const;
