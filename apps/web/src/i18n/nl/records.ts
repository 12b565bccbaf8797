import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('nl');

export const records: Texts['records'] = {
	title: 'Als bestand of link',
	games: 'Spellen op dit apparaat',
	gameRunning: (stones) => plural(stones, { one: '# steen geplaatst', other: '# stenen geplaatst' }),
	gameOver: 'afgelopen',
	remove: (game) => `${game} verwijderen`,
	save: 'Bewaren',
	open: 'Openen',
	share: 'Link naar dit spel kopiëren',
	linkLabel: 'Link naar dit spel',
	dropHere: 'Laat het bestand los om het spel te openen',
	openFailed: 'Het spel kon niet worden geopend.',
	gameMissing: 'Dit spel staat niet meer op dit apparaat.',
	gameBroken: 'Het bewaarde spel is beschadigd en kan niet worden geopend.',
	fileUnreadable: 'Het bestand is niet te lezen.',
	fileLarge: 'Het bestand is te groot voor een spel.',
	impossible: 'Zo’n spel kan niet worden opgezet.',
	place: (line, column) => `Regel ${line}, kolom ${column}:`,
	link: {
		compactForm: 'De link is niet volledig.',
		compactVersion: 'Deze versie kan deze link niet lezen.',
		compactScenario: 'De link noemt een speelbord dat hier niet bekend is.',
		compactSetup: 'Zo’n spel kan niet worden opgezet.',
		compactMoves: 'De zetten in de link zijn niet te lezen.',
		compactCheck: 'Een teken van de link ontbreekt of is fout.',
	},
	errors: {
		tagBroken: 'Een label is niet in orde; [Naam "waarde"] wordt verwacht.',
		tagTwice: (tag) => `Het label ${tag} staat er twee keer.`,
		tagMissing: (tag) => `Het label ${tag} ontbreekt.`,
		tagValue: (tag) => `De waarde van het label ${tag} is onbegrijpelijk.`,
		tagScenario: (tag) => `Het speelbord in het label ${tag} is niet in orde.`,
		tagScenarioUnknown: 'Het speelbord is niet bekend, en de plattegrond zit niet bij het spel.',
		recordLong: 'Het opgeschreven spel is te lang.',
		variationDeep: 'Varianten zijn te diep genest.',
		variationEmpty: 'Een variant heeft geen zet.',
		variationStray: 'Een haakje hoort bij geen enkele variant.',
		variationOpen: 'Een variant is niet gesloten.',
		afterResult: 'Na de uitslag staat nog meer tekst.',
		wordUnknown: (word) => `Niet begrepen: ${word}`,
		resultWrong: (expected) => `De uitslag klopt niet met de zetten; die geven ${expected}.`,
		move: (move, reason) => `${move}: ${reason}`,
	},
};
