import type { Texts } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('fr');

export const records: Texts['records'] = {
	boardsMany: (most) => `Tu peux garder jusqu’à ${most} plateaux personnels. Retires-en un d’abord.`,
	title: 'Enregistrer, ouvrir, partager',
	games: 'Parties sur cet appareil',
	gameRunning: (stones) => plural(stones, { one: '# pierre posée', other: '# pierres posées' }),
	gameOver: 'terminée',
	remove: (game) => `Supprimer ${game}`,
	save: 'Enregistrer dans un fichier',
	open: 'Ouvrir un fichier',
	share: 'Copier le lien de la partie',
	linkLabel: 'Lien de cette partie',
	dropHere: 'Dépose le fichier pour ouvrir la partie',
	openFailed: 'Impossible d’ouvrir la partie.',
	gameMissing: 'Cette partie n’est plus sur cet appareil.',
	gameBroken: 'La partie enregistrée est endommagée et ne peut pas être ouverte.',
	fileUnreadable: 'Le fichier est illisible.',
	fileLarge: 'Le fichier est trop gros pour être une partie.',
	impossible: 'Cette partie ne peut pas être mise en place.',
	place: (line, column) => `Ligne ${line}, colonne ${column} :`,
	link: {
		compactForm: 'Le lien est incomplet.',
		compactVersion: 'Cette version ne sait pas lire ce lien.',
		compactScenario: 'Le lien concerne un plateau qui n’est pas sur cet appareil.',
		compactSetup: 'La partie du lien ne peut pas être mise en place.',
		compactMoves: 'Les coups contenus dans le lien sont illisibles.',
		compactCheck: 'Un caractère du lien manque ou est faux.',
	},
	errors: {
		tagBroken: 'Cette balise est mal formée. Elle devrait ressembler à [Nom "valeur"].',
		tagTwice: (tag) => `La balise ${tag} apparaît deux fois.`,
		tagMissing: (tag) => `Il manque la balise ${tag}.`,
		tagValue: (tag) => `La balise ${tag} a une valeur incorrecte.`,
		tagScenario: (tag) => `Le plateau de la balise ${tag} n’est pas valide.`,
		tagScenarioUnknown: 'Le plateau est inconnu ici, et le fichier de la partie ne le contient pas.',
		recordLong: 'Le fichier de la partie est trop long.',
		variationDeep: 'Les variantes sont trop imbriquées.',
		variationEmpty: 'Une variante n’a aucun coup.',
		variationStray:
			'Cette parenthèse n’a pas sa place ici : elle ne ferme rien, ou aucun coup ne la précède.',
		variationOpen: 'Une variante n’est pas fermée.',
		afterResult: 'Il reste du texte après le résultat.',
		wordUnknown: (word) => `Illisible : ${word}`,
		resultWrong: (expected) => `Le résultat ne correspond pas aux coups, qui donnent ${expected}.`,
		move: (move, reason) => `${move} : ${reason}`,
	},
};
