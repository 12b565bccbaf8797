import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('nl');

/** The page on which a new game is put together. */
export const setup: Texts['setup'] = {
	title: 'Nieuw spel',
	board: 'Speelbord',
	players: (range) => `${range} spelers`,
	boardFacts: (squares, height, players) =>
		`${plural(squares, { one: '# vak', other: '# vakken' })} om op te bouwen, ` +
		`${plural(height, { one: '# laag', other: 'tot # lagen' })} met ${players} spelers.`,
	reconstructed: 'Gereconstrueerd speelbord',
	reconstructedWhy:
		'De tekeningen van de gedrukte speelborden zijn niet openbaar. Dit is wat over dit bord bekend is, ' +
		'en wat nagemaakt moest worden:',
	ownAbout: 'Over dit speelbord',
	sourcePlan: 'Plattegrond',
	sourceLimits: 'Hoogten',
	own: 'jouw eigen speelbord',
	openBoard: 'Eigen speelbord…',
	openBoardHint: 'Uit een scenariobestand (.json). Het blijft op dit apparaat bewaard.',
	removeBoard: 'Van dit apparaat verwijderen',
	removedBoard: (name) => `${name} is van dit apparaat verwijderd.`,
	putBack: 'Terugzetten',
	boardAdded: (name) => `${name} is toegevoegd en gekozen.`,
	boardsMany: (most) => `Er is plaats voor ${most} eigen speelborden. Verwijder er eerst een.`,
	boardRefused: (file) => `${file} is geen speelbord waarop je kunt spelen:`,
	boardErrorAt: (line, column) => `regel ${line}, kolom ${column}`,
	boardErrorKey: (key) => `veld “${key}”`,
	boardErrorPlayers: (players) => `${players} spelers`,
	boardErrorsMore: (count) => plural(count, { one: 'en nog #.', other: 'en nog #.' }),
	boardErrors: {
		jsonUnexpected: 'Dit is geen JSON: hier wordt iets anders verwacht.',
		jsonUnfinished: 'Dit is geen JSON: het bestand houdt te vroeg op.',
		jsonString: 'Dit is geen JSON: een tekst tussen aanhalingstekens is niet in orde.',
		jsonTwice: 'Dezelfde naam staat er twee keer.',
		jsonDeep: 'Haakjes zijn te diep genest.',
		jsonTrailing: 'Er staat meer tekst dan een speelbord nodig heeft.',
		scenarioKeyUnknown: 'Zo’n veld heeft een speelbord niet.',
		scenarioKeyMissing: 'Er ontbreekt een veld.',
		scenarioType: 'De waarde is van de verkeerde soort.',
		scenarioPlayers: 'Grenzen zijn voor 2 tot en met 6 spelers.',
		scenarioId: 'Een id heeft 1 tot 32 kleine letters, cijfers en streepjes, en begint met een letter.',
		scenarioPlanEmpty: 'De plattegrond heeft geen vak.',
		scenarioPlanSize: 'De plattegrond is groter dan 16 × 16 vakken.',
		scenarioPlanRagged: 'Deze rij is niet even lang als de eerste.',
		scenarioPlanSign: 'Een plattegrond bestaat uit de cijfers 1 tot en met 9 en punten.',
		scenarioPlanApart: 'Dit vak zit niet vast aan de rest van de plattegrond.',
		scenarioZonesShape: 'De zones hebben niet de vorm van de plattegrond.',
		scenarioZonesSign: 'Zones worden aangegeven met r of b, en daarbuiten met een punt.',
		scenarioZonesOffPlan: 'Er is een zone aangegeven waar de plattegrond geen vak heeft.',
		scenarioLimitsEmpty: 'Er zijn grenzen nodig voor minstens één aantal spelers.',
		scenarioLimitHeight: 'De hoogte moet een geheel getal van 1 tot en met 9 zijn.',
		scenarioLimitZone: 'Deze zone is bij de zones niet aangegeven.',
		scenarioAreaApart: 'Dit vak zit niet vast aan de rest van de zone.',
		scenarioNoRoom: 'Niet elke speler heeft plek voor een eerste steen.',
		scenarioTransferZone: 'Het transferspel vraagt een rode zone voor 2 spelers en vakken daarbuiten.',
	},
	files: {
		fileLarge: 'Het bestand is veel te groot.',
		fileUnreadable: 'Het bestand kon niet worden gelezen.',
	},
	mode: 'Spelvariant',
	modes: {
		standard: 'Bouw aan je eigen kleur. Wie van boven de meeste vakken laat zien, wint.',
		inverse: 'Raak na je eerste steen nooit meer je eigen kleur.',
		duo: 'Twee spelers, elk twee kleuren. De beste kleur wint.',
		ruinas: 'Eerst komt er een ruïne, die van niemand is. Dan bouw je erop en eromheen.',
		transfer: 'Bouw binnen de rode lijn, en breng dan je stenen naar de andere kant.',
	},
	playerCount: 'Spelers',
	boardIsFor: (board, range) => `${board} is gemaakt voor ${range} spelers.`,
	modeIsFor: (mode, range) => `${mode} is hier voor ${range} spelers.`,
	seats: 'Wie speelt er',
	seat: (colours) => `${colours}: mens of bot`,
	and: (first, second) => `${first} en ${second}`,
	person: 'Mens',
	bot: 'Bot',
	nameOf: (colours) => `Naam van ${colours}`,
	kindOf: (colours) => `Soort bot voor ${colours}`,
	levelOf: (colours) => `Niveau van de bot voor ${colours}`,
	kinds: {
		level: 'Veelzijdig',
		climber: 'Klimmer',
		blocker: 'Dwarsligger',
		spreader: 'Pionier',
	},
	kindHints: {
		level: 'speelt wat hem het beste lijkt',
		climber: 'bouwt omhoog en maakt vakken af',
		blocker: 'bouwt waar anderen hadden gebouwd',
		spreader: 'rent naar open terrein',
	},
	levels: {
		1: '1 – nieuw',
		2: '2 – beginner',
		3: '3 – makkelijk',
		4: '4 – rustig',
		5: '5 – geoefend',
		6: '6 – sterk',
		7: '7 – pittig',
		8: '8 – expert',
		9: '9 – meester',
	},
	aboutBots: 'Over de bots',
	aboutLevels:
		'Niveau 1 tot en met 3 kijken even en zetten. Vanaf 4 denkt een bot vooruit, met elk niveau langer; ' +
		'vanaf 6 rekent hij eindspelen uit. Niveau 9 neemt soms de tijd.',
	start: 'Wie begint',
	startChance: 'Toeval',
	ruin: 'De ruïne',
	ruins: { turns: 'Om de beurt', chance: 'Door toeval', file: 'Uit een bestand' },
	ruinHints: {
		turns: 'Iedereen plaatst om de beurt een steen van de ruïne.',
		chance: 'De ruïne staat er al als het spel begint.',
	},
	openRuin: 'Ruïne uit een bewaard spel…',
	ruinFile: (file, stones) => `${file}: ${plural(stones, { one: '# steen', other: '# stenen' })}`,
	ruinMisfit: 'Deze ruïne past hier niet.',
	ruinMisfitAt: (board, players) =>
		`Deze ruïne is op ${board} gebouwd door ${players} spelers en past hier niet.`,
	ruinNone: 'In dit spel is er geen ruïne.',
	ruinUnreadable: (line, column) =>
		`Dit is geen opgeschreven spel: regel ${line}, kolom ${column} is onbegrijpelijk.`,
	summary: (board, mode, players) => `${board} · ${mode} · ${players}`,
	company: (people, bots) =>
		[
			people > 0 ? plural(people, { one: '# mens', other: '# mensen' }) : '',
			bots > 0 ? plural(bots, { one: '# bot', other: '# bots' }) : '',
		]
			.filter(Boolean)
			.join(' en '),
	go: 'Beginnen',
};
