export const common = {
	appName: 'Rumis',
	/** A thing and what it is: `Levels: 3`. */
	pair: (name: string, value: string) => `${name}: ${value}`,
	close: 'Close',
	cancel: 'Cancel',
	ok: 'OK',
	back: 'Back',
	home: 'Start page',
	newGame: 'New game',
	settings: 'Settings',
	language: 'Language',
	theme: 'Appearance',
	themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
	boardLoading: 'The board is being set up …',
	boardLost: 'The 3D picture is being restored …',
} as const;
