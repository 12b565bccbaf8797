import type { Book } from '../en/texts.js';

export const counting: Book['counting'] = {
	games: {
		tie: {
			title: 'Vier kleuren',
			left: 'Iedereen heeft alle elf stenen geplaatst.',
			result: 'Rood en groen delen de overwinning.',
		},
		winner: { title: 'Eén steen over', left: 'Geel kon één steen niet plaatsen.', result: 'Rood wint.' },
		draw: {
			title: 'Paars tegen oranje',
			left: 'Beide spelers hebben alle elf stenen geplaatst.',
			result: 'Gelijkspel.',
		},
	},
	check: 'Controleren',
	show: 'Toon de punten',
	right: 'Goed!',
	again: (colours) => `Tel nog eens: ${colours}.`,
};
