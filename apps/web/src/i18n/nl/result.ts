import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const result: Book['result'] = {
	show: 'Uitslag tonen',
	hide: 'Bouwwerk bekijken',
	table: {
		player: 'Speler',
		squares: 'Velden',
		stones: 'Stenen over',
		points: 'Punten',
		perStone: 'Punten per steen',
	},
	margin: (count) => plural(count, { one: 'met # punt verschil', other: 'met # punten verschil' }),
	narrow: 'Dat scheelde weinig.',
	rematch: 'Nog een keer spelen',
	stronger: (bot) => `Tegen ${bot} spelen`,
	weaker: (bot) => `Liever tegen ${bot}`,
	nextBoard: (board) => `Volgend speelbord: ${board}`,
	lastMove: 'Laatste zet overdoen',
	lookBack: 'Partij terugkijken',
	picture: 'Afbeelding om te delen',
	pictureText: (winner, points) => `Het voltooide bouwwerk. ${winner} ${points}`,
	download: 'Afbeelding downloaden',
	share: 'Afbeelding delen',
	drawing: 'De afbeelding wordt getekend…',
	pictureFailed: 'De afbeelding kon niet worden getekend.',
};
