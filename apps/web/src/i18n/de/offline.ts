import type { Texts } from '../en/texts.js';

export const offline: Texts['offline'] = {
	newVersion: 'Eine neue Version von Rumis ist bereit. Deine Partien bleiben erhalten.',
	update: 'Aktualisieren',
	later: 'Später',
};
