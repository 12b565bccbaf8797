import type { Texts } from '../texts.js';

export const offline: Texts['offline'] = {
	newVersion: 'Une nouvelle version de Rumis est prête. Tes parties restent.',
	update: 'Mettre à jour',
	later: 'Plus tard',
};
