import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('fr');

/** The page on which a new game is put together. */
export const setup: Texts['setup'] = {
	title: 'Nouvelle partie',
	board: 'Plateau',
	players: (range) => `${range} joueurs`,
	boardFacts: (squares, height, players) =>
		`${plural(squares, { one: '# case', other: '# cases' })} à bâtir, ` +
		`${plural(height, { one: '# niveau', other: 'jusqu’à # niveaux' })} à ${players} joueurs.`,
	reconstructed: 'Plateau reconstitué',
	reconstructedWhy:
		'Les dessins des plateaux imprimés ne sont pas publics. Voici ce que l’on sait de celui-ci, ' +
		'et ce qu’il a fallu reconstituer :',
	ownAbout: 'À propos de ce plateau',
	sourcePlan: 'Tracé',
	sourceLimits: 'Hauteurs',
	own: 'ton propre plateau',
	openBoard: 'Ajouter un plateau…',
	openBoardHint: 'Depuis un fichier de plateau (.json). Il reste sur cet appareil.',
	removeBoard: 'Retirer de cet appareil',
	removedBoard: (name) => `${name} a été retiré de cet appareil.`,
	putBack: 'Remettre',
	boardAdded: (name) => `${name} est ajouté et choisi.`,
	boardsMany: (most) => `Il y a place pour ${most} plateaux à toi. Retires-en un d’abord.`,
	boardRefused: (file) => `${file} n’est pas un plateau sur lequel on peut jouer :`,
	boardErrorAt: (line, column) => `ligne ${line}, colonne ${column}`,
	boardErrorKey: (key) => `champ « ${key} »`,
	boardErrorPlayers: (players) => `${players} joueurs`,
	boardErrorsMore: (count) => plural(count, { one: 'et # autre.', other: 'et # autres.' }),
	boardErrors: {
		jsonUnexpected: 'Ce n’est pas du JSON : autre chose est attendu ici.',
		jsonUnfinished: 'Ce n’est pas du JSON : le fichier finit trop tôt.',
		jsonString: 'Ce n’est pas du JSON : un texte entre guillemets est mal formé.',
		jsonTwice: 'Le même nom figure deux fois.',
		jsonDeep: 'Les crochets sont trop imbriqués.',
		jsonTrailing: 'Il y a plus de texte qu’il n’en faut pour un plateau.',
		scenarioKeyUnknown: 'Un plateau n’a pas de tel champ.',
		scenarioKeyMissing: 'Il manque un champ.',
		scenarioType: 'La valeur n’est pas de la bonne sorte.',
		scenarioPlayers: 'Les limites valent pour 2 à 6 joueurs.',
		scenarioId: 'Un id a 1 à 32 minuscules, chiffres et traits d’union, et commence par une lettre.',
		scenarioPlanEmpty: 'Le plan n’a aucune case.',
		scenarioPlanSize: 'Le plan dépasse 16 × 16 cases.',
		scenarioPlanRagged: 'Cette rangée n’est pas aussi longue que la première.',
		scenarioPlanSign: 'Un plan se compose des chiffres 1 à 9 et de points.',
		scenarioPlanApart: 'Cette case n’est pas reliée au reste du plan.',
		scenarioZonesShape: 'Les zones n’ont pas la forme du plan.',
		scenarioZonesSign: 'Les zones se notent r ou b, et un point en dehors.',
		scenarioZonesOffPlan: 'Une zone est notée là où le plan n’a pas de case.',
		scenarioLimitsEmpty: 'Il faut des limites pour au moins un nombre de joueurs.',
		scenarioLimitHeight: 'La hauteur doit être un nombre entier de 1 à 9.',
		scenarioLimitZone: 'Cette zone n’est pas notée parmi les zones.',
		scenarioAreaApart: 'Cette case n’est pas reliée au reste de la zone.',
		scenarioNoRoom: 'Tous les joueurs n’ont pas la place d’une première pierre.',
		scenarioTransferZone: 'Le transfert demande une zone rouge pour 2 joueurs et des cases au-dehors.',
	},
	files: {
		fileLarge: 'Le fichier est bien trop gros.',
		fileUnreadable: 'Le fichier n’a pas pu être lu.',
	},
	mode: 'Variante',
	modes: {
		standard: 'Construis contre ta couleur. Le plus de cases vues d’en haut l’emporte.',
		inverse: 'Après ta première pierre, ne touche plus jamais ta propre couleur.',
		duo: 'Deux joueurs, deux couleurs chacun. La meilleure couleur l’emporte.',
		ruinas: 'D’abord une ruine, qui n’est à personne. Puis on construit dessus et autour.',
		transfer: 'Construis dans la ligne rouge, puis porte tes pierres de l’autre côté.',
	},
	playerCount: 'Joueurs',
	boardIsFor: (board, range) => `${board} est fait pour ${range} joueurs.`,
	modeIsFor: (mode, range) => `${mode} se joue ici à ${range} joueurs.`,
	seats: 'Qui joue',
	seat: (colours) => `${colours} : humain ou robot`,
	and: (first, second) => `${first} et ${second}`,
	person: 'Humain',
	bot: 'Robot',
	nameOf: (colours) => `Nom : ${colours}`,
	kindOf: (colours) => `Genre du robot pour ${colours}`,
	levelOf: (colours) => `Niveau du robot pour ${colours}`,
	kinds: {
		level: 'Polyvalent',
		climber: 'Grimpeur',
		blocker: 'Bloqueur',
		spreader: 'Pionnier',
	},
	kindHints: {
		level: 'joue ce qu’il croit le meilleur',
		climber: 'construit vers le haut et achève des cases',
		blocker: 'construit là où d’autres l’auraient fait',
		spreader: 'court vers les espaces libres',
	},
	levels: {
		1: '1 – premiers pas',
		2: '2 – débutant',
		3: '3 – facile',
		4: '4 – détente',
		5: '5 – exercé',
		6: '6 – fort',
		7: '7 – coriace',
		8: '8 – expert',
		9: '9 – maître',
	},
	aboutBots: 'À propos des robots',
	aboutLevels:
		'Les niveaux 1 à 3 jettent un coup d’œil et jouent. Dès le 4, un robot réfléchit, plus longtemps à chaque ' +
		'niveau ; dès le 6, il calcule les fins de partie. Le niveau 9 peut prendre son temps.',
	start: 'Qui commence',
	startChance: 'Hasard',
	ruin: 'La ruine',
	ruins: { turns: 'À tour de rôle', chance: 'Au hasard', file: 'Depuis un fichier' },
	ruinHints: {
		turns: 'Chacun pose à son tour une pierre de la ruine.',
		chance: 'La ruine est déjà là quand la partie commence.',
	},
	openRuin: 'Ruine d’une partie enregistrée…',
	ruinFile: (file, stones) => `${file} : ${plural(stones, { one: '# pierre', other: '# pierres' })}`,
	ruinMisfit: 'Cette ruine ne convient pas ici.',
	ruinMisfitAt: (board, players) =>
		`Cette ruine a été construite sur ${board} par ${players} joueurs et ne convient pas ici.`,
	ruinNone: 'Il n’y a pas de ruine dans cette partie.',
	ruinUnreadable: (line, column) =>
		`Ce n’est pas une partie notée : ligne ${line}, colonne ${column} incompréhensible.`,
	summary: (board, mode, players) => `${board} · ${mode} · ${players}`,
	company: (people, bots) =>
		[
			people > 0 ? plural(people, { one: '# humain', other: '# humains' }) : '',
			bots > 0 ? plural(bots, { one: '# robot', other: '# robots' }) : '',
		]
			.filter(Boolean)
			.join(' et '),
	go: 'C’est parti',
};
