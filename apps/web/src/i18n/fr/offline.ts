import type { Texts } from '../en/texts.js';

export const offline: Texts['offline'] = {
	newVersion: 'Une nouvelle version de Rumis est prête. Tes parties sont conservées.',
	update: 'Mettre à jour',
	later: 'Plus tard',
};
