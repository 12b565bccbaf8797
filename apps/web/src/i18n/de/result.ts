import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const result: Book['result'] = {
	show: 'Ergebnis zeigen',
	hide: 'Bauwerk ansehen',
	table: {
		player: 'Spieler',
		squares: 'Felder',
		stones: 'Übrige Steine',
		points: 'Punkte',
		perStone: 'Punkte je Stein',
	},
	margin: (count) => plural(count, { one: 'mit # Punkt Vorsprung', other: 'mit # Punkten Vorsprung' }),
	narrow: 'Das war knapp.',
	rematch: 'Noch einmal spielen',
	stronger: (bot) => `Gegen ${bot} antreten`,
	weaker: (bot) => `Lieber gegen ${bot}`,
	nextBoard: (board) => `Nächster Spielplan: ${board}`,
	lastMove: 'Letzten Zug ändern',
	lookBack: 'Partie ansehen',
	picture: 'Bild zum Teilen',
	pictureText: (winner, points) => `Das fertige Bauwerk. ${winner} ${points}`,
	download: 'Bild herunterladen',
	share: 'Bild teilen',
	drawing: 'Das Bild wird gezeichnet …',
	pictureFailed: 'Das Bild konnte nicht gezeichnet werden.',
};
