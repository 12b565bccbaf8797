import { pluralFor } from '../plural.js';
import type { Texts } from '../texts.js';

const plural = pluralFor('de');

/** The page on which a new game is put together. */
export const setup: Texts['setup'] = {
	title: 'Neues Spiel',
	board: 'Spielplan',
	players: (range) => `${range} Spieler`,
	boardFacts: (squares, height, players) =>
		`${plural(squares, { one: '# Feld', other: '# Felder' })} zum Bebauen, ` +
		`${plural(height, { one: '# Ebene', other: 'bis zu # Ebenen' })} bei ${players} Spielern.`,
	reconstructed: 'Rekonstruierter Spielplan',
	reconstructedWhy:
		'Die Zeichnungen der gedruckten Spielpläne sind nicht öffentlich. Das ist über diesen bekannt, ' +
		'und das musste nachgebaut werden:',
	ownAbout: 'Über diesen Spielplan',
	sourcePlan: 'Grundriss',
	sourceLimits: 'Höhen',
	own: 'dein eigener Spielplan',
	openBoard: 'Eigener Spielplan…',
	openBoardHint: 'Aus einer Szenario-Datei (.json). Sie bleibt auf diesem Gerät gespeichert.',
	removeBoard: 'Von diesem Gerät entfernen',
	removedBoard: (name) => `${name} wurde von diesem Gerät entfernt.`,
	putBack: 'Zurückholen',
	boardAdded: (name) => `${name} ist hinzugefügt und ausgewählt.`,
	boardsMany: (most) => `Es ist Platz für ${most} eigene Spielpläne. Entferne erst einen.`,
	boardRefused: (file) => `${file} ist kein Spielplan, auf dem gespielt werden kann:`,
	boardErrorAt: (line, column) => `Zeile ${line}, Spalte ${column}`,
	boardErrorKey: (key) => `Feld „${key}“`,
	boardErrorPlayers: (players) => `${players} Spieler`,
	boardErrorsMore: (count) => plural(count, { one: 'und # weiterer.', other: 'und # weitere.' }),
	boardErrors: {
		jsonUnexpected: 'Das ist kein JSON: Hier wird etwas anderes erwartet.',
		jsonUnfinished: 'Das ist kein JSON: Die Datei endet zu früh.',
		jsonString: 'Das ist kein JSON: Ein Text in Anführungszeichen ist fehlerhaft.',
		jsonTwice: 'Derselbe Name steht zweimal da.',
		jsonDeep: 'Klammern sind zu tief verschachtelt.',
		jsonTrailing: 'Da steht mehr Text, als ein Spielplan braucht.',
		scenarioKeyUnknown: 'So eine Angabe hat ein Spielplan nicht.',
		scenarioKeyMissing: 'Eine Angabe fehlt.',
		scenarioType: 'Der Wert ist von der falschen Art.',
		scenarioPlayers: 'Grenzen gelten für 2 bis 6 Spieler.',
		scenarioId:
			'Eine id hat 1 bis 32 kleine Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.',
		scenarioPlanEmpty: 'Der Grundriss hat kein Feld.',
		scenarioPlanSize: 'Der Grundriss ist größer als 16 × 16 Felder.',
		scenarioPlanRagged: 'Diese Reihe ist nicht so lang wie die erste.',
		scenarioPlanSign: 'Ein Grundriss besteht aus den Ziffern 1 bis 9 und Punkten.',
		scenarioPlanApart: 'Dieses Feld hängt nicht mit dem übrigen Grundriss zusammen.',
		scenarioZonesShape: 'Die Zonen haben nicht die Form des Grundrisses.',
		scenarioZonesSign: 'Zonen werden mit r oder b bezeichnet, außerhalb mit einem Punkt.',
		scenarioZonesOffPlan: 'Eine Zone ist dort eingetragen, wo der Grundriss kein Feld hat.',
		scenarioLimitsEmpty: 'Für mindestens eine Spielerzahl werden Grenzen gebraucht.',
		scenarioLimitHeight: 'Die Höhe muss eine ganze Zahl von 1 bis 9 sein.',
		scenarioLimitZone: 'Diese Zone ist bei den Zonen nicht eingetragen.',
		scenarioAreaApart: 'Dieses Feld hängt nicht mit der übrigen Zone zusammen.',
		scenarioNoRoom: 'Nicht jeder Spieler hat Platz für einen ersten Stein.',
		scenarioTransferZone:
			'Das Transferspiel braucht eine rote Zone für 2 Spieler und Felder außerhalb davon.',
	},
	files: {
		fileLarge: 'Die Datei ist viel zu groß.',
		fileUnreadable: 'Die Datei ließ sich nicht lesen.',
	},
	mode: 'Spielart',
	modes: {
		standard: 'Bau an deine eigene Farbe an. Wer von oben die meisten Felder zeigt, gewinnt.',
		inverse: 'Nach deinem ersten Stein darfst du die eigene Farbe nie berühren.',
		duo: 'Zwei Spieler, je zwei Farben. Die beste einzelne Farbe gewinnt.',
		ruinas: 'Erst entsteht eine Ruine, die niemandem gehört. Dann wird auf und um sie gebaut.',
		transfer: 'Bau innerhalb der roten Linie, dann trag deine Steine auf die andere Seite.',
	},
	playerCount: 'Spieler',
	boardIsFor: (board, range) => `${board} ist für ${range} Spieler gemacht.`,
	modeIsFor: (mode, range) => `${mode} ist hier für ${range} Spieler.`,
	seats: 'Wer spielt',
	seat: (colours) => `${colours}: Mensch oder Bot`,
	and: (first, second) => `${first} und ${second}`,
	person: 'Mensch',
	bot: 'Bot',
	nameOf: (colours) => `Name von ${colours}`,
	kindOf: (colours) => `Art des Bots für ${colours}`,
	levelOf: (colours) => `Stärke des Bots für ${colours}`,
	kinds: {
		level: 'Vielseitig',
		climber: 'Kletterer',
		blocker: 'Blockierer',
		spreader: 'Pionier',
	},
	kindHints: {
		level: 'spielt, was er für das Beste hält',
		climber: 'baut in die Höhe und macht Felder fertig',
		blocker: 'baut, wo andere gebaut hätten',
		spreader: 'läuft ins freie Gelände',
	},
	levels: {
		1: '1 – Neuling',
		2: '2 – Anfänger',
		3: '3 – leicht',
		4: '4 – gemütlich',
		5: '5 – geübt',
		6: '6 – stark',
		7: '7 – zäh',
		8: '8 – Experte',
		9: '9 – Meister',
	},
	aboutBots: 'Über die Bots',
	aboutLevels:
		'Die Stufen 1 bis 3 schauen kurz hin und ziehen. Ab 4 denkt ein Bot voraus, mit jeder Stufe länger; ' +
		'ab 6 rechnet er Endspiele aus. Stufe 9 lässt sich Zeit.',
	start: 'Wer beginnt',
	startChance: 'Zufall',
	ruin: 'Die Ruine',
	ruins: { turns: 'Reihum gebaut', chance: 'Per Zufall', file: 'Aus einer Datei' },
	ruinHints: {
		turns: 'Alle legen reihum je einen Stein der Ruine.',
		chance: 'Die Ruine steht schon, wenn das Spiel beginnt.',
	},
	openRuin: 'Ruine aus einem Spiel…',
	ruinFile: (file, stones) => `${file}: ${plural(stones, { one: '# Stein', other: '# Steine' })}`,
	ruinMisfit: 'Diese Ruine passt hier nicht.',
	ruinMisfitAt: (board, players) =>
		`Diese Ruine wurde auf ${board} von ${players} Spielern gebaut und passt hier nicht.`,
	ruinNone: 'In diesem Spiel gibt es keine Ruine.',
	ruinUnreadable: (line, column) =>
		`Das ist kein aufgezeichnetes Spiel: Zeile ${line}, Spalte ${column} ist nicht verständlich.`,
	summary: (board, mode, players) => `${board} · ${mode} · ${players}`,
	company: (people, bots) =>
		[
			people > 0 ? plural(people, { one: '# Mensch', other: '# Menschen' }) : '',
			bots > 0 ? plural(bots, { one: '# Bot', other: '# Bots' }) : '',
		]
			.filter(Boolean)
			.join(' und '),
	go: 'Los geht’s',
};
