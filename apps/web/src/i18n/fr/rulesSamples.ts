import type { Texts } from '../texts.js';

/** The boards of the rulebook, by the paragraph that they stand beside. */
export const rulesSamples: Texts['rulesSamples'] = {
	idea: {
		label:
			'Pisac, l’escalier, au milieu d’une partie à trois : jaune, rouge et vert ont construit en tous sens.',
		choices: [],
	},
	turning: {
		label: 'Chullpa, vide. Jaune tient le té.',
		choices: [
			{ name: 'à plat', why: 'Le té repose sur quatre cases.' },
			{
				name: 'sur la tranche',
				why: 'Basculé : deux cubes sur la case du milieu, un de chaque côté.',
			},
			{ name: 'en barre', why: 'On a beau le tourner, le té ne fait jamais une ligne droite.' },
		],
	},
	plan: {
		label: 'Tambo, l’auberge : un anneau de cases autour d’une cour ouverte. Jaune commence.',
		choices: [
			{ name: 'sur la maison', why: 'Les trois cubes sont sur des cases du plan.' },
			{ name: 'dans la cour', why: 'Deux cubes seraient là où le plan n’a pas de case.' },
		],
	},
	lines: {
		label: 'Coricancha, la pyramide, à deux joueurs : l’anneau extérieur est hors de la ligne rouge.',
		choices: [
			{ name: 'dans la ligne rouge', why: 'À deux, on joue sur ces cases exactement.' },
			{
				name: 'à cheval sur la ligne',
				why: 'Un cube serait au-dehors. À trois ou quatre joueurs, il pourrait.',
			},
		],
	},
	support: {
		label: 'Chullpa. Un mur jaune et un mur rouge bordent une ruelle basse. À jaune de jouer.',
		choices: [
			{ name: 'le long du mur', why: 'Chaque cube repose sur une pierre.' },
			{ name: 'par-dessus la ruelle', why: 'Sous le cube du milieu, il resterait un creux.' },
			{
				name: 'au fond de la ruelle',
				why: 'Elle se dresse sur le sol et remplit la ruelle. Le reste est ouvert vers le ciel.',
			},
		],
	},
	height: {
		label: 'Pisac à deux joueurs : ses rangées permettent 4, 4, 4, 4, 4, 3, 2 et 1 cubes. À jaune de jouer.',
		choices: [
			{ name: 'rangée 6', why: 'Trois cubes sont tout juste permis ici.' },
			{ name: 'rangée 7', why: 'Deux seulement sont permis ici ; le troisième est de trop.' },
			{
				name: 'sur le mur, rangée 6',
				why: 'Un cube est déjà là : cette pierre irait jusqu’au niveau 4.',
			},
		],
	},
	firstStones: {
		label: 'Chullpa avec une pierre jaune au milieu. Rouge pose sa première pierre.',
		choices: [
			{ name: 'à côté de jaune', why: 'Au sol, et face contre face avec jaune.' },
			{ name: 'dans le coin', why: 'Elle ne touche rien.' },
			{ name: 'sur jaune', why: 'Elle touche bien, mais aucun de ses cubes n’est au sol.' },
		],
	},
	touching: {
		label: 'Chullpa avec une pierre jaune et une rouge. Jaune tient la barre de deux.',
		choices: [
			{ name: 'face contre face', why: 'Côte à côte avec jaune : elles se touchent.' },
			{ name: 'coin contre coin', why: 'Elle ne rejoint jaune que le long d’une arête.' },
		],
	},
	laterStones: {
		label: 'Chullpa avec une pierre jaune et une rouge, imbriquées. À jaune de jouer.',
		choices: [
			{ name: 'à côté de jaune', why: 'Elle touche la pierre jaune par le côté.' },
			{ name: 'sur les deux', why: 'Elle repose sur jaune et couvre rouge en même temps.' },
			{ name: 'à côté de rouge', why: 'Elle ne touche que rouge, et cela ne compte pas.' },
		],
	},
	walledIn: {
		label:
			'Un plateau d’exercice haut d’un seul cube. Rouge est dans le coin, avec une seule sortie. À jaune de jouer.',
		choices: [
			{ name: 'dans le passage', why: 'Rouge n’a plus de place pour aucune pierre : il est hors jeu.' },
			{ name: 'à l’écart', why: 'Rouge sort encore par la rangée 3 et continue.' },
		],
	},
	fromAbove: {
		label: 'Une partie finie à deux sur Chullpa, vue d’en haut.',
		choices: [],
	},
	edges: {
		label: 'Colca à cinq joueurs, avec une pierre jaune. Rouge pose sa première pierre.',
		choices: [
			{ name: 'au coin', why: 'Les deux pierres se rejoignent le long d’une arête.' },
			{ name: 'face contre face', why: 'Plus tard, ce serait bien, mais pas pour une première pierre.' },
			{ name: 'au loin', why: 'Elle ne rejoint rien, pas même par une arête.' },
		],
	},
	keepAway: {
		label: 'Inverse sur Chullpa, avec une pierre jaune et une rouge. Jaune pose sa deuxième pierre.',
		choices: [
			{ name: 'loin de jaune', why: 'Elle peut toucher rouge, ou ne rien toucher du tout.' },
			{ name: 'à côté de jaune', why: 'Un de ses cubes est contre un cube jaune.' },
			{ name: 'sur rouge', why: 'On peut aller sur les autres, tant qu’on ne touche pas jaune.' },
		],
	},
	fourColours: {
		label: 'Duo sur Chullpa : chacune des quatre couleurs a une pierre. À jaune de jouer.',
		choices: [
			{ name: 'à côté de jaune', why: 'Jaune touche jaune.' },
			{ name: 'à côté de vert', why: 'Vert est au même joueur, mais c’est une autre couleur.' },
		],
	},
	ruin: {
		label: 'Sur Chullpa, la ruine couvre douze cases sur vingt. Deux joueurs continuent de la bâtir.',
		choices: [
			{ name: 'par-dessus', why: 'Les huit cases libres restent libres.' },
			{ name: 'au sol', why: 'Il ne resterait que cinq cases. Il en faut huit à deux joueurs.' },
		],
	},
	aroundRuin: {
		label: 'Une ruine finie sur Tambo, et une pierre jaune. Rouge pose sa première pierre.',
		choices: [
			{ name: 'à côté de la ruine', why: 'Elle ne touche aucune couleur, mais elle touche la ruine.' },
			{ name: 'à l’écart', why: 'Elle ne touche rien.' },
		],
	},
	taking: {
		label: 'Colca après la construction. Rouge prend une pierre dans la ligne rouge.',
		choices: [
			{ name: 'la barre de quatre', why: 'Rien ne repose dessus : elle peut être transférée.' },
			{ name: 'le crochet', why: 'Les cubes marqués reposent dessus.' },
		],
	},
	rebuilding: {
		label: 'Colca après la construction. Rouge a pris la barre de quatre et lui cherche une place au-dehors.',
		choices: [
			{ name: 'contre la ligne', why: 'Elle est au sol et touche rouge de l’autre côté de la ligne.' },
			{ name: 'de nouveau dedans', why: 'Une pierre prise ne revient jamais sur les cases rouges.' },
			{ name: 'tout au bout', why: 'Là, rouge est trop loin.' },
		],
	},
	aside: {
		label: 'Colca après la construction. Rouge songe à mettre une pierre de côté.',
		choices: [
			{
				name: 'la barre de deux',
				why: 'Elle n’a pas de place au-dehors. Elle va de côté, et rouge est hors jeu.',
			},
			{ name: 'la barre de trois', why: 'Elle a une place, par exemple celle que tu vois.' },
		],
	},
	moveText: {
		label: 'Chullpa avec une pierre jaune et une rouge. À jaune de jouer.',
		choices: [
			{ name: 'I3 b2,c2,d2', why: 'Trois cases, un cube sur chacune : la barre est couchée.' },
			{ name: 'I3 a3*3', why: 'Trois cubes sur une case : la barre est debout.' },
			{ name: 'I3 b3,b4*2', why: 'Aucune barre n’a cette forme.' },
		],
	},
};
