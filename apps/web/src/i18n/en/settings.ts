/** Settings for all games. */
export const settings = {
	title: 'Settings',
	languageOfBrowser: (name: string) => `Same as browser (${name})`,
	/** Used alone, without the word “appearance” next to them. */
	themesInShort: { system: 'Same as device', light: 'Light theme', dark: 'Dark theme' },
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
