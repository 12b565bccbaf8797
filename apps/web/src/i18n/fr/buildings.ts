import type { Book } from '../en/texts.js';

const PRINTED = 'Imprimées dans les règles du jeu.';
const RECONSTRUCTED = 'Reconstituée.';
const HEIGHTS = 'Reconstituées.';
const AS_COLCA = 'Reconstituées, comme pour Colca.';

export const buildings: Book['buildings'] = {
	facts: {
		chullpa:
			'Une chullpa était une tour funéraire. Pendant des siècles, elle a gardé des momies et leurs trésors.',
		pirka:
			'Les bâtiments modestes avaient des murs comme celui-ci : des pierres brutes posées dans de la boue.',
		tambo:
			'Le long des routes incas, à une journée de marche l’un de l’autre, les tambos offraient un repas et un lit aux messagers et aux voyageurs.',
		coricancha:
			'À Cuzco, l’« Enclos d’or » était le temple le plus important de l’empire. De l’or recouvrait ses murs.',
		pisac: 'Grâce à des escaliers comme ceux de Pisac, on franchissait les pentes raides des Andes.',
		cucho:
			'Cucho veut dire coin. La pierre la plus célèbre de Cuzco en a douze, et pourtant elle s’ajuste à ses voisines sans le moindre vide.',
		colca:
			'Les greniers se dressaient en longues rangées sur des pentes ventées : le maïs et les pommes de terre y restaient au frais et au sec.',
		puncu:
			'Une porte inca est plus étroite en haut qu’en bas. Cette forme résiste aux tremblements de terre.',
		apachita:
			'Aux cols de montagne, les voyageurs ajoutent une pierre au tas et remercient d’avoir fait bonne route.',
		chaka:
			'Les Incas franchissaient les gorges sur des ponts d’herbe tressée. L’un d’eux, Q’eswachaka, est encore retressé chaque année.',
		huaca:
			'Un rocher, une source ou une montagne entière peut être une huaca, un lieu sacré. Autour de Cuzco, il y en avait plus de trois cents.',
		incahuasi:
			'Plusieurs ruines s’appellent « maison de l’Inca ». L’une d’elles, dans une vallée désertique du Pérou, serait une petite copie de Cuzco.',
	},
	sources: {
		chullpa: {
			plan: '4 × 5 cases, comme dans une version publiée pour ordinateur. Dans les exemples de décompte des règles, on arrive aussi à 20 cases visibles.',
			limits: PRINTED,
		},
		pirka: {
			plan: 'La forme en L et la hauteur uniforme viennent de critiques publiées. La taille, 40 cases, est reconstituée.',
			limits: PRINTED,
		},
		tambo: {
			plan: 'La hauteur uniforme est imprimée. La forme, une maison autour d’une cour avec 40 cases, est reconstituée.',
			limits: HEIGHTS,
		},
		coricancha: {
			plan: 'Une critique publiée décrit une base carrée, un anneau extérieur de hauteur 1 et un centre de hauteur 4. La taille est reconstituée, de même que la ligne rouge, qui laisse de côté l’anneau extérieur.',
			limits: PRINTED,
		},
		pisac: {
			plan: 'Une critique publiée décrit des marches de 1 à 8. La largeur est reconstituée : avec 4 cases, il y a la place pour 120 cubes, exactement ceux de 3 joueurs.',
			limits: PRINTED,
		},
		cucho: {
			plan: 'Il est imprimé que chaque rangée a sa propre hauteur et que la hauteur maximale dépend du nombre de joueurs. La forme est reconstituée.',
			limits: HEIGHTS,
		},
		colca: {
			plan: 'Reconstituée. Avec 20 cases à l’intérieur de la ligne rouge, les hauteurs imprimées tombent juste.',
			limits: 'Imprimées dans la règle de RUMIS+.',
		},
		puncu: { plan: RECONSTRUCTED, limits: AS_COLCA },
		apachita: { plan: RECONSTRUCTED, limits: AS_COLCA },
		chaka: { plan: RECONSTRUCTED, limits: HEIGHTS },
		huaca: {
			plan: 'Reconstituée. Elle convient à toutes les hauteurs imprimées, avec 40 cubes par joueur.',
			limits:
				'Les hauteurs, la ligne rouge pour 2 joueurs et la ligne bleue pour 3 sont imprimées dans la règle de RUMIS+. La ligne bleue pour 4 joueurs se déduit du volume.',
		},
		incahuasi: { plan: RECONSTRUCTED, limits: HEIGHTS },
	},
};
