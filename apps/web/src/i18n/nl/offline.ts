import type { Texts } from '../texts.js';

export const offline: Texts['offline'] = {
	newVersion: 'Er is een nieuwe versie van Rumis. Je spellen blijven.',
	update: 'Bijwerken',
	later: 'Later',
};
