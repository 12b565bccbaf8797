import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('fr');

/** The page about the small cube. “Cube” is the whole one, “petits cubes” are its 27 parts. */
export const ways: Texts['ways'] = {
	title: 'Combien de façons ?',
	question: 'De combien de façons une seule couleur peut-elle former le cube 3 × 3 × 3 ?',
	asked: 'Les règles du jeu posent la question sans y répondre. Voici la réponse.',
	all: 'façons de placer les pierres, toutes comptées une à une',
	rotations: 'si un cube simplement tourné compte pour le même',
	reflections: 'si une image miroir compte aussi pour la même',
	allWhy: 'Un cube se pose de 24 façons : chaque assemblage a donc été compté 24 fois.',
	rotationsWhy: 'Chaque assemblage a une image miroir, et n’est jamais pareil à elle.',
	browse: 'Les voir tous',
	whyNone: 'Pourquoi un jeu n’en a aucun',

	setsTitle: 'Les 14 jeux de pierres',
	setsWhy:
		'Le cube a 27 petits cubes. Il faut pour cela une pierre de trois et six pierres de quatre : rien d’autre ' +
		'ne donne 27. La barre de quatre n’y entre pas. On choisit donc une des deux pierres de trois, et on ' +
		'laisse une des sept pierres de quatre : 2 × 7 = 14 jeux.',
	set: 'Jeu',
	columns: { all: 'Tous', rotations: 'Sans les tournés', reflections: 'Sans les miroirs' },
	three: (stone, code) => `Avec : ${stone} (${code})`,
	without: (stone, code) => `sans ${stone} (${code})`,
	setName: (three, without) => `avec ${three}, sans ${without}`,
	setShort: (three, without) => `${three}, sans ${without}`,
	soma: 'vendu comme cube Soma',
	noneLink: 'aucun : vois pourquoi',
	together: 'Tous les jeux',
	noMirror: '–',
	noMirrorSpoken: 'pas compté : ses images miroir appartiennent à un autre jeu',
	mirrorNote:
		'– : les vis à gauche et à droite sont l’image miroir l’une de l’autre. Si le jeu n’en a qu’une, l’image ' +
		'miroir demande l’autre et appartient à l’autre jeu. Dans la dernière ligne, une telle paire compte une fois.',
	counting: 'on compte…',
	broken: 'Les assemblages n’ont pas pu être comptés ici. Recharger la page peut aider.',

	browserTitle: 'Chaque assemblage',
	browserHint: 'Fais glisser le cube pour le tourner. Écarte les pierres pour voir l’intérieur.',
	chooseSet: 'Jeu de pierres',
	listing: 'On dresse la liste des assemblages…',
	packing: (number, count) => `Assemblage ${number} sur ${count}`,
	overall: (number, count) => `Numéro ${number} sur ${count} en tout`,
	previous: 'Assemblage précédent',
	next: 'Assemblage suivant',
	random: 'Au hasard',
	number: 'Numéro',
	copyLink: 'Copier le lien',
	copied: 'Le lien est copié.',
	notCopied: 'Le lien n’a pas pu être copié. Il est dans l’adresse de cette page.',
	linkErrors: {
		packingText: 'Ce lien ne nomme aucun assemblage. Voici le premier.',
		packingSet: 'Ce jeu de pierres n’existe pas. Voici le premier assemblage.',
		packingNone: 'Ce jeu n’a aucun assemblage. Tu verras pourquoi plus bas.',
		packingNumber: 'Ce jeu a moins d’assemblages. Voici son dernier.',
	},
	cube: (set, number, stones) =>
		`Cube, ${set}, assemblage ${number} : ${plural(stones, { one: '# pierre visible', other: '# pierres visibles' })}`,
	view: 'Vue',
	turnLeft: 'Tourner à gauche',
	turnRight: 'Tourner à droite',
	higher: 'Regarder de plus haut',
	lower: 'Regarder de plus bas',
	homeView: 'Vue de départ',
	tipOver: 'Basculer',
	spread: 'Écarter',
	spreadValue: (percent) => `${percent} %`,
	build: 'Construire',
	buildValue: (built, all, stone) =>
		built === 0 ? `0 pierre sur ${all}` : `${built} sur ${all}, la dernière : ${stone}`,
	oneColour: 'Tout d’une couleur',
	oneColourHint: 'Comme au jeu. Sinon, chaque pierre a sa couleur, pour les distinguer.',
	legend: 'Les pierres, dans un ordre pour construire',
	legendHint: 'Toujours d’en haut et sans vide dessous, comme le veulent les règles.',
	layers: 'Couche par couche',
	layersHint: 'Vu d’en haut. Chaque lettre est un petit cube de la pierre qui commence ainsi.',
	layerNames: { 0: 'Couche du bas', 1: 'Couche du milieu', 2: 'Couche du haut' },

	proofTitle: 'Pourquoi un jeu n’en a aucun',
	proofStep: (step, steps) => `Étape ${step} sur ${steps}`,
	proofPrevious: 'Retour',
	proofNext: 'Étape suivante',
	proofAgain: 'Depuis le début',
	proof: {
		stones: {
			title: 'Sept pierres qui ne veulent pas',
			text:
				'Ensemble, ces pierres ont 3 + 6 × 4 = 27 petits cubes, juste autant que le cube 3 × 3 × 3. Et pourtant, ' +
				'personne ne peut le former avec elles. Tu pourrais essayer pendant des années. Ou bien trouver ' +
				'pourquoi : avec un échiquier, et en comptant les coins.',
		},
		chess: {
			title: 'Colorie le cube en échiquier',
			text:
				'Sombre et clair alternent dans toutes les directions, et les coins sont sombres. Compte : les 8 coins et ' +
				'les 6 milieux de face sont sombres, cela fait 14. Les 12 milieux d’arête et le centre du cube sont ' +
				'clairs, cela fait 13. Il y a donc un petit cube sombre de plus que de clairs.',
		},
		fair: {
			title: 'Cinq pierres sont équitables',
			text:
				'On peut parcourir chacune de ces pierres de petit cube en petit cube, et chaque pas change de ton : sombre, ' +
				'clair, sombre, clair. Où qu’elle soit, une telle pierre couvre deux petits cubes sombres et deux clairs ; ' +
				'elle ne peut jamais faire la différence d’un. Essaie !',
		},
		uneven: {
			title: 'Deux pierres ne le sont pas',
			text:
				'Le trépied couvre trois d’un ton et un de l’autre. La barre couvre deux de l’un et un de l’autre. Ces deux ' +
				'pierres seules doivent donc apporter le petit cube sombre en trop. Elles peuvent être placées de quatre ' +
				'façons, et une seule convient : le trépied 2 sombres de plus, la barre 1 clair de plus.',
		},
		bar: {
			title: 'La barre ne couvre donc aucun coin',
			text:
				'La barre couvre clair, sombre, clair. Les coins sont sombres, ses deux bouts ne sont donc pas des coins. ' +
				'Son milieu non plus, car une barre ne peut pas dépasser des deux côtés d’un coin. Il y a 12 places ' +
				'ainsi, chacune droit à travers le milieu d’une face. Coins couverts : aucun.',
		},
		tripod: {
			title: 'Le trépied couvre un coin au plus',
			text:
				'Le trépied couvre trois petits cubes sombres avec ses pieds, celui de son milieu est donc clair. Si ce ' +
				'milieu est sur une arête, un pied est un coin et les deux autres sont des milieux de face. S’il est au ' +
				'centre du cube, les trois pieds sont des milieux de face. Coins couverts : un au plus.',
		},
		corners: {
			title: 'Et les cinq autres ?',
			text:
				'D’un coin au suivant, il y a trois petits cubes en ligne droite. Pour couvrir deux coins, une pierre a ' +
				'besoin d’une telle ligne. Seul le crochet en a une : il couvre deux coins au plus. La marche, la dalle ' +
				'et les deux vis n’en ont pas : un coin au plus chacune.',
		},
		sum: {
			title: 'Sept n’est pas huit',
			text:
				'Compte ce que toutes les pierres peuvent couvrir au plus : 2 + 1 + 1 + 1 + 1 + 1 + 0 = 7 coins. Mais le cube ' +
				'en a 8. Un coin reste toujours vide, quoi que tu fasses. Voilà pourquoi ce jeu n’a aucun assemblage. ' +
				'Échange n’importe laquelle contre le té, qui a lui aussi une ligne de trois, et c’est possible.',
		},
	},
	dark: 'sombre',
	light: 'clair',
	shades: (dark, light) =>
		`${plural(dark, { one: '# sombre', other: '# sombres' })}, ${plural(light, { one: '# clair', other: '# clairs' })}`,
	cornersCovered: (count) =>
		count === 0 ? 'aucun coin' : plural(count, { one: '# coin', other: '# coins' }),
	cornerKey: 'Les cercles sont les coins ; un point plein est un coin que la pierre couvre.',
	chessCube: 'Le cube, colorié en échiquier',
	chessLayers: 'Les trois couches du cube vues d’en haut, coloriées en échiquier',
	kinds: { corner: 'coins', edge: 'milieux d’arête', face: 'milieux de face', centre: 'centre' },
	kindCount: (count, kind, shade) => `${count} ${kind} : ${shade}`,
	tryStone: 'Pierre',
	place: (place, places) => `Place ${place} sur ${places}`,
	placePrevious: 'Place précédente',
	placeNext: 'Place suivante',
	placePicture: (stone, shades, corners) => `${stone} dans le cube : ${shades}, ${corners}`,
	more: (balance) =>
		balance > 0
			? plural(balance, { one: '# sombre de plus', other: '# sombres de plus' })
			: plural(-balance, { one: '# clair de plus', other: '# clairs de plus' }),
	pairsCaption: 'Les quatre façons de placer le trépied et la barre',
	pairSum: 'Ensemble',
	wanted: 'ce qu’il faut au cube',
	notWanted: 'pas ce qu’il faut au cube',
	mostCorners: 'Coins au plus',
	sumOfCorners: 'Les sept pierres',
	cubeHas: 'Le cube en a',
	sumPicture: (covered, corners) =>
		`${corners} coins : les pierres en couvrent ${covered}, ${corners - covered} reste vide`,
};
