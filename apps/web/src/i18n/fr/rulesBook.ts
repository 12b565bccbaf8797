import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('fr');

/** The rules of the game, as a book. A single player is “tu”, the whole table is “vous”. */
export const rulesBook: Texts['rulesBook'] = {
	title: 'Règles',
	contents: 'Chapitres',
	why: 'Pourquoi ?',
	wholeChapter: (chapter) => `Lire tout le chapitre : ${chapter}`,
	previous: (chapter) => `Retour : ${chapter}`,
	next: (chapter) => `Suite : ${chapter}`,
	backToGame: 'Retour à la partie',
	backToLesson: 'Retour à la leçon',
	ourRuling: 'Notre choix',
	tryIt: 'Essaie',
	count: 'Compte',
	letter: (letter, name) => `${letter} : ${name}`,
	allowed: 'Permis.',
	refused: 'Refusé.',
	counted: (colour, visible, unplaced, points) => `${colour} : ${visible}, ${unplaced}. ${points}.`,
	noneLeft: 'aucune pierre restante',
	waysToLie: (count) => plural(count, { one: '# position', other: '# positions' }),
	cubes: (count) => plural(count, { one: '# cube', other: '# cubes' }),
	boardColumn: 'Plateau',
	heightColumn: (players) => `${players} joueurs`,
	redLine: 'ligne rouge',
	blueLine: 'ligne bleue',
	heightInside: (height, line) => `${height}, ${line}`,
	apart: 'Démonter',
	together: 'Assembler',
	cubeLabel: 'Un cube d’arête trois, formé de sept pierres d’une seule couleur.',
	toLesson: 'Apprendre pas à pas',
	toSolitaire: 'Jouer en solitaire',
	toWays: 'Combien de façons ?',

	chapters: {
		minute: 'Le jeu en une minute',
		stones: 'Les pierres',
		boards: 'Plateaux et hauteurs',
		placing: 'Poser une pierre',
		contact: 'Le contact',
		out: 'Hors jeu, et la fin',
		scoring: 'Les points',
		five: 'À cinq ou six joueurs',
		inverse: 'Inverse',
		duo: 'Duo',
		ruinas: 'Ruinas',
		transfer: 'Le transfert',
		solitaire: 'Solitaire',
		notation: 'La notation en bref',
	},

	paragraphs: {
		idea: {
			head: 'De quoi il s’agit',
			text: [
				'Ensemble, vous élevez **une seule construction** en pierres de couleur. Chacun a sa couleur, et chaque couleur a les mêmes onze pierres.',
				'Quand plus personne ne peut ajouter de pierre, on regarde la construction d’en haut, bien à la verticale. Chaque case où ta couleur est au-dessus est **un point pour toi**. Chaque pierre que tu n’as pas pu poser coûte un point.',
			],
		},
		yourTurn: {
			head: 'À ton tour',
			text: [
				'Choisis une de tes pierres, tourne-la comme tu veux et pose-la. Elle doit reposer **sans vide dessous**, **ne pas dépasser la hauteur permise** et **toucher ta propre couleur**. Puis c’est au joueur suivant.',
				'Si tu peux poser une pierre, tu dois le faire. Si tu ne peux pas, tu es hors jeu. C’est tout ; le reste de ce livret ne fait que préciser.',
			],
		},
		eleven: {
			head: 'Onze pierres par couleur',
			text: [
				'Un jeu de pierres contient toutes les formes que l’on peut faire avec deux, trois ou quatre cubes : onze pierres, quarante cubes. Chaque pierre existe **une fois** dans chaque couleur.',
				'Les couleurs se suivent dans cet ordre : jaune, rouge, vert, bleu, et avec RUMIS+ violet et orange.',
			],
		},
		used: {
			head: 'Une pierre ne sert qu’une fois',
			text: [
				'Tu poses une pierre que tu as en main. Une fois sur le plateau, elle est jouée, et elle y reste.',
			],
		},
		turning: {
			head: 'Tourner, mais sans miroir',
			text: [
				'Tu peux tourner et basculer une pierre comme tu veux. Mais tu ne peux ni la plier, ni la changer en son image miroir : la vis à gauche et la vis à droite restent deux pierres différentes.',
				'Un coup doit donc avoir la forme de sa pierre. Le té, par exemple, couvre quatre cases en T ou se dresse sur la tranche, mais ce n’est jamais une ligne droite.',
			],
		},
		plan: {
			head: 'Le plan',
			text: [
				'Un **plateau** est un plan fait de cases. Chaque cube se trouve au-dessus d’une case du plan. On ne construit jamais au-delà du bord, ni dans un trou au milieu, comme cette cour.',
			],
		},
		numbers: {
			head: 'Deux hauteurs',
			text: [
				'Le nombre sur une case dit combien de cubes peuvent s’y empiler. Il y a en plus une **hauteur pour votre nombre de joueurs**, que rien dans la construction ne dépasse. C’est la plus basse des deux qui compte.',
			],
		},
		lines: {
			head: 'Lignes de couleur',
			text: [
				'Certains plateaux ont une ligne rouge ou bleue. Si la ligne est indiquée pour votre nombre de joueurs, vous ne construisez **qu’à l’intérieur**. La ligne bleue entoure la rouge : l’intérieur de la bleue comprend donc celui de la rouge.',
			],
		},
		allBoards: {
			head: 'Tous les plateaux',
			text: [
				'La plus grande hauteur pour chaque nombre de joueurs, et la ligne s’il y en a une. Les six premiers plateaux sont ceux de RUMIS, les six derniers ceux de RUMIS+.',
			],
		},
		honest: {
			head: 'Imprimé et reconstitué',
			text: [
				'Les dessins des plateaux imprimés ne sont pas publics. Les livrets de règles et les critiques en disent long ; le reste, il a fallu le reconstituer de notre mieux. **Chaque plateau fourni est en partie une reconstitution**, et le tableau dit laquelle.',
				'Si tu possèdes le jeu et qu’un plateau est faux ici, tu peux ajouter le bon depuis un fichier quand tu prépares une nouvelle partie.',
			],
		},
		support: {
			head: 'Pas de vide',
			text: [
				'Juste sous chaque cube, il doit y avoir le sol, une autre pierre ou un autre cube de la même pierre. Une pierre **n’enjambe jamais un creux**.',
				'Un puits qui reste ouvert vers le ciel est permis. Tu peux encore le remplir d’en haut.',
			],
		},
		free: {
			head: 'La place doit être libre',
			text: [
				'Deux cubes n’occupent jamais la même place. Comme les pierres descendent d’en haut, cela va de soi autour d’une table : la pierre vient simplement reposer sur ce qui est déjà là.',
			],
		},
		height: {
			head: 'Pas trop haut',
			text: [
				'Aucun cube ne peut dépasser la hauteur de sa case, ni la hauteur pour votre nombre de joueurs. Sur Pisac, l’escalier, chaque rangée permet un cube de plus que la rangée qui est devant elle.',
			],
		},
		touching: {
			head: 'Ce que toucher veut dire',
			text: [
				'Deux pierres se **touchent** quand un cube de l’une et un cube de l’autre ont une face entière en commun. Peu importe qu’elles soient côte à côte ou l’une sur l’autre.',
				'Se rejoindre par une arête ou par un coin, ce n’est pas se toucher.',
			],
		},
		firstStones: {
			head: 'Premières pierres',
			text: [
				'La toute première pierre de la partie va n’importe où au sol.',
				'La première pierre de chaque **autre** couleur demande deux choses : au moins un cube **au sol**, et le contact avec **n’importe quelle pierre** déjà posée.',
			],
		},
		laterStones: {
			head: 'Toutes les pierres suivantes',
			text: [
				'Dès ta deuxième pierre, tu construis à partir des tiennes : la pierre doit toucher au moins une pierre de **ta propre couleur**, à côté ou par-dessus. Elle peut aussi toucher d’autres couleurs, et les couvrir.',
			],
		},
		mustPlace: {
			head: 'On ne passe pas',
			text: [
				'Qui peut poser une pierre doit en poser une. Qui ne le peut pas, son tour venu, est **hors jeu pour de bon**, même si une place s’ouvre plus tard. Les autres continuent.',
			],
			ruling: [
				'C’est quand vient le tour d’une couleur que l’on décide si elle est hors jeu, pas avant. C’est toujours annoncé ; personne n’est sauté en silence.',
			],
		},
		walledIn: {
			head: 'Emmuré',
			text: [
				'La façon habituelle d’être hors jeu : il te reste des pierres, mais aucune n’a de place qui touche ta couleur. Fermer le dernier passage d’un adversaire est un bon coup.',
			],
		},
		noFirst: {
			head: 'Pas de place pour une première pierre',
			text: [
				'C’est rare, mais cela arrive sur un petit plateau : s’il n’y a pas de place pour ta première pierre quand vient ton tour, tu es hors jeu aussi, avec tes onze pierres.',
			],
		},
		allPlaced: {
			head: 'Toutes les pierres posées',
			text: [
				'Qui a posé ses onze pierres est hors jeu aussi, mais de la plus belle façon : rien ne lui sera retiré.',
			],
		},
		gameEnd: {
			head: 'La fin de la partie',
			text: [
				'La partie est finie quand toutes les couleurs sont hors jeu. On ne peut plus rien poser ; il est temps de compter.',
			],
		},
		fromAbove: {
			head: 'Vu d’en haut',
			text: [
				'Regarde la construction d’en haut, bien à la verticale. Compte les cases où ta couleur est au-dessus, peu importe à quelle hauteur. Retire les **pierres que tu n’as pas posées**.',
				'Le plus de points l’emporte. À égalité, la victoire est partagée.',
			],
		},
		examples: {
			head: 'Deux exemples',
			text: [
				'Chullpa, quatre joueurs. Ils montrent 4, 6, 6 et 4 cases, et il ne reste aucune pierre : rouge et vert se partagent la victoire.',
				'Chullpa, quatre joueurs. Rouge montre 7 cases, bleu 5, vert 4. Jaune en montre 4 aussi, mais il lui reste une pierre, ce qui fait 3. Rouge gagne.',
			],
		},
		edges: {
			head: 'Premières pierres par une arête',
			text: [
				'À cinq ou six joueurs, une règle est nouvelle, pour que celui qui commence ne soit pas emmuré aussitôt. La première pierre de chaque couleur, sauf celle qui ouvre la partie, doit avoir un cube au sol, toucher une pierre **par une arête**, et n’en toucher **aucune par une face**.',
				'Deux cubes se touchent par une arête quand ils se rejoignent le long d’une ligne, sans être face contre face.',
				'Tout le reste demeure. Dès la deuxième pierre, tu construis contre ta propre couleur, comme toujours.',
			],
		},
		keepAway: {
			head: 'Évite ta propre couleur',
			text: [
				'Les premières pierres se posent comme au jeu standard. Ensuite, tout s’inverse : tes autres pierres ne doivent **pas toucher ta propre couleur** par une face. Elles peuvent même ne rien toucher du tout.',
				'Inverse se joue de deux à six joueurs, sur tous les plateaux.',
			],
		},
		fourColours: {
			head: 'Deux joueurs, quatre couleurs',
			text: [
				'Le joueur 1 a jaune et vert, le joueur 2 a rouge et bleu : les joueurs alternent, et chaque couleur a son tour. Les hauteurs et les lignes sont celles de quatre joueurs.',
				'Chaque couleur joue comme si elle était seule. Sa première pierre peut toucher la couleur sœur, mais les suivantes doivent toucher **leur propre** couleur.',
			],
		},
		duoWin: {
			head: 'La meilleure couleur gagne',
			text: [
				'Le joueur dont une couleur a le plus de points gagne. Les points de deux couleurs sœurs ne s’additionnent pas.',
			],
			ruling: ['Si chaque joueur a une couleur avec le plus haut score, la partie est nulle.'],
		},
		ruin: {
			head: 'D’abord la ruine',
			text: [
				'Deux ou trois joueurs. Avant la partie, vous construisez tous ensemble une **ruine**, avec les onze pierres d’une couleur que personne ne joue. Elle obéit aux règles de pose et n’a besoin d’aucun contact. Elle ne rapporte rien à personne : elle bloque, elle porte, elle couvre.',
			],
			ruling: [
				'Vous la construisez à tour de rôle, une pierre chacun ; ou le hasard la pose ; ou elle vient d’un fichier.',
				'La ruine doit laisser **quatre cases libres au sol** pour chaque joueur. Quand plus aucune de ses pierres n’a de place, elle est finie.',
			],
		},
		aroundRuin: {
			head: 'Puis la partie autour d’elle',
			text: [
				'On joue maintenant au jeu standard sur la ruine et autour d’elle, avec la hauteur et la ligne pour **un joueur de plus**.',
			],
			ruling: ['Pour une première pierre, toucher la ruine compte comme toucher une pierre déjà posée.'],
		},
		twoHalves: {
			head: 'Construire, puis transférer',
			text: [
				'Pour deux joueurs, sur Colca, Puncu et Apachita. D’abord, vous jouez au jeu standard dans la ligne rouge, jusqu’à être tous deux hors jeu. Vos points sont notés : c’est le **score intermédiaire**. Les pierres non posées quittent la partie.',
				'Puis vous défaites la construction, pierre après pierre, et la rebâtissez de l’autre côté. Celui qui a posé la dernière pierre commence.',
			],
		},
		taking: {
			head: 'Prendre une pierre',
			text: [
				'À ton tour, tu prends une de **tes propres pierres** dans la ligne rouge. Tu ne peux la prendre que si **rien d’une autre pierre ne repose dessus**. Une pierre déjà transférée reste où elle est.',
				'Tant que tu peux prendre une pierre, tu dois le faire.',
			],
		},
		rebuilding: {
			head: 'La rebâtir au-dehors',
			text: [
				'La pierre va **hors de la ligne rouge** ; la hauteur pour deux joueurs y vaut aussi. Ta première doit avoir un cube au sol et toucher une de tes pierres encore dedans. Chaque pierre suivante doit toucher ta couleur, d’un côté ou de l’autre de la ligne.',
			],
		},
		aside: {
			head: 'Mettre une pierre de côté',
			text: [
				'Si la pierre que tu as prise n’a pas de place au-dehors, tu la mets **de côté**, et tu es hors jeu. Tu peux choisir une telle pierre même si une autre des tiennes aurait une place. Mais une pierre qui a une place doit être posée, et dans tous les autres jeux, on ne met jamais rien de côté.',
			],
		},
		nothingLeft: {
			head: 'Plus rien à prendre',
			text: [
				'Qui n’a plus de pierre à prendre est hors jeu. Quand les deux joueurs le sont, la partie est finie.',
			],
		},
		transferScore: {
			head: 'Le score final',
			text: [
				'Ton score intermédiaire, plus les cases **hors de la ligne rouge** où tu es au-dessus, moins tes pierres encore dedans, moins les pierres mises de côté.',
				'Un exemple : la construction a donné 10. Au-dehors, tu montres 14 cases, et une pierre est encore dedans : 14 − 1 + 10 = 23.',
			],
		},
		cube: {
			head: 'Un cube en solitaire',
			text: [
				'En solitaire, tu bâtis des cubes pleins : d’arête 3 avec une couleur, d’arête 4 avec deux, d’arête 5 avec quatre. En construction **libre**, les pierres vont partout où elles tiennent, dans n’importe quel ordre.',
				'**Selon les règles**, les pierres viennent d’en haut, chaque couleur touche la sienne dès sa deuxième pierre, et les couleurs jouent à tour de rôle.',
			],
			ruling: ['Selon les règles, les premières pierres suivent le jeu standard.'],
		},
		puzzles: {
			head: 'Des énigmes, et une question',
			text: [
				'Tout plateau peut se remplir comme une énigme, et il y en a une nouvelle chaque jour. Les livrets de règles demandent à leurs lecteurs de combien de façons une seule couleur peut former le petit cube. Ici, tu trouveras la réponse.',
			],
		},
		squareNames: {
			head: 'Cases et niveaux',
			text: [
				'Les colonnes ont des lettres, de gauche à droite ; les rangées ont des numéros, à partir du haut du plan. La première case est `a1`. Les niveaux se comptent depuis le sol, qui est le niveau 1.',
			],
		},
		moveText: {
			head: 'Les coups',
			text: [
				'Un coup, c’est la pierre et les cases qui reçoivent ses cubes ; `*2` veut dire deux cubes sur une case. Inutile d’écrire les niveaux, car la pierre tombe aussi bas qu’elle peut.',
				'`L4 b2,b3,b4,c4` est à plat, `I3 c3*3` est debout. Au transfert, `L4 aside` met une pierre de côté.',
			],
		},
		records: {
			head: 'Parties entières',
			text: [
				'Une partie peut être enregistrée dans un fichier ou copiée sous forme de lien. Le fichier est du simple texte : d’abord ce qui est convenu, puis les coups, tour après tour.',
			],
		},
	},
};
