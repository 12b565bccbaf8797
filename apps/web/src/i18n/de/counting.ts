import type { Book } from '../en/texts.js';

export const counting: Book['counting'] = {
	games: {
		tie: {
			title: 'Vier Farben',
			left: 'Alle haben ihre elf Steine gelegt.',
			result: 'Rot und Grün teilen sich den Sieg.',
		},
		winner: {
			title: 'Ein Stein ist übrig',
			left: 'Gelb konnte einen Stein nicht legen.',
			result: 'Rot gewinnt.',
		},
		draw: {
			title: 'Violett gegen Orange',
			left: 'Beide haben ihre elf Steine gelegt.',
			result: 'Die Partie endet unentschieden.',
		},
	},
	check: 'Prüfen',
	show: 'Punkte zeigen',
	right: 'Richtig!',
	again: (colours) => `Zähl noch einmal: ${colours}.`,
};
