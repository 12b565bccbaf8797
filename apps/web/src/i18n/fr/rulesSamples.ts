import type { Book } from '../en/texts.js';

/** The example boards of the rule book, by the paragraph they illustrate. */
export const rulesSamples: Book['rulesSamples'] = {
	idea: {
		label: 'Pisac, l’escalier, au milieu d’une partie à trois : des pierres jaunes, rouges et vertes.',
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
			{ name: 'en barre droite', why: 'Quel que soit le sens, le té ne forme jamais une ligne droite.' },
		],
	},
	plan: {
		label: 'Tambo, l’hôtel : un anneau de cases autour d’une cour ouverte. Jaune commence.',
		choices: [
			{ name: 'sur la surface', why: 'Les trois cubes sont sur des cases de la surface.' },
			{ name: 'dans la cour', why: 'Deux cubes seraient là où la surface n’a pas de case.' },
		],
	},
	lines: {
		label:
			'Coricancha, la pyramide, à deux joueurs : l’anneau extérieur est à l’extérieur de la ligne rouge.',
		choices: [
			{
				name: 'à l’intérieur de la ligne rouge',
				why: 'À deux joueurs, on construit exactement sur ces cases.',
			},
			{
				name: 'à cheval sur la ligne',
				why: 'Un cube serait à l’extérieur. À trois ou quatre joueurs, ce serait permis.',
			},
		],
	},
	support: {
		label: 'Chullpa. Un mur jaune et un mur rouge bordent une ruelle basse. À jaune de jouer.',
		choices: [
			{ name: 'en haut du mur', why: 'Chaque cube repose sur une pierre.' },
			{ name: 'par-dessus la ruelle', why: 'Il resterait un creux sous le cube du milieu.' },
			{
				name: 'au fond de la ruelle',
				why: 'Elle repose sur le sol et remplit la ruelle. Au-dessus, tout reste ouvert.',
			},
		],
	},
	height: {
		label: 'Pisac à deux joueurs : ses rangées permettent 4, 4, 4, 4, 4, 3, 2 et 1 cubes. À jaune de jouer.',
		choices: [
			{ name: 'rangée 6', why: 'Trois cubes : c’est exactement la hauteur maximale ici.' },
			{ name: 'rangée 7', why: 'La hauteur maximale est de deux ici ; le troisième cube est de trop.' },
			{
				name: 'sur le mur, rangée 6',
				why: 'Il y a déjà un cube ici : cette pierre irait jusqu’au niveau 4.',
			},
		],
	},
	firstStones: {
		label: 'Chullpa avec une pierre jaune au milieu. Rouge pose sa première pierre.',
		choices: [
			{ name: 'à côté de jaune', why: 'Au sol, et face contre face avec jaune.' },
			{ name: 'dans le coin', why: 'Elle ne touche rien.' },
			{ name: 'sur jaune', why: 'Elle touche jaune, mais aucun de ses cubes n’est au sol.' },
		],
	},
	touching: {
		label: 'Chullpa avec une pierre jaune et une rouge. Jaune tient la barre de deux.',
		choices: [
			{ name: 'face contre face', why: 'Elle est côte à côte avec jaune : les pierres se touchent.' },
			{ name: 'coin contre coin', why: 'Elle ne rejoint jaune que par une arête.' },
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
			'Un plateau d’exercice haut d’un seul cube. Rouge est dans le coin et n’a qu’une sortie. À jaune de jouer.',
		choices: [
			{ name: 'dans le passage', why: 'Rouge ne peut plus poser aucune pierre : il est éliminé.' },
			{ name: 'à l’écart', why: 'Rouge peut encore sortir par la rangée 3 et continue.' },
		],
	},
	fromAbove: {
		label: 'Une partie à deux terminée sur Chullpa, vue de dessus.',
		choices: [],
	},
	edges: {
		label: 'Colca à cinq joueurs, avec une pierre jaune. Rouge pose sa première pierre.',
		choices: [
			{ name: 'au coin', why: 'Les deux pierres se touchent par une arête.' },
			{
				name: 'face contre face',
				why: 'C’est permis pour les pierres suivantes, mais pas pour une première pierre.',
			},
			{ name: 'au loin', why: 'Elle ne touche rien, pas même par une arête.' },
		],
	},
	keepAway: {
		label: 'Mode inverse sur Chullpa, avec une pierre jaune et une rouge. Jaune pose sa deuxième pierre.',
		choices: [
			{ name: 'loin de jaune', why: 'Elle peut toucher rouge, ou ne rien toucher du tout.' },
			{ name: 'à côté de jaune', why: 'Un de ses cubes touche un cube jaune.' },
			{
				name: 'sur rouge',
				why: 'Construire sur les autres couleurs est permis, tant que la pierre ne touche pas jaune.',
			},
		],
	},
	fourColours: {
		label: 'Duo sur Chullpa : chacune des quatre couleurs a une pierre. À jaune de jouer.',
		choices: [
			{ name: 'à côté de jaune', why: 'Jaune touche jaune.' },
			{ name: 'à côté de vert', why: 'Vert appartient au même joueur, mais c’est une autre couleur.' },
		],
	},
	ruin: {
		label: 'Sur Chullpa, la ruine couvre seize cases sur vingt. Deux joueurs la construisent encore.',
		choices: [
			{ name: 'par-dessus', why: 'Les quatre cases libres restent libres.' },
			{ name: 'au sol', why: 'Il ne resterait qu’une case. Il en faut quatre à deux joueurs.' },
		],
	},
	aroundRuin: {
		label: 'Une ruine finie sur Tambo, et une pierre jaune. Rouge pose sa première pierre.',
		choices: [
			{
				name: 'à côté de la ruine',
				why: 'Elle ne touche la couleur d’aucun joueur, mais elle touche la ruine.',
			},
			{ name: 'à l’écart', why: 'Elle ne touche rien.' },
		],
	},
	taking: {
		label: 'Colca après la construction. Rouge prend une pierre à l’intérieur de la ligne rouge.',
		choices: [
			{ name: 'la barre de quatre', why: 'Rien ne repose dessus : elle peut être transférée.' },
			{ name: 'le crochet', why: 'Les cubes marqués reposent dessus.' },
		],
	},
	rebuilding: {
		label:
			'Colca après la construction. Rouge a pris la barre de quatre et lui cherche une place à l’extérieur.',
		choices: [
			{ name: 'contre la ligne', why: 'Elle est au sol et touche rouge de l’autre côté de la ligne.' },
			{
				name: 'de nouveau à l’intérieur',
				why: 'Une pierre prise ne revient jamais à l’intérieur de la ligne rouge.',
			},
			{ name: 'tout au bout', why: 'Elle ne touche pas sa propre couleur.' },
		],
	},
	aside: {
		label: 'Colca après la construction. Rouge pense à mettre une pierre de côté.',
		choices: [
			{
				name: 'la barre de deux',
				why: 'Elle ne peut pas être posée à l’extérieur. Elle est mise de côté, et rouge est éliminé.',
			},
			{ name: 'la barre de trois', why: 'Elle peut être posée, par exemple à l’endroit montré.' },
		],
	},
	moveText: {
		label: 'Chullpa avec une pierre jaune et une rouge. À jaune de jouer.',
		choices: [
			{ name: 'I3 b2,c2,d2', why: 'Trois cases avec un cube chacune : la barre est à plat.' },
			{ name: 'I3 a3*3', why: 'Trois cubes sur une case : la barre est debout.' },
			{ name: 'I3 b3,b4*2', why: 'La barre n’a pas cette forme.' },
		],
	},
};

export const counting: Book['counting'] = {
	games: {
		tie: {
			title: 'Quatre couleurs',
			left: 'Tous les joueurs ont posé leurs onze pierres.',
			result: 'Rouge et vert se partagent la victoire.',
		},
		winner: {
			title: 'Il reste une pierre',
			left: 'Jaune n’a pas pu poser une de ses pierres.',
			result: 'Rouge gagne.',
		},
		draw: {
			title: 'Violet contre orange',
			left: 'Les deux joueurs ont posé leurs onze pierres.',
			result: 'Il y a égalité.',
		},
	},
	check: 'Vérifier',
	show: 'Montrer les points',
	right: 'Exact !',
	again: (colours) => `Recompte : ${colours}.`,
};
