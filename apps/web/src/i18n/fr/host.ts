import type { Book } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('fr');

export const host: Book['host'] = {
	title: 'Gestion du serveur',
	notHost: 'Cette page est réservée aux responsables',
	notHostText: 'Seuls les comptes qui gèrent ce serveur peuvent l’ouvrir. Es-tu connecté ?',
	unlockTitle: 'Saisis à nouveau ton mot de passe',
	unlockText: 'Cela déverrouille la page pour une demi-heure, dans ce navigateur uniquement.',
	unlock: 'Déverrouiller',
	lock: 'Verrouiller la page',

	reports: 'Signalements ouverts',
	closedReports: 'Signalements traités',
	showClosed: 'Voir les signalements traités',
	showOpen: 'Voir les signalements ouverts',
	noReports: 'Aucun signalement.',
	about: { message: 'Message signalé', name: 'Nom', player: 'Comportement' },
	reportOf: (what, name) => `${what} : ${name}`,
	reportedBy: (name) => `Signalé par ${name}`,
	context: 'Messages avant et après',
	thisLine: 'Le message signalé :',
	nameless: 'Quelqu’un',
	guest: 'Invité',
	accountOf: (name) => `Compte ${name}`,
	addressOf: (address) => `Adresse ${address}`,
	isMuted: 'privé de discussion',
	otherReports: (count) =>
		plural(count, { one: '# autre signalement ouvert', other: '# autres signalements ouverts' }),
	toTable: 'Aller à la table',
	done: 'Traité',
	dismiss: 'Classer sans suite',
	outcomes: { done: 'Traité', dismissed: 'Classé sans suite' },

	kinds: {
		mute: 'Priver de discussion',
		rename: 'Renommer',
		ban: 'Bannir le compte',
		banAddress: 'Bannir l’adresse',
		closeTable: 'Fermer la table',
		endSession: 'Mettre fin à la session',
		resetPassword: 'Réinitialiser le mot de passe',
		notice: 'Publier une annonce',
	},
	explain: {
		mute: 'La personne peut continuer à jouer, mais ne peut plus envoyer de messages ni changer de nom.',
		rename: 'Le nouveau nom remplace l’ancien à toutes les tables.',
		ban: 'Le compte est déconnecté de tous ses appareils, et personne ne peut plus s’y connecter.',
		banAddress: 'Personne ne peut plus jouer ni regarder depuis cette adresse.',
		closeTable: 'La partie s’arrête immédiatement et ne compte pour personne.',
		endSession: 'Ce navigateur ou ce programme est déconnecté.',
		resetPassword:
			'Le compte reçoit un nouveau mot de passe, que tu transmets. Il est déconnecté de tous ses appareils.',
		notice: 'Toutes les personnes en ligne la voient immédiatement.',
	},
	fields: {
		who: 'Nom du compte ou session:ID',
		account: 'Compte',
		session: 'Identifiant de session',
		range: 'Adresse ou plage',
		game: 'Identifiant de la table',
		name: 'Nouveau nom',
		text: 'Texte',
		hours: 'Pour combien de temps ?',
		why: 'Raison, pour les autres responsables (facultatif)',
	},
	rangeHint: 'Par exemple 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/48',
	hours: (hours) =>
		hours % 24 === 0
			? plural(hours / 24, { one: '# jour', other: '# jours' })
			: plural(hours, { one: '# heure', other: '# heures' }),
	noEnd: 'jusqu’à nouvel ordre',
	until: (when) => `jusqu’au ${when}`,
	passwordOnce: 'Transmets-le au propriétaire du compte. Il ne sera affiché que cette fois.',
	newPassword: 'Nouveau mot de passe',

	sanctions: 'Restrictions et bannissements',
	sanctionKinds: { mute: 'privé de discussion', ban: 'banni' },
	lift: 'Lever',
	liftOf: (name) => `Lever : ${name}`,
	notices: 'Annonces',
	remove: 'Supprimer',
	audit: 'Journal des responsables',
	nothing: 'Rien pour l’instant.',
};
