import type { Book } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('fr');

/** The rule book. A single player is “tu”, the whole table is “vous”. */
export const rulesBook: Book['rulesBook'] = {
	title: 'Règles',
	contents: 'Chapitres',
	wholeChapter: (chapter) => `Lire tout le chapitre : ${chapter}`,
	previous: (chapter) => `Précédent : ${chapter}`,
	next: (chapter) => `Suivant : ${chapter}`,
	backToGame: 'Retour à la partie',
	backToLesson: 'Retour au tutoriel',
	ourRuling: 'Notre interprétation',
	tryIt: 'Essaie',
	count: 'Compter',
	letter: (letter, name) => `${letter} : ${name}`,
	allowed: 'Permis.',
	refused: 'Interdit.',
	counted: (colour, visible, unplaced, points) => `${colour} : ${visible}, ${unplaced}. ${points}.`,
	noneLeft: 'aucune pierre restante',
	orientations: (count) => plural(count, { one: '# orientation', other: '# orientations' }),
	cubes: (count) => plural(count, { one: '# cube', other: '# cubes' }),
	boardColumn: 'Plateau',
	heightColumn: (players) => `${players} joueurs`,
	redLine: 'ligne rouge',
	blueLine: 'ligne bleue',
	heightInside: (height, line) => `${height}, ${line}`,
	apart: 'Démonter',
	together: 'Assembler',
	cubeLabel: 'Un cube de trois d’arête, construit avec sept pierres d’une seule couleur.',
	toLesson: 'Apprendre pas à pas',
	toSolitaire: 'Jouer en solitaire',
	toWays: 'Combien de solutions ?',
	reconstructed: 'reconstitué',
	numbering:
		'Les numéros S01 à S11 sont de nous. Dans les boîtes, les pièces de rechange sont numérotées de la même façon, mais nous ne savons pas quel numéro correspond à quelle pierre.',

	chapters: {
		minute: 'Le jeu en une minute',
		stones: 'Les pierres',
		boards: 'Plateaux et hauteurs',
		placing: 'Poser une pierre',
		contact: 'Quand les pierres se touchent',
		out: 'Être éliminé',
		scoring: 'Les points',
		five: 'À cinq ou six joueurs',
		inverse: 'Le mode inverse',
		duo: 'Duo : deux joueurs, quatre couleurs',
		ruinas: 'Ruinas',
		transfer: 'Le jeu de transfert',
		solitaire: 'Solitaire',
		notation: 'Comment noter les coups',
		box: 'La boîte et les bâtisseurs',
	},

	paragraphs: {
		idea: {
			head: 'Le principe',
			text: [
				'Ensemble, vous élevez **une seule construction** avec des pierres de couleur. Chacun a une couleur, et chaque couleur a les mêmes onze pierres.',
				'Quand plus personne ne peut ajouter de pierre, on regarde la construction par le haut, bien à la verticale. Chaque case où ta couleur est visible te rapporte **un point**. Chaque pierre que tu n’as pas pu poser te coûte un point.',
			],
		},
		yourTurn: {
			head: 'À ton tour',
			text: [
				'Choisis une de tes pierres, tourne-la comme tu veux et pose-la. Elle ne doit **ni laisser d’espace vide sous elle** **ni dépasser la hauteur maximale**, et elle doit **toucher ta propre couleur**. Ensuite, c’est au joueur suivant.',
				'Si tu peux poser une pierre, tu dois le faire. Si tu ne peux pas, tu es éliminé. C’est tout ; le reste de ce livret donne les détails.',
			],
		},
		eleven: {
			head: 'Onze pierres par couleur',
			text: [
				'Un lot contient toutes les formes que l’on peut faire avec deux, trois ou quatre cubes : onze pierres, quarante cubes. Chaque couleur a chaque pierre **une seule fois**.',
				'Il y a six couleurs : jaune, rouge, vert et bleu, et dans RUMIS+ aussi violet et orange.',
			],
		},
		used: {
			head: 'Une pierre ne sert qu’une fois',
			text: ['Tu poses une pierre que tu as en main. Une fois sur le plateau, elle y reste.'],
		},
		turning: {
			head: 'Tourner oui, retourner en miroir non',
			text: [
				'Tu peux tourner et basculer une pierre comme tu veux. Mais tu ne peux ni la plier ni la remplacer par son image dans un miroir : la vis à gauche et la vis à droite sont toujours deux pierres différentes.',
				'Un coup doit avoir la forme de sa pierre. Le té, par exemple, peut être à plat en forme de T ou debout sur la tranche, mais il ne forme jamais une ligne droite.',
			],
		},
		plan: {
			head: 'La surface',
			text: [
				'Chaque plateau montre une **surface** faite de cases. Chaque cube se trouve au-dessus d’une de ces cases. On ne construit jamais en dehors de la surface, ni dans un trou comme cette cour.',
			],
		},
		numbers: {
			head: 'Deux hauteurs maximales',
			text: [
				'Le nombre sur une case indique combien de cubes on peut y empiler. Il y a aussi une **hauteur maximale pour votre nombre de joueurs**, valable pour toute la construction. C’est la plus petite des deux qui compte.',
			],
		},
		lines: {
			head: 'Lignes de couleur',
			text: [
				'Certains plateaux ont une ligne rouge ou bleue. Si une ligne vaut pour votre nombre de joueurs, vous construisez **uniquement à l’intérieur de cette ligne**. La ligne bleue entoure la rouge : tout ce qui est à l’intérieur de la rouge est aussi à l’intérieur de la bleue.',
			],
		},
		allBoards: {
			head: 'Tous les plateaux',
			text: [
				'La hauteur maximale pour chaque nombre de joueurs, et la ligne s’il y en a une. Les six premiers plateaux viennent de RUMIS, les six derniers de RUMIS+.',
			],
		},
		honest: {
			head: 'Imprimé et reconstitué',
			text: [
				'Il n’existe pas de dessins publics des plateaux imprimés. Nous savons beaucoup de choses par les livrets de règles et par des critiques ; nous avons reconstitué le reste de notre mieux. **Tous les plateaux fournis, sauf Chullpa, sont en partie reconstitués.** La liste indique quelle partie.',
				'Si tu possèdes le jeu et que tu trouves une erreur sur un de nos plateaux, tu peux ajouter le bon depuis un fichier en préparant une nouvelle partie.',
			],
		},
		support: {
			head: 'Pas d’espace vide',
			text: [
				'Juste sous chaque cube, il doit y avoir le sol, une autre pierre ou un autre cube de la même pierre. Une pierre **n’enjambe jamais un creux**.',
				'Un puits qui reste ouvert en haut est permis. Tu peux encore le remplir par le haut.',
			],
		},
		free: {
			head: 'La place doit être libre',
			text: [
				'Deux cubes n’occupent jamais la même place. Sur une vraie table, cela va de soi : tu descends la pierre par le haut, et elle s’arrête sur ce qui est déjà là.',
			],
		},
		height: {
			head: 'Pas trop haut',
			text: [
				'Aucun cube ne peut dépasser la hauteur maximale de sa case, ni la hauteur maximale pour votre nombre de joueurs. Sur Pisac, l’escalier, plus une rangée est haute, plus on peut y empiler de cubes.',
			],
		},
		touching: {
			head: 'Ce que toucher veut dire',
			text: [
				'Deux pierres se **touchent** quand un cube de l’une et un cube de l’autre ont une face entière en commun. Peu importe qu’elles soient côte à côte ou l’une sur l’autre.',
				'Se rejoindre par une arête ou par un coin ne compte pas.',
			],
		},
		firstStones: {
			head: 'Premières pierres',
			text: [
				'La toute première pierre de la partie peut aller n’importe où, du moment qu’au moins un de ses cubes est au sol.',
				'La première pierre de chaque **autre** couleur doit avoir au moins un cube **au sol** et toucher une pierre déjà posée, **de n’importe quelle couleur**.',
			],
		},
		laterStones: {
			head: 'Chaque pierre suivante',
			text: [
				'À partir de ta deuxième pierre, chaque pierre doit toucher au moins une pierre de **ta propre couleur**, à côté ou par-dessus. Elle peut aussi toucher d’autres couleurs et les couvrir.',
			],
		},
		mustPlace: {
			head: 'On ne passe pas',
			text: [
				'Si tu peux poser une pierre, tu dois le faire. Si tu ne peux pas quand vient ton tour, la partie est terminée pour toi : tu es **éliminé**, même si une place se libère plus tard. Les autres continuent.',
			],
			ruling: [
				'On décide si une couleur est éliminée quand vient son tour, pas avant. C’est toujours annoncé ; personne n’est sauté sans un mot.',
			],
		},
		walledIn: {
			head: 'Emmuré',
			text: [
				'Voici comment cela arrive le plus souvent : il te reste des pierres, mais aucune ne peut plus toucher ta couleur. Bloquer la dernière sortie d’un adversaire est un bon coup.',
			],
		},
		noFirst: {
			head: 'Pas de place pour la première pierre',
			text: [
				'C’est rare, mais cela peut arriver sur un petit plateau : s’il n’y a pas de place pour ta première pierre quand vient ton tour, tu es éliminé aussi, et il te reste tes onze pierres.',
			],
		},
		allPlaced: {
			head: 'Toutes les pierres posées',
			text: [
				'Si tu as posé tes onze pierres, la partie est aussi terminée pour toi, mais de la meilleure façon : on ne te soustrait aucun point.',
			],
		},
		gameEnd: {
			head: 'La fin de la partie',
			text: ['Quand la partie est terminée pour toutes les couleurs, on compte les points.'],
		},
		fromAbove: {
			head: 'Visible par le haut',
			text: [
				'Regarde la construction par le haut, bien à la verticale. Compte les cases où ta couleur est visible, peu importe à quelle hauteur. Soustrais un point pour chaque **pierre que tu n’as pas pu poser**.',
				'Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.',
			],
		},
		examples: {
			head: 'Trois parties à compter',
			text: [
				'Les livrets de règles donnent les points de trois parties terminées. Compte les cases de chaque couleur visibles par le haut, soustrais les pierres restantes, puis vérifie.',
				'Les points sont imprimés ; les constructions qui les montrent sont de nous.',
			],
		},
		edges: {
			head: 'Les premières pierres se touchent par une arête',
			text: [
				'À cinq ou six joueurs, il y a une nouvelle règle, pour que le premier joueur ne soit pas emmuré tout de suite. La première pierre de chaque autre couleur doit avoir un cube au sol, toucher une pierre **par une arête** et ne toucher **aucune pierre par une face**.',
				'Deux cubes se touchent par une arête quand ils se rejoignent le long d’une ligne, sans être face contre face.',
				'Tout le reste ne change pas. À partir de la deuxième pierre, tu construis au contact de ta propre couleur, comme d’habitude.',
			],
		},
		keepAway: {
			head: 'Ne touche pas ta propre couleur',
			text: [
				'Les premières pierres se posent comme au jeu standard. Ensuite, c’est l’inverse : tes pierres ne doivent **pas toucher ta propre couleur** par une face. Elles peuvent même ne rien toucher du tout.',
			],
			ruling: [
				'Dans la règle, ce mode n’existe que pour cinq ou six joueurs. Ici, il se joue de deux à six, sur tous les plateaux.',
			],
		},
		fourColours: {
			head: 'Deux joueurs, quatre couleurs',
			text: [
				'Chaque joueur a deux couleurs, et vous jouez à tour de rôle avec les quatre. Si vous ne choisissez rien d’autre, le joueur 1 a jaune et vert, le joueur 2 rouge et bleu. Les hauteurs et les lignes pour quatre joueurs s’appliquent.',
				'Chaque couleur suit les règles comme si elle appartenait à un joueur différent : chaque pierre suivante doit toucher une pierre de **la même couleur**. Toucher ton autre couleur ne suffit pas.',
			],
			ruling: ['La première pierre d’une couleur peut aussi toucher ton autre couleur.'],
		},
		duoWin: {
			head: 'La meilleure couleur gagne',
			text: [
				'Le joueur à qui appartient la couleur qui a le plus de points gagne. Les points de tes deux couleurs ne s’additionnent pas.',
			],
			ruling: ['Si chaque joueur a une couleur avec le meilleur score, il y a égalité.'],
		},
		ruin: {
			head: 'D’abord la ruine',
			text: [
				'Pour deux ou trois joueurs. Avant la partie, vous construisez ensemble une **ruine** avec les onze pierres d’une couleur que personne ne joue. Elle suit les règles de pose, mais ses pierres n’ont pas besoin de se toucher. Elle ne rapporte aucun point : elle bloque des cases, en couvre d’autres et porte des pierres.',
			],
			ruling: [
				'Vous la construisez à tour de rôle, une pierre chacun. Ou bien elle est construite au hasard, choisie dans notre collection, ou chargée depuis un fichier.',
				'La ruine doit laisser **deux cases libres au sol** pour chaque joueur. Une ruine au hasard ou de notre collection a toujours ses onze pierres. Si vous la construisez vous-mêmes et que plus aucune pierre n’a de place, elle est finie.',
			],
		},
		aroundRuin: {
			head: 'Puis la partie autour d’elle',
			text: [
				'Vous jouez maintenant au jeu standard, sur la ruine et autour d’elle. La hauteur et la ligne sont celles pour **un joueur de plus**.',
			],
			ruling: ['Pour une première pierre, toucher la ruine compte comme toucher une pierre déjà posée.'],
		},
		twoHalves: {
			head: 'Construire, puis transférer',
			text: [
				'Pour deux joueurs, sur Colca, Puncu et Apachita. D’abord, vous jouez au jeu standard à l’intérieur de la ligne rouge, jusqu’à ce que vous soyez tous les deux éliminés. Vos points forment votre **score intermédiaire**. Les pierres non posées quittent la partie.',
				'Ensuite, vous démontez la construction pierre par pierre et la rebâtissez de l’autre côté. Le joueur qui a posé la dernière pierre commence.',
			],
		},
		taking: {
			head: 'Prendre une pierre',
			text: [
				'À ton tour, tu prends une de **tes propres pierres** à l’intérieur de la ligne rouge. Tu ne peux la prendre que si **aucune autre pierre ne repose dessus**. Une pierre déjà transférée reste où elle est.',
				'Tant que tu peux prendre une pierre, tu dois le faire.',
			],
			ruling: ['Selon la règle, on prend n’importe quelle pierre. Nous comprenons : une des siennes.'],
		},
		rebuilding: {
			head: 'Rebâtir à l’extérieur',
			text: [
				'Pose la pierre **à l’extérieur de la ligne rouge**. Ta première pierre doit avoir un cube au sol et toucher une de tes pierres encore à l’intérieur. Chaque pierre suivante doit toucher ta couleur, d’un côté ou de l’autre de la ligne.',
			],
			ruling: ['La hauteur maximale pour deux joueurs vaut aussi à l’extérieur de la ligne.'],
		},
		aside: {
			head: 'Mettre une pierre de côté',
			text: [
				'Si la pierre que tu as prise ne peut pas être posée à l’extérieur, tu la mets **de côté** et tu es éliminé. Dans tous les autres modes, on ne met jamais de pierre de côté.',
			],
			ruling: [
				'Tu as le droit de choisir une telle pierre même si une autre peut être posée. Mais s’il y a une place pour la pierre, tu dois la poser.',
			],
		},
		nothingLeft: {
			head: 'Plus de pierre à prendre',
			text: [
				'Si tu n’as plus de pierre à prendre, tu es éliminé. Quand vous l’êtes tous les deux, la partie est terminée.',
			],
		},
		transferScore: {
			head: 'Le score final',
			text: [
				'Prends ton score intermédiaire, ajoute les cases **à l’extérieur de la ligne rouge** où ta couleur est visible, puis soustrais tes pierres encore à l’intérieur et celles que tu as mises de côté.',
				'Par exemple : ton score intermédiaire est de 10. À l’extérieur, tu as 14 cases visibles, et une de tes pierres est encore à l’intérieur : 10 + 14 − 1 = 23.',
			],
		},
		cube: {
			head: 'Un cube en solitaire',
			text: [
				'En solitaire, tu construis des cubes pleins : 3 × 3 × 3 avec une couleur, 4 × 4 × 4 avec deux, 5 × 5 × 5 avec quatre. En construction **libre**, tu places les pierres là où elles tiennent, dans n’importe quel ordre.',
				'Plus difficile, le mode **en contact** : les pierres viennent par le haut, et chaque pierre suivante touche sa propre couleur. L’ordre des couleurs est libre.',
				'**Selon les règles**, les couleurs jouent en plus à tour de rôle.',
			],
			ruling: ['Selon les règles, les premières pierres se posent comme au jeu standard.'],
		},
		puzzles: {
			head: 'Des casse-têtes et une question',
			text: [
				'Tu peux remplir chaque plateau comme un casse-tête, et il y en a un nouveau chaque jour. Les livrets de règles demandent combien de façons il y a de construire le petit cube avec une seule couleur. Tu trouveras la réponse ici.',
			],
		},
		squareNames: {
			head: 'Cases et niveaux',
			text: [
				'Les colonnes ont des lettres, de gauche à droite ; les rangées ont des numéros, à partir du haut de la surface. La première case est `a1`. Les niveaux se comptent à partir du sol, qui est le niveau 1.',
			],
		},
		moveText: {
			head: 'Les coups',
			text: [
				'Un coup, c’est le nom de la pierre et les cases où vont ses cubes ; `*2` veut dire deux cubes sur une case. Inutile d’écrire le niveau : la pierre descend aussi bas que possible.',
				'`L4 b2,b3,b4,c4` est à plat, `I3 c3*3` est debout. Au jeu de transfert, `L4 aside` met une pierre de côté.',
			],
		},
		records: {
			head: 'Parties entières',
			text: [
				'Tu peux enregistrer une partie dans un fichier ou la copier sous forme de lien. Le fichier est du texte simple : d’abord le plateau, le mode et les joueurs, puis les coups, tour par tour.',
			],
		},
		boxName: {
			head: 'Que veut dire « Rumis » ?',
			text: [
				'**Rumis** veut dire pierres. Le mot vient du quechua, la langue des Incas, que des millions de personnes parlent encore dans les Andes.',
				'Le jeu se joue de deux à quatre, avec RUMIS+ jusqu’à six, à partir de 8 ans. Une partie dure de 15 à 45 minutes.',
			],
		},
		builders: {
			head: 'Les bâtisseurs',
			text: [
				'Les Incas étaient des maîtres de la construction en pierre. Ils ajustaient des blocs pesant jusqu’à 200 tonnes avec tant de précision qu’ils n’avaient pas besoin de mortier : même la lame d’un couteau n’entre pas dans les joints.',
				'Tes pierres sont plus légères, mais l’idée est la même : aucun vide.',
			],
		},
		tips: {
			head: 'Deux conseils de la boîte',
			text: [
				'Une seule pierre peut rapporter jusqu’à **quatre points** : pose-la à plat tout en haut et veille à ce que personne ne la recouvre.',
				'**Fais tourner le plateau avant de poser une pierre.** De l’autre côté, tu verras peut-être une place qui t’avait échappé.',
			],
		},
		buildings: {
			head: 'Douze constructions',
			text: [
				'Chaque plateau porte le nom d’une construction des Incas. Les six premiers font partie de RUMIS, les autres de RUMIS+.',
			],
		},
	},
};
