import type { Book } from '../en/texts.js';
import { percent, plural } from './format.js';

/** The page about the small cube. “Cube” is the whole one, “petits cubes” are its 27 parts. */
export const solutions: Book['solutions'] = {
	title: 'Combien de solutions ?',
	question:
		'Combien de façons y a-t-il de construire le cube 3\u00a0×\u00a03\u00a0×\u00a03 avec une seule couleur ?',
	asked: 'Les livrets de règles posent la question sans donner la réponse. La voici.',
	all: 'solutions, en les comptant toutes',
	rotations: 'si l’on ne compte qu’une fois un cube tourné',
	reflections: 'si l’on ne compte aussi qu’une fois les images miroir',
	allWhy: 'On peut poser un cube de 24 façons : chaque solution a donc été comptée 24 fois.',
	rotationsWhy: 'Aucune solution n’est sa propre image miroir : elles vont donc par paires.',
	browse: 'Les voir toutes',
	whyNone: 'Pourquoi un lot n’a aucune solution',

	setsTitle: 'Les 14 lots de pierres',
	setsWhy:
		'Le cube est fait de 27 petits cubes. Il faut une pierre de trois et six pierres de quatre : rien d’autre ne donne 27. La barre de quatre n’y entre pas. On choisit donc une des deux pierres de trois, et on laisse de côté une des sept pierres de quatre : 2 × 7 = 14 lots.',
	set: 'Lot',
	columns: { all: 'Toutes', rotations: 'Sans rotations', reflections: 'Sans miroirs' },
	three: (stone, code) => `Avec : ${stone} (${code})`,
	without: (stone, code) => `sans ${stone} (${code})`,
	setName: (three, without) => `avec ${three}, sans ${without}`,
	setShort: (three, without) => `${three}, sans ${without}`,
	soma: 'vendu comme cube Soma',
	noneLink: 'aucune : pourquoi ?',
	together: 'Tous les lots',
	noMirror: '–',
	noMirrorSpoken: 'pas compté : ses images miroir appartiennent à un autre lot',
	mirrorNote:
		'– : la vis à gauche et la vis à droite sont l’image miroir l’une de l’autre. Si un lot n’en a qu’une, ses images miroir demandent l’autre et appartiennent à l’autre lot. Dans la dernière ligne, une telle paire compte une fois.',
	counting: 'comptage…',
	broken: 'Les solutions n’ont pas pu être comptées ici. Recharger la page peut aider.',

	browserTitle: 'Toutes les solutions',
	browserHint: 'Fais glisser le cube pour le tourner. Écarte les pierres pour voir l’intérieur.',
	chooseSet: 'Lot de pierres',
	listing: 'Préparation de la liste des solutions…',
	solution: (number, count) => `Solution ${number} sur ${count}`,
	overall: (number, count) => `Numéro ${number} sur ${count} en tout`,
	previous: 'Solution précédente',
	next: 'Solution suivante',
	random: 'Solution au hasard',
	number: 'Numéro',
	copyLink: 'Copier le lien',
	copied: 'Lien copié.',
	notCopied: 'Le lien n’a pas pu être copié. Copie-le depuis la barre d’adresse.',
	linkErrors: {
		solutionText: 'Ce lien ne mène à aucune solution. Voici la première.',
		solutionSet: 'Ce lot de pierres n’existe pas. Voici la première solution.',
		solutionNone: 'Ce lot n’a aucune solution. Tu verras pourquoi plus bas.',
		solutionNumber: 'Ce lot a moins de solutions. Voici sa dernière.',
	},
	cube: (set, number, stones) =>
		`Cube, ${set}, solution ${number} : ${plural(stones, { one: '# pierre visible', other: '# pierres visibles' })}`,
	view: 'Vue',
	turnLeft: 'Tourner à gauche',
	turnRight: 'Tourner à droite',
	higher: 'Regarder de plus haut',
	lower: 'Regarder de plus bas',
	short: { higher: 'Plus haut', lower: 'Plus bas' },
	homeView: 'Réinitialiser la vue',
	tipOver: 'Basculer',
	spread: 'Écarter',
	spreadValue: percent,
	build: 'Étapes de construction',
	buildValue: (built, all, stone) =>
		built === 0
			? `0 pierre sur ${all}`
			: `${plural(built, { one: '# pierre', other: '# pierres' })} sur ${all}, la dernière : ${stone}`,
	oneColour: 'Toutes les pierres d’une couleur',
	oneColourHint: 'Comme dans le jeu. Sinon, chaque pierre a sa couleur pour qu’on les distingue.',
	legend: 'Les pierres, dans l’ordre où tu peux les poser',
	legendHint: 'Toujours par le haut et sans espace vide, comme le veulent les règles.',
	layers: 'Couche par couche',
	layersHint: 'Vu de dessus. Chaque lettre est un petit cube de la pierre qui porte cette lettre.',
	layerNames: { 0: 'Couche du bas', 1: 'Couche du milieu', 2: 'Couche du haut' },

	proofTitle: 'Pourquoi un lot n’a aucune solution',
	proofStep: (step, steps) => `Étape ${step} sur ${steps}`,
	proofPrevious: 'Retour',
	proofNext: 'Étape suivante',
	proofAgain: 'Recommencer',
	proof: {
		stones: {
			title: 'Sept pierres qui n’y arrivent pas',
			text: 'Ensemble, ces pierres ont 3 + 6 × 4 = 27 petits cubes, exactement autant que le cube 3 × 3 × 3. Et pourtant, personne ne peut le construire avec elles. Tu pourrais essayer pendant des années. Ou bien découvrir pourquoi : avec un échiquier, et en comptant les coins.',
		},
		chess: {
			title: 'Colorie le cube en échiquier',
			text: 'Sombre et clair alternent dans toutes les directions, et les coins sont sombres. Compte : les 8 coins et les 6 milieux de face sont sombres, cela fait 14. Les 12 milieux d’arête et le centre du cube sont clairs, cela fait 13. Il y a donc un petit cube sombre de plus que de petits cubes clairs.',
		},
		fair: {
			title: 'Cinq pierres sont équilibrées',
			text: 'Tu peux parcourir chacune de ces pierres de petit cube en petit cube, et à chaque pas la teinte change : sombre, clair, sombre, clair. Où que tu la poses, une telle pierre couvre donc deux petits cubes sombres et deux clairs. Elle ne peut pas créer l’écart de un. Essaie !',
		},
		uneven: {
			title: 'Deux pierres ne sont pas équilibrées',
			text: 'Le trépied couvre trois petits cubes d’une teinte et un de l’autre. La barre en couvre deux d’une teinte et un de l’autre. Ces deux pierres doivent donc à elles seules couvrir le petit cube sombre en plus. Il y a quatre combinaisons, et une seule convient : le trépied couvre 2 sombres de plus que de clairs, la barre 1 clair de plus.',
		},
		bar: {
			title: 'La barre ne couvre donc aucun coin',
			text: 'La barre couvre clair, sombre, clair. Les coins sont sombres : aucun de ses bouts n’est donc dans un coin. Son milieu non plus, sinon la barre dépasserait du cube. Il reste 12 places, chacune en travers du milieu d’une face. Coins couverts : aucun.',
		},
		tripod: {
			title: 'Le trépied couvre au plus un coin',
			text: 'Le trépied couvre trois petits cubes sombres avec ses pieds : le petit cube de son milieu est donc clair. S’il est au milieu d’une arête, un pied est dans un coin et les deux autres sont au milieu d’une face. S’il est au centre du cube, les trois pieds sont au milieu d’une face. Coins couverts : un au plus.',
		},
		corners: {
			title: 'Et les cinq autres ?',
			text: 'D’un coin au suivant, il y a trois petits cubes en ligne droite. Pour couvrir deux coins, une pierre a besoin d’une telle ligne. Seul le crochet en a une : il couvre au plus deux coins. La marche, la dalle et les deux vis n’en ont pas : chacune couvre au plus un coin.',
		},
		sum: {
			title: 'Sept n’est pas huit',
			text: 'Additionne ce que toutes les pierres peuvent couvrir au plus : 2 + 1 + 1 + 1 + 1 + 1 + 0 = 7 coins. Mais le cube en a 8. Un coin reste toujours vide, quoi que tu fasses. Voilà pourquoi ce lot n’a aucune solution. Échange une des pierres de quatre contre le té, qui a lui aussi une ligne de trois, et cela marche.',
		},
	},
	dark: 'sombre',
	light: 'clair',
	shades: (dark, light) =>
		`${plural(dark, { one: '# sombre', other: '# sombres' })}, ${plural(light, { one: '# clair', other: '# clairs' })}`,
	cornersCovered: (count) =>
		count === 0 ? 'aucun coin' : plural(count, { one: '# coin', other: '# coins' }),
	cornerKey: 'Les cercles sont les coins ; un point plein est un coin couvert par la pierre.',
	chessCube: 'Le cube, colorié en échiquier',
	chessLayers: 'Les trois couches du cube vues de dessus, coloriées en échiquier',
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
	pairsCaption: 'Les quatre combinaisons du trépied et de la barre',
	pairSum: 'Ensemble',
	wanted: 'ce qu’il faut au cube',
	notWanted: 'pas ce qu’il faut au cube',
	mostCorners: 'Coins au maximum',
	sumOfCorners: 'Les sept pierres',
	cubeHas: 'Le cube en a',
	sumPicture: (covered, corners) =>
		`${corners} coins : les pierres en couvrent ${covered}, ${corners - covered} reste vide`,
};
