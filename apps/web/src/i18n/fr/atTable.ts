import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const atTable: Book['atTable'] = {
	messages: 'Ce qui se passe à la table',
	ready: (seconds) => `Prépare-toi : ${seconds}`,
	takenBack: 'Un coup a été annulé.',
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
