import { list } from './format.js';

export const common = {
	appName: 'Rumis',
	/** A name with its value: `Levels: 3`. */
	pair: (name: string, value: string) => `${name}: ${value}`,
	/** Names in a sentence: `Ann, Ben and Cleo`. */
	and: (names: readonly string[]) => list(names),
	close: 'Close',
	cancel: 'Cancel',
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

export const offline = {
	newVersion: 'A new version of Rumis is ready. Your games are kept.',
	update: 'Update',
	later: 'Later',
} as const;

/** Settings for all games. */
export const settings = {
	title: 'Settings',
	languageOfBrowser: (name: string) => `Same as browser (${name})`,
	/** Used alone, without the word “appearance” next to them. */
	themesInShort: { system: 'Device theme', light: 'Light theme', dark: 'Dark theme' },
	board: 'Board',
	boards: { '3d': '3D', '2d': 'Map from above' },
	confirm: 'Placing a stone',
	confirms: { touch: 'Confirm on touch screens', always: 'Always confirm', never: 'Don’t ask' },
	confirmHint: 'With confirmation, you aim first and place the stone with a second tap or click.',
	motion: 'Animations',
	motions: { system: 'Same as device', reduced: 'Reduced' },
	sound: 'Sound',
	kept: 'Saved on this device only.',
	shortcuts: 'Keyboard shortcuts everywhere on the page',
} as const;

/** Three short tips in a first game, each shown when it matters. */
export const coach = {
	label: 'Tip',
	pick: 'Pick a stone. Then choose where it goes, turn it if you like, and place it.',
	touch: 'From now on, each of your stones must touch one of your own, face to face.',
	above:
		'Only what is visible from above counts: one point for each of your squares, minus one for each stone left over.',
	gotIt: 'Got it',
	off: 'No more tips',
} as const;
