import type { Texts } from '../texts.js';

export const offline: Texts['offline'] = {
	newVersion: 'Eine neue Version von Rumis ist da. Deine Spiele bleiben.',
	update: 'Aktualisieren',
	later: 'Später',
};
