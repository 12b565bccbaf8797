export const common = {
	appName: 'Rumis',
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
	skipToContent: 'Skip to the content',
} as const;
