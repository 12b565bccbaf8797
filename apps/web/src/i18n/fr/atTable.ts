import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const atTable: Book['atTable'] = {
	messages: 'Ce qui se passe à la table',
	ready: (seconds) => `Prépare-toi : ${seconds}`,
	agreed: (name) => `${name} est d’accord.`,
	back: (name) => `${name} est de retour.`,
	paused: 'Le serveur a été indisponible un instant. Ce temps n’est pas décompté.',
	botPlays: (bot) => `${bot} joue`,
	plan: {
		open: 'Prévoir des réponses',
		openCount: (count) => `Prévoir des réponses (${count})`,
		title: 'Réponses prévues',
		how: 'Joue un coup pour l’adversaire, puis ta réponse. Annule-les pour prévoir autre chose.',
		count: (count) => plural(count, { one: '# réponse prévue.', other: '# réponses prévues.' }),
		none: 'Rien de prévu pour l’instant.',
		secret: 'Personne d’autre ne voit tes réponses. Si un coup est annulé, elles sont effacées.',
		save: 'Enregistrer les réponses',
		remove: (line) => `Supprimer ${line}`,
		played: 'Ta réponse prévue a été jouée.',
		premove: (move) => `Ton prochain coup : ${move}`,
		premoveCancel: 'Annuler',
	},
	nobodyWins: 'Personne ne gagne : tout le monde a quitté la partie.',
	ratingNow: (name, rating, change) => `${name} : ${rating} (${change})`,
};

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
