import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('fr');

export const records: Texts['records'] = {
	title: 'En fichier ou en lien',
	games: 'Parties sur cet appareil',
	gameRunning: (stones) => plural(stones, { one: '# pierre posée', other: '# pierres posées' }),
	gameOver: 'terminée',
	remove: (game) => `Supprimer ${game}`,
	save: 'Enregistrer',
	open: 'Ouvrir',
	share: 'Copier le lien de la partie',
	linkLabel: 'Lien de cette partie',
	dropHere: 'Dépose le fichier pour ouvrir la partie',
	openFailed: 'La partie n’a pas pu être ouverte.',
	gameMissing: 'Cette partie n’est plus sur cet appareil.',
	gameBroken: 'La partie gardée est abîmée et ne peut pas être ouverte.',
	fileUnreadable: 'Le fichier est illisible.',
	fileLarge: 'Le fichier est trop gros pour une partie.',
	impossible: 'Une telle partie ne peut pas être mise en place.',
	place: (line, column) => `Ligne ${line}, colonne ${column} :`,
	link: {
		compactForm: 'Le lien n’est pas complet.',
		compactVersion: 'Cette version ne sait pas lire ce lien.',
		compactScenario: 'Le lien nomme un plateau inconnu ici.',
		compactSetup: 'Une telle partie ne peut pas être mise en place.',
		compactMoves: 'Les coups du lien sont illisibles.',
		compactCheck: 'Un caractère du lien manque ou est faux.',
	},
	errors: {
		tagBroken: 'Une étiquette est mal formée ; [Nom "valeur"] est attendu.',
		tagTwice: (tag) => `L’étiquette ${tag} figure deux fois.`,
		tagMissing: (tag) => `L’étiquette ${tag} manque.`,
		tagValue: (tag) => `La valeur de l’étiquette ${tag} est incompréhensible.`,
		tagScenario: (tag) => `Le plateau de l’étiquette ${tag} n’est pas valable.`,
		tagScenarioUnknown: 'Le plateau est inconnu, et son plan n’est pas joint à la partie.',
		recordLong: 'La partie notée est trop longue.',
		variationDeep: 'Les variantes sont trop imbriquées.',
		variationEmpty: 'Une variante n’a aucun coup.',
		variationStray: 'Une parenthèse n’appartient à aucune variante.',
		variationOpen: 'Une variante n’est pas fermée.',
		afterResult: 'Il reste du texte après le résultat.',
		wordUnknown: (word) => `Pas compris : ${word}`,
		resultWrong: (expected) => `Le résultat ne correspond pas aux coups, qui donnent ${expected}.`,
		move: (move, reason) => `${move} : ${reason}`,
	},
};
