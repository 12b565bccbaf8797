/** What a person may choose for all games. */
export const settings = {
	title: 'Settings',
	languageOfBrowser: (name: string) => `As the browser (${name})`,
	/** Standing alone, without the word “appearance” beside them. */
	themesInShort: { system: 'Device theme', light: 'Light theme', dark: 'Dark theme' },
	board: 'Board',
	boards: { '3d': 'In 3D', '2d': 'Map from above' },
	confirm: 'Placing a stone',
	confirms: { touch: 'Confirm on touch screens', always: 'Always confirm', never: 'At once' },
	confirmHint: 'To confirm is to aim first, and to place with a second step.',
	motion: 'Movement',
	motions: { system: 'As the device', reduced: 'As little as possible' },
	sound: 'Sound',
	kept: 'Kept on this device only.',
} as const;
