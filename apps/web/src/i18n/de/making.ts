import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const making: Book['making'] = {
	title: 'Drucken und basteln',
	board: 'Der Spielplan auf Papier',
	boardHint: 'Damit die Größe stimmt: Drucke mit 100\u00a0%, ohne Anpassung an die Seite.',
	pages: (count) =>
		plural(count, {
			one: 'Passt auf eine Seite.',
			other: '# Seiten: Schneide sie an den Marken zu und leg sie Kante an Kante.',
		}),
	square: 'Seitenlänge eines Feldes',
	paper: 'Papier',
	pdf: 'Als PDF speichern',
	svg: 'Als SVG speichern',
	stones: 'Steine für den 3D-Drucker',
	stonesHint: 'Alle elf Steine, jeder aus einem Stück. Drucke für jede Farbe einen Satz.',
	cube: 'Kantenlänge eines Würfels',
	clearance: 'Spalt zwischen den Steinen',
	stl: 'Als STL speichern',
	threeMf: 'Als 3MF speichern',
	building: 'Dieses Bauwerk',
	sheet: 'Bauplan speichern',
	sheetHint:
		'Zeigt das Bauwerk Ebene für Ebene, damit du es am echten Tisch nachbauen kannst. Die Nummern zeigen, in welcher Reihenfolge die Steine gelegt wurden.',
	solid: 'Aus einem Stück (STL)',
	loose: 'Stein für Stein (3MF)',
	modelHint: 'Für einen 3D-Drucker. Wie groß die Würfel werden, stellst du weiter unten ein.',
	empty: 'Auf dem Spielplan liegen noch keine Steine.',
	level: (level) => `Ebene ${level}`,
	stone: (owner, move) => `${owner}: ${move}`,
	limit: (players, height) => `${players} Spieler: maximale Höhe ${height}`,
	limitRed: (players, height) => `${players} Spieler: maximale Höhe ${height}, innerhalb der roten Linie`,
	limitBlue: (players, height) => `${players} Spieler: maximale Höhe ${height}, innerhalb der blauen Linie`,
	busy: 'Die Datei wird vorbereitet …',
	failed: 'Die Datei ließ sich nicht erstellen. Lade die Seite neu und versuch es noch einmal.',
};
