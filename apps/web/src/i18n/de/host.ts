import type { Book } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('de');

export const host: Book['host'] = {
	title: 'Server betreuen',
	notHost: 'Diese Seite ist nur für Betreuer',
	notHostText: 'Nur die Konten, die diesen Server betreuen, können sie öffnen. Bist du angemeldet?',
	unlockTitle: 'Gib dein Passwort noch einmal ein',
	unlockText: 'Das schaltet die Seite für eine halbe Stunde frei, nur in diesem Browser.',
	unlock: 'Freischalten',
	lock: 'Seite sperren',

	reports: 'Offene Meldungen',
	closedReports: 'Erledigte Meldungen',
	showClosed: 'Erledigte Meldungen zeigen',
	showOpen: 'Offene Meldungen zeigen',
	noReports: 'Keine Meldungen.',
	about: { message: 'Nachricht', name: 'Name', player: 'Spieler' },
	reportOf: (what, name) => `${what}: ${name}`,
	reportedBy: (name) => `Gemeldet von ${name}`,
	context: 'Nachrichten davor und danach',
	thisLine: 'Die gemeldete Nachricht:',
	nameless: 'Jemand',
	guest: 'Gast',
	accountOf: (name) => `Konto ${name}`,
	addressOf: (address) => `Adresse ${address}`,
	isMuted: 'stummgeschaltet',
	otherReports: (count) =>
		plural(count, { one: '# weitere offene Meldung', other: '# weitere offene Meldungen' }),
	toTable: 'Zum Tisch',
	done: 'Erledigt',
	dismiss: 'Verwerfen',
	outcomes: { done: 'Erledigt', dismissed: 'Verworfen' },

	kinds: {
		mute: 'Stummschalten',
		rename: 'Umbenennen',
		ban: 'Konto sperren',
		banAddress: 'Adresse sperren',
		closeTable: 'Tisch schließen',
		endSession: 'Sitzung beenden',
		resetPassword: 'Passwort zurücksetzen',
		notice: 'Hinweis an alle',
	},
	explain: {
		mute: 'Die Person kann weiterspielen, aber keine Nachrichten schreiben und ihren Namen nicht ändern.',
		rename: 'Der neue Name ersetzt den alten an allen Tischen.',
		ban: 'Das Konto wird auf allen Geräten abgemeldet, und niemand kann sich mehr damit anmelden.',
		banAddress: 'Von dieser Adresse kann niemand mehr mitspielen oder zuschauen.',
		closeTable: 'Die Partie endet sofort und zählt für niemanden.',
		endSession: 'Dieser Browser oder dieses Programm wird abgemeldet.',
		resetPassword:
			'Das Konto bekommt ein neues Passwort, das du weitergibst. Es wird auf allen Geräten abgemeldet.',
		notice: 'Alle, die online sind, sehen den Hinweis sofort.',
	},
	fields: {
		who: 'Kontoname oder session:ID',
		account: 'Konto',
		session: 'Sitzung',
		range: 'Adresse oder Bereich',
		game: 'Tisch',
		name: 'Neuer Name',
		text: 'Text',
		hours: 'Wie lange?',
		why: 'Grund, für die anderen Betreuer (freiwillig)',
	},
	rangeHint: 'Zum Beispiel 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/48',
	hours: (hours) =>
		hours % 24 === 0
			? plural(hours / 24, { one: '# Tag', other: '# Tage' })
			: plural(hours, { one: '# Stunde', other: '# Stunden' }),
	noEnd: 'bis zur Aufhebung',
	until: (when) => `bis ${when}`,
	passwordOnce: 'Gib es an die Person weiter, der das Konto gehört. Es wird nur dieses eine Mal gezeigt.',
	newPassword: 'Neues Passwort',

	sanctions: 'Stummschaltungen und Sperren',
	sanctionKinds: { mute: 'stummgeschaltet', ban: 'gesperrt' },
	lift: 'Aufheben',
	liftOf: (name) => `Aufheben: ${name}`,
	notices: 'Hinweise an alle',
	remove: 'Entfernen',
	audit: 'Protokoll der Betreuer',
	nothing: 'Noch nichts.',
};
