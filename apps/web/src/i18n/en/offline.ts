export const offline = {
	newVersion: 'A new version of Rumis is ready. Your games are kept.',
	update: 'Update',
	later: 'Later',
} as const;
