import type { Texts } from '../en/texts.js';

export const offline: Texts['offline'] = {
	newVersion: 'Er is een nieuwe versie van Rumis. Je partijen blijven bewaard.',
	update: 'Bijwerken',
	later: 'Later',
};
