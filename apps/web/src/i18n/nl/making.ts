import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const making: Book['making'] = {
	title: 'Printen en maken',
	board: 'Het speelbord op papier',
	boardHint: 'Op ware grootte: print op 100%, zonder te schalen.',
	pages: (count) =>
		plural(count, {
			one: 'Past op één pagina.',
			other: '# pagina’s: knip langs de merktekens en leg ze precies tegen elkaar.',
		}),
	square: 'Zijde van een veld',
	paper: 'Papier',
	pdf: 'Opslaan als PDF',
	svg: 'Opslaan als SVG',
	stones: 'Stenen voor een 3D-printer',
	stonesHint: 'Alle elf stenen, elk uit één stuk. Print voor elke kleur een set.',
	cube: 'Ribbe van een blokje',
	clearance: 'Speling tussen stenen',
	stl: 'Opslaan als STL',
	threeMf: 'Opslaan als 3MF',
	building: 'Dit bouwwerk',
	sheet: 'Bouwtekening opslaan',
	sheetHint:
		'Laag voor laag, om het op een echte tafel na te bouwen. De nummers geven aan in welke volgorde de stenen zijn geplaatst.',
	solid: 'Uit één stuk (STL)',
	loose: 'Steen voor steen (3MF)',
	modelHint: 'Voor een 3D-printer, met blokjes van de maat hieronder.',
	empty: 'Er liggen nog geen stenen op het speelbord.',
	level: (level) => `Laag ${level}`,
	stone: (owner, move) => `${owner}: ${move}`,
	limit: (players, height) => `${players} spelers: maximale hoogte ${height}`,
	limitRed: (players, height) => `${players} spelers: maximale hoogte ${height}, binnen het rode kader`,
	limitBlue: (players, height) => `${players} spelers: maximale hoogte ${height}, binnen het blauwe kader`,
	busy: 'Het bestand wordt klaargemaakt…',
	failed: 'Het bestand kon niet worden gemaakt. Laad de pagina opnieuw en probeer het nog eens.',
};
