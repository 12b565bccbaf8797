import type { Book } from '../en/texts.js';
import { listFor } from '../format/list.js';
import { percentFor } from '../format/percent.js';
import { pluralFor } from '../format/plural.js';

const list = listFor('fr');
const percent = percentFor('fr');
const plural = pluralFor('fr');

/** The page for a new game. */
export const setup: Book['setup'] = {
	title: 'Nouvelle partie',
	board: 'Plateau',
	players: (range) => `${range} joueurs`,
	balanced: 'équilibré',
	seatExcess: (seat, percent) => `${seat} ${percent}`,
	measured: (games, bot) =>
		`Mesuré sur ${plural(games, { one: '# partie', other: '# parties' })} entre robots (${bot}).`,
	boardFacts: (squares, height, players) =>
		`${plural(squares, { one: '# case', other: '# cases' })} où construire, ${plural(height, { one: 'un niveau', other: 'jusqu’à # niveaux' })} à ${plural(players, { one: '# joueur', other: '# joueurs' })}.`,
	reconstructed: 'Plateau reconstitué',
	reconstructedWhy:
		'Il n’existe pas de dessins publics des plateaux imprimés. Voici ce que nous savons de celui-ci, et ce que nous avons reconstitué :',
	ownAbout: 'À propos de ce plateau',
	sourcePlan: 'Surface',
	sourceLimits: 'Hauteurs',
	own: 'ton plateau',
	openBoard: 'Ajouter ton propre plateau…',
	openBoardHint: 'Depuis un fichier de plateau (.json). Il est enregistré sur cet appareil.',
	removeBoard: 'Retirer de cet appareil',
	removedBoard: (name) => `${name} a été retiré de cet appareil.`,
	putBack: 'Annuler',
	boardAdded: (name) => `${name} a été ajouté et sélectionné.`,
	boardRefused: (file) => `On ne peut pas jouer sur ${file} :`,
	boardErrorAt: (line, column) => `ligne ${line}, colonne ${column}`,
	boardErrorKey: (key) => `champ « ${key} »`,
	boardErrorPlayers: (players) => `${players} joueurs`,
	boardErrorsMore: (count) => plural(count, { one: 'et une autre erreur.', other: 'et # autres erreurs.' }),
	boardErrors: {
		jsonUnexpected: 'Ce n’est pas du JSON valide : autre chose est attendu ici.',
		jsonUnfinished: 'Ce n’est pas du JSON valide : le fichier s’arrête trop tôt.',
		jsonString: 'Ce n’est pas du JSON valide : un texte entre guillemets est mal formé.',
		jsonTwice: 'Le même nom apparaît deux fois.',
		jsonDeep: 'Il y a trop de crochets imbriqués.',
		jsonTrailing: 'Il reste du texte après la fin du plateau.',
		scenarioKeyUnknown: 'Ce champ n’existe pas pour un plateau.',
		scenarioKeyMissing: 'Il manque un champ.',
		scenarioType: 'Cette valeur n’est pas du bon type.',
		scenarioPlayers: 'Les limites doivent être pour 2 à 6 joueurs.',
		scenarioId: 'Un id compte de 1 à 32 minuscules, chiffres ou traits d’union et commence par une lettre.',
		scenarioPlanEmpty: 'La surface n’a aucune case.',
		scenarioPlanSize: 'La surface dépasse 16 × 16 cases.',
		scenarioPlanRagged: 'Cette rangée n’est pas aussi longue que la première.',
		scenarioPlanSign: 'Une surface ne contient que les chiffres 1 à 9 et des points.',
		scenarioPlanApart: 'Cette case n’est pas reliée au reste de la surface.',
		scenarioZonesShape: 'Les zones n’ont pas la même forme que la surface.',
		scenarioZonesSign: 'Marque les zones avec r ou b, et le reste avec un point.',
		scenarioZonesOffPlan: 'Une zone est marquée là où la surface n’a pas de case.',
		scenarioLimitsEmpty: 'Il faut des limites pour au moins un nombre de joueurs.',
		scenarioLimitHeight: 'La hauteur doit être un nombre entier de 1 à 9.',
		scenarioLimitZone: 'Cette zone n’est pas marquée.',
		scenarioAreaApart: 'Cette case n’est pas reliée au reste de la zone.',
		scenarioNoRoom: 'Il n’y a pas assez de place pour la première pierre de chaque joueur.',
		scenarioTransferZone:
			'Le jeu de transfert demande une zone rouge pour 2 joueurs, et des cases à l’extérieur.',
	},
	files: {
		fileLarge: 'Le fichier est beaucoup trop gros.',
		fileUnreadable: 'Le fichier n’a pas pu être lu.',
	},
	mode: 'Mode de jeu',
	playerCount: 'Joueurs',
	boardIsFor: (board, range) => `${board} se joue à ${range} joueurs.`,
	modeIsFor: (mode, range) => `Sur ce plateau, ${mode} se joue à ${range} joueurs.`,
	seats: 'Qui joue',
	seat: (colours) => `${colours} : humain ou robot`,
	and: (first, second) => list([first, second]),
	person: 'Humain',
	bot: 'Robot',
	nameOf: (colours) => `Nom pour ${colours}`,
	kindOf: (colours) => `Style du robot pour ${colours}`,
	levelOf: (colours) => `Niveau du robot pour ${colours}`,
	kinds: {
		level: 'Polyvalent',
		climber: 'Grimpeur',
		blocker: 'Bloqueur',
		spreader: 'Pionnier',
	},
	kindHints: {
		level: 'joue le coup qui lui semble le meilleur',
		climber: 'construit en hauteur et protège ses cases',
		blocker: 'construit là où les autres veulent construire',
		spreader: 'va vers les espaces libres',
	},
	levels: {
		1: '1 – premiers pas',
		2: '2 – débutant',
		3: '3 – facile',
		4: '4 – détente',
		5: '5 – expérimenté',
		6: '6 – fort',
		7: '7 – coriace',
		8: '8 – expert',
		9: '9 – maître',
	},
	aboutBots: 'À propos des robots',
	allBots: 'Tous les robots et tes résultats',
	aboutLevels:
		'Les niveaux 1 à 3 jouent après un coup d’œil. À partir du niveau 4, un robot réfléchit à l’avance, plus longtemps à chaque niveau ; à partir du niveau 6, il calcule aussi les fins de partie. Le niveau 9 peut prendre un moment.',
	start: 'Qui commence',
	startChance: 'Au hasard',
	ruin: 'La ruine',
	ruins: { turns: 'À tour de rôle', chance: 'Au hasard', file: 'Depuis un fichier' },
	ruinHints: {
		turns: 'Vous construisez la ruine ensemble, à tour de rôle.',
		chance: 'La ruine est déjà là quand la partie commence.',
	},
	openRuin: 'Prendre la ruine d’une partie enregistrée…',
	ruinFile: (file, stones) => `${file} : ${plural(stones, { one: '# pierre', other: '# pierres' })}`,
	ruinMisfit: 'Cette ruine ne convient pas ici.',
	ruinMisfitAt: (board, players) =>
		`Cette ruine a été construite sur ${board} pour ${players} joueurs et ne convient pas ici.`,
	ruinNone: 'Cette partie n’a pas de ruine.',
	ruinUnreadable: (line, column) =>
		`Ce n’est pas le fichier d’une partie : ligne ${line}, colonne ${column}, le texte est illisible.`,
	summary: (board, mode, players) => `${board} · ${mode} · ${players}`,
	company: (people, bots) =>
		list(
			[
				people > 0 ? plural(people, { one: '# humain', other: '# humains' }) : '',
				bots > 0 ? plural(bots, { one: '# robot', other: '# robots' }) : '',
			].filter(Boolean),
		),
	go: 'Commencer la partie',
	colour: 'Couleur',
	colourNumber: (number) => `Couleur ${number}`,
	colourTaken: (colour) => `${colour} (échanger)`,
	usualColours: 'Couleurs par défaut',
	violetOrange: 'Violet contre orange',
	ruinWins: (shares, error) =>
		`Victoires par place : ${shares.map(percent).join('\u00a0·\u00a0')} (±${error})`,
	ruinCollection:
		'Les ruines qui portent un nom forment notre collection. Chacune a ses onze pierres. Nous les avons retenues parmi des milliers, car des robots de même force y gagnent à peu près aussi souvent depuis chaque place. Les « victoires par place » viennent de parties jouées ensuite, qui n’ont pas servi au choix ; ± est la marge d’erreur.',
};
