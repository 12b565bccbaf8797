import type { Book } from '../en/texts.js';
import { listFor } from '../format/list.js';
import { percentFor } from '../format/percent.js';
import { pluralFor } from '../format/plural.js';

const list = listFor('de');
const percent = percentFor('de');
const plural = pluralFor('de');

/** The page for a new game. */
export const setup: Book['setup'] = {
	title: 'Neue Partie',
	board: 'Spielplan',
	players: (range) => `${range} Spieler`,
	balanced: 'ausgewogen',
	seatExcess: (seat, percent) => `${seat} ${percent}`,
	measured: (games, bot) =>
		`Gemessen in ${plural(games, { one: '# Partie', other: '# Partien' })} zwischen Bots (${bot}).`,
	boardFacts: (squares, height, players) =>
		`${plural(squares, { one: '# Feld', other: '# Felder' })} zum Bebauen, ${plural(height, { one: 'eine Ebene', other: 'bis zu # Ebenen' })} bei ${plural(players, { one: '# Spieler', other: '# Spielern' })}.`,
	reconstructed: 'Rekonstruierter Spielplan',
	reconstructedWhy:
		'Von den gedruckten Spielplänen gibt es keine öffentlichen Zeichnungen. Das wissen wir über diesen, und das haben wir rekonstruiert:',
	ownAbout: 'Über diesen Spielplan',
	sourcePlan: 'Grundfläche',
	sourceLimits: 'Höhen',
	own: 'eigener Spielplan',
	openBoard: 'Eigenen Spielplan hinzufügen …',
	openBoardHint: 'Aus einer Szenario-Datei (.json). Er wird auf diesem Gerät gespeichert.',
	removeBoard: 'Von diesem Gerät entfernen',
	removedBoard: (name) => `${name} wurde von diesem Gerät entfernt.`,
	putBack: 'Rückgängig',
	boardAdded: (name) => `${name} wurde hinzugefügt und ausgewählt.`,
	boardRefused: (file) => `Auf ${file} kann man nicht spielen:`,
	boardErrorAt: (line, column) => `Zeile ${line}, Spalte ${column}`,
	boardErrorKey: (key) => `Angabe „${key}“`,
	boardErrorPlayers: (players) => `${players} Spieler`,
	boardErrorsMore: (count) =>
		plural(count, { one: 'und ein weiterer Fehler.', other: 'und # weitere Fehler.' }),
	boardErrors: {
		jsonUnexpected: 'Das ist kein gültiges JSON: Hier wird etwas anderes erwartet.',
		jsonUnfinished: 'Das ist kein gültiges JSON: Die Datei endet zu früh.',
		jsonString: 'Das ist kein gültiges JSON: Ein Text in Anführungszeichen ist fehlerhaft.',
		jsonTwice: 'Derselbe Name kommt zweimal vor.',
		jsonDeep: 'Klammern sind zu tief verschachtelt.',
		jsonTrailing: 'Nach dem Ende des Spielplans kommt noch Text.',
		scenarioKeyUnknown: 'Diese Angabe gibt es bei Spielplänen nicht.',
		scenarioKeyMissing: 'Eine Angabe fehlt.',
		scenarioType: 'Dieser Wert ist vom falschen Typ.',
		scenarioPlayers: 'Höhen kann es nur für 2 bis 6 Spieler geben.',
		scenarioId:
			'Eine id hat 1 bis 32 Kleinbuchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.',
		scenarioPlanEmpty: 'Die Grundfläche hat keine Felder.',
		scenarioPlanSize: 'Die Grundfläche ist größer als 16 × 16 Felder.',
		scenarioPlanRagged: 'Diese Reihe ist nicht so lang wie die erste.',
		scenarioPlanSign: 'Eine Grundfläche besteht nur aus den Ziffern 1 bis 9 und Punkten.',
		scenarioPlanApart: 'Dieses Feld hängt nicht mit der übrigen Grundfläche zusammen.',
		scenarioZonesShape: 'Die Zonen haben nicht dieselbe Form wie die Grundfläche.',
		scenarioZonesSign: 'Markiere Zonen mit r oder b und alles andere mit einem Punkt.',
		scenarioZonesOffPlan: 'Eine Zone ist dort markiert, wo die Grundfläche kein Feld hat.',
		scenarioLimitsEmpty: 'Es muss eine Höhe für mindestens eine Spielerzahl geben.',
		scenarioLimitHeight: 'Die Höhe muss eine ganze Zahl von 1 bis 9 sein.',
		scenarioLimitZone: 'Diese Zone ist nicht markiert.',
		scenarioAreaApart: 'Dieses Feld hängt nicht mit der übrigen Zone zusammen.',
		scenarioNoRoom: 'Es gibt nicht genug Platz für die ersten Steine aller Spieler.',
		scenarioTransferZone: 'Das Umbau-Spiel braucht eine rote Zone für 2 Spieler und Felder außerhalb davon.',
	},
	files: {
		fileLarge: 'Die Datei ist viel zu groß.',
		fileUnreadable: 'Die Datei ließ sich nicht lesen.',
	},
	mode: 'Spielmodus',
	playerCount: 'Spieler',
	boardIsFor: (board, range) => `${board} ist für ${range} Spieler.`,
	modeIsFor: (mode, range) => `Auf diesem Spielplan ist ${mode} für ${range} Spieler.`,
	seats: 'Wer spielt',
	seat: (colours) => `${colours}: Mensch oder Bot`,
	and: (first, second) => list([first, second]),
	person: 'Mensch',
	bot: 'Bot',
	nameOf: (colours) => `Name für ${colours}`,
	kindOf: (colours) => `Stil des Bots für ${colours}`,
	levelOf: (colours) => `Stufe des Bots für ${colours}`,
	kinds: {
		level: 'Allrounder',
		climber: 'Kletterer',
		blocker: 'Blockierer',
		spreader: 'Pionier',
	},
	kindHints: {
		level: 'spielt den Zug, den er für den besten hält',
		climber: 'baut in die Höhe und sichert Felder',
		blocker: 'baut dort, wo andere bauen wollen',
		spreader: 'sucht freie Flächen',
	},
	levels: {
		1: '1 – Neuling',
		2: '2 – Anfänger',
		3: '3 – leicht',
		4: '4 – gemütlich',
		5: '5 – erfahren',
		6: '6 – stark',
		7: '7 – zäh',
		8: '8 – Experte',
		9: '9 – Meister',
	},
	aboutBots: 'Über die Bots',
	allBots: 'Alle Bots und deine Ergebnisse',
	aboutLevels:
		'Die Stufen 1 bis 3 ziehen nach einem kurzen Blick. Ab Stufe 4 denkt ein Bot voraus, mit jeder Stufe länger; ab Stufe 6 rechnet er auch Endspiele durch. Stufe 9 kann eine Weile brauchen.',
	start: 'Wer beginnt',
	startChance: 'Zufällig',
	ruin: 'Die Ruine',
	ruins: { turns: 'Abwechselnd bauen', chance: 'Zufällig', file: 'Aus Datei' },
	ruinHints: {
		turns: 'Ihr baut die Ruine gemeinsam, immer abwechselnd.',
		chance: 'Die Ruine steht schon, wenn die Partie beginnt.',
	},
	openRuin: 'Ruine aus einer gespeicherten Partie …',
	ruinFile: (file, stones) => `${file}: ${plural(stones, { one: '# Stein', other: '# Steine' })}`,
	ruinMisfit: 'Diese Ruine passt hier nicht.',
	ruinMisfitAt: (board, players) =>
		`Diese Ruine wurde auf ${board} für ${players} Spieler gebaut und passt hier nicht.`,
	ruinNone: 'In dieser Partie gibt es keine Ruine.',
	ruinUnreadable: (line, column) =>
		`Das ist keine Aufzeichnung einer Partie: Zeile ${line}, Spalte ${column} ist nicht lesbar.`,
	summary: (board, mode, players) => `${board} · ${mode} · ${players}`,
	company: (people, bots) =>
		list(
			[
				people > 0 ? plural(people, { one: '# Mensch', other: '# Menschen' }) : '',
				bots > 0 ? plural(bots, { one: '# Bot', other: '# Bots' }) : '',
			].filter(Boolean),
		),
	go: 'Partie starten',
	colour: 'Farbe',
	colourNumber: (number) => `Farbe ${number}`,
	colourTaken: (colour) => `${colour} (tauschen)`,
	usualColours: 'Standardfarben',
	violetOrange: 'Violett gegen Orange',
	ruinWins: (shares, error) => `Siege je Platz: ${shares.map(percent).join('\u00a0·\u00a0')} (±${error})`,
	ruinCollection:
		'Die Ruinen mit Namen sind unsere Sammlung. Jede hat alle elf Steine. Wir haben sie aus Tausenden ausgesucht, weil gleich starke Bots von jedem Platz aus etwa gleich oft gewannen. „Siege je Platz“ stammt aus späteren Partien, die bei der Auswahl nicht mitzählten; ± ist die Fehlerspanne.',
};
