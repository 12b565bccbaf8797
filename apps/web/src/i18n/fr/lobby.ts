import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const lobby: Book['lobby'] = {
	find: 'Trouver un adversaire',
	hint: 'Tu joueras contre quelqu’un qui cherche le même genre de partie, si possible avec une cote proche de la tienne.',
	waiting: (count) =>
		plural(count, { one: '# personne cherche en ce moment.', other: '# personnes cherchent en ce moment.' }),
	board: 'Plateau',
	anyBoard: 'N’importe lequel',
	speed: 'Rythme',
	speeds: { fast: 'Rapide', slow: 'Tranquille', days: 'Sur plusieurs jours' },
	start: 'Chercher un adversaire',
	searching: 'Recherche d’un adversaire…',
	lost: 'Le serveur est injoignable. Nouvel essai…',
	stop: 'Arrêter la recherche',
	botMeanwhile: 'Jouer contre un robot en attendant',
	botHint:
		'Dès qu’un adversaire est trouvé, ta partie en ligne s’ouvre toute seule. La partie contre le robot est enregistrée.',
	found: 'Adversaire trouvé',
	foundText: 'Ta partie va commencer.',
	playBot: 'Jouer contre un robot',
	playBotHint: 'Commence tout de suite sur cet appareil.',
	noneOpen:
		'Aucune table ouverte en ce moment. Cherche un adversaire ci-dessus ou ouvre une table que d’autres pourront rejoindre.',
	today: 'Terminées aujourd’hui',
	lately: 'Parties terminées',
};
