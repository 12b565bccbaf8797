export const offline = {
	newVersion: 'A new version of Rumis is ready. Your games stay.',
	update: 'Update',
	later: 'Later',
} as const;
