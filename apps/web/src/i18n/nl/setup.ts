import type { Book } from '../en/texts.js';
import { listFor } from '../format/list.js';
import { percentFor } from '../format/percent.js';
import { pluralFor } from '../format/plural.js';

const list = listFor('nl');
const percent = percentFor('nl');
const plural = pluralFor('nl');

/** The page for a new game. */
export const setup: Book['setup'] = {
	title: 'Nieuwe partij',
	board: 'Speelbord',
	players: (range) => `${range} spelers`,
	balanced: 'in balans',
	seatExcess: (seat, percent) => `${seat} ${percent}`,
	measured: (games, bot) =>
		`Gemeten in ${plural(games, { one: '# partij', other: '# partijen' })} tussen bots (${bot}).`,
	boardFacts: (squares, height, players) =>
		`${plural(squares, { one: '# veld', other: '# velden' })} om op te bouwen, ${plural(height, { one: 'één laag', other: 'tot # lagen' })} met ${plural(players, { one: '# speler', other: '# spelers' })}.`,
	reconstructed: 'Gereconstrueerd speelbord',
	reconstructedWhy:
		'Van de gedrukte speelborden bestaan geen openbare tekeningen. Dit weten we over dit speelbord, en dit hebben we gereconstrueerd:',
	ownAbout: 'Over dit speelbord',
	sourcePlan: 'Speelveld',
	sourceLimits: 'Hoogtes',
	own: 'eigen speelbord',
	openBoard: 'Eigen speelbord toevoegen…',
	openBoardHint: 'Uit een scenariobestand (.json). Het wordt op dit apparaat opgeslagen.',
	removeBoard: 'Van dit apparaat verwijderen',
	removedBoard: (name) => `${name} is van dit apparaat verwijderd.`,
	putBack: 'Ongedaan maken',
	boardAdded: (name) => `${name} is toegevoegd en gekozen.`,
	boardRefused: (file) => `Op ${file} kun je niet spelen:`,
	boardErrorAt: (line, column) => `regel ${line}, kolom ${column}`,
	boardErrorKey: (key) => `gegeven ‘${key}’`,
	boardErrorPlayers: (players) => `${players} spelers`,
	boardErrorsMore: (count) => plural(count, { one: 'en nog één fout.', other: 'en nog # fouten.' }),
	boardErrors: {
		jsonUnexpected: 'Dit is geen geldige JSON: hier wordt iets anders verwacht.',
		jsonUnfinished: 'Dit is geen geldige JSON: het bestand houdt te vroeg op.',
		jsonString: 'Dit is geen geldige JSON: een tekst tussen aanhalingstekens is niet in orde.',
		jsonTwice: 'Dezelfde naam komt twee keer voor.',
		jsonDeep: 'Haakjes zijn te diep genest.',
		jsonTrailing: 'Na het einde van het speelbord staat nog tekst.',
		scenarioKeyUnknown: 'Dit gegeven bestaat niet bij speelborden.',
		scenarioKeyMissing: 'Er ontbreekt een gegeven.',
		scenarioType: 'Deze waarde is van het verkeerde type.',
		scenarioPlayers: 'Hoogtes kunnen alleen voor 2 tot en met 6 spelers zijn.',
		scenarioId: 'Een id heeft 1 tot 32 kleine letters, cijfers en streepjes, en begint met een letter.',
		scenarioPlanEmpty: 'Het speelveld heeft geen velden.',
		scenarioPlanSize: 'Het speelveld is groter dan 16 × 16 velden.',
		scenarioPlanRagged: 'Deze rij is niet even lang als de eerste.',
		scenarioPlanSign: 'Een speelveld bestaat alleen uit de cijfers 1 tot en met 9 en punten.',
		scenarioPlanApart: 'Dit veld zit niet vast aan de rest van het speelveld.',
		scenarioZonesShape: 'De zones hebben niet dezelfde vorm als het speelveld.',
		scenarioZonesSign: 'Geef zones aan met r of b, en de rest met een punt.',
		scenarioZonesOffPlan: 'Er is een zone aangegeven waar het speelveld geen veld heeft.',
		scenarioLimitsEmpty: 'Er moet een hoogte zijn voor minstens één aantal spelers.',
		scenarioLimitHeight: 'De hoogte moet een geheel getal van 1 tot en met 9 zijn.',
		scenarioLimitZone: 'Deze zone is niet aangegeven.',
		scenarioAreaApart: 'Dit veld zit niet vast aan de rest van de zone.',
		scenarioNoRoom: 'Er is niet genoeg plek voor de eerste steen van elke speler.',
		scenarioTransferZone: 'Het verplaatsspel heeft een rode zone voor 2 spelers nodig, en velden daarbuiten.',
	},
	files: {
		fileLarge: 'Het bestand is veel te groot.',
		fileUnreadable: 'Het bestand kon niet worden gelezen.',
	},
	mode: 'Spelvariant',
	playerCount: 'Spelers',
	boardIsFor: (board, range) => `${board} is voor ${range} spelers.`,
	modeIsFor: (mode, range) => `Op dit speelbord is ${mode} voor ${range} spelers.`,
	seats: 'Wie speelt er',
	seat: (colours) => `${colours}: mens of bot`,
	and: (first, second) => list([first, second]),
	person: 'Mens',
	bot: 'Bot',
	nameOf: (colours) => `Naam voor ${colours}`,
	kindOf: (colours) => `Stijl van de bot voor ${colours}`,
	levelOf: (colours) => `Niveau van de bot voor ${colours}`,
	kinds: {
		level: 'Allrounder',
		climber: 'Klimmer',
		blocker: 'Blokkeerder',
		spreader: 'Pionier',
	},
	kindHints: {
		level: 'speelt de zet die hem het beste lijkt',
		climber: 'bouwt omhoog en stelt velden veilig',
		blocker: 'bouwt waar anderen willen bouwen',
		spreader: 'zoekt open ruimte',
	},
	levels: {
		1: '1 – eerste partij',
		2: '2 – beginner',
		3: '3 – makkelijk',
		4: '4 – rustig',
		5: '5 – ervaren',
		6: '6 – sterk',
		7: '7 – pittig',
		8: '8 – expert',
		9: '9 – meester',
	},
	aboutBots: 'Over de bots',
	allBots: 'Alle bots en jouw resultaten',
	aboutLevels:
		'Op niveau 1 tot en met 3 kijkt een bot maar heel even. Vanaf niveau 4 denkt hij vooruit, op elk niveau langer; vanaf niveau 6 rekent hij ook eindspelen door. Niveau 9 kan even duren.',
	start: 'Wie begint',
	startChance: 'Willekeurig',
	ruin: 'De ruïne',
	ruins: { turns: 'Om de beurt', chance: 'Willekeurig', file: 'Uit bestand' },
	ruinHints: {
		turns: 'Jullie bouwen de ruïne samen, om de beurt.',
		chance: 'De ruïne staat er al als de partij begint.',
	},
	openRuin: 'Ruïne uit een opgeslagen partij…',
	ruinFile: (file, stones) => `${file}: ${plural(stones, { one: '# steen', other: '# stenen' })}`,
	ruinMisfit: 'Deze ruïne past hier niet.',
	ruinMisfitAt: (board, players) =>
		`Deze ruïne is gebouwd op ${board} voor ${players} spelers en past hier niet.`,
	ruinNone: 'Deze partij heeft geen ruïne.',
	ruinUnreadable: (line, column) =>
		`Dit is geen verslag van een partij: regel ${line}, kolom ${column} is niet leesbaar.`,
	summary: (board, mode, players) => `${board} · ${mode} · ${players}`,
	company: (people, bots) =>
		list(
			[
				people > 0 ? plural(people, { one: '# mens', other: '# mensen' }) : '',
				bots > 0 ? plural(bots, { one: '# bot', other: '# bots' }) : '',
			].filter(Boolean),
		),
	go: 'Partij beginnen',
	colour: 'Kleur',
	colourNumber: (number) => `Kleur ${number}`,
	colourTaken: (colour) => `${colour} (ruilen)`,
	usualColours: 'Standaardkleuren',
	violetOrange: 'Paars tegen oranje',
	ruinWins: (shares, error) => `Winst per plaats: ${shares.map(percent).join('\u00a0·\u00a0')} (±${error})`,
	ruinCollection:
		'De ruïnes met een naam zijn onze verzameling. Ze hebben alle elf stenen en zijn uit duizenden gekozen, omdat even sterke bots er vanaf elke plaats ongeveer even vaak wonnen. ‘Winst per plaats’ komt uit latere partijen, die bij de keuze niet meetelden; ± is de foutmarge.',
};
