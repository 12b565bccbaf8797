import type { Book } from '../en/texts.js';
import { pluralFor } from '../format/plural.js';

const plural = pluralFor('nl');

export const host: Book['host'] = {
	title: 'Server beheren',
	notHost: 'Deze pagina is alleen voor beheerders',
	notHostText: 'Alleen de accounts die deze server beheren, kunnen deze pagina openen. Ben je ingelogd?',
	unlockTitle: 'Vul je wachtwoord opnieuw in',
	unlockText: 'Zo ontgrendel je de pagina voor een half uur, alleen in deze browser.',
	unlock: 'Ontgrendelen',
	lock: 'Pagina vergrendelen',

	reports: 'Open rapporten',
	closedReports: 'Afgehandelde rapporten',
	showClosed: 'Afgehandelde rapporten tonen',
	showOpen: 'Open rapporten tonen',
	noReports: 'Geen rapporten.',
	about: { message: 'Bericht', name: 'Naam', player: 'Speler' },
	reportOf: (what, name) => `${what}: ${name}`,
	reportedBy: (name) => `Gerapporteerd door ${name}`,
	context: 'Berichten ervoor en erna',
	thisLine: 'Het gerapporteerde bericht:',
	nameless: 'Iemand',
	guest: 'Gast',
	accountOf: (name) => `Account van ${name}`,
	addressOf: (address) => `Adres ${address}`,
	isMuted: 'gedempt',
	otherReports: (count) => plural(count, { one: 'nog # open rapport', other: 'nog # open rapporten' }),
	toTable: 'Naar de tafel',
	done: 'Afgehandeld',
	dismiss: 'Afwijzen',
	outcomes: { done: 'Afgehandeld', dismissed: 'Afgewezen' },

	kinds: {
		mute: 'Dempen',
		rename: 'Hernoemen',
		ban: 'Account blokkeren',
		banAddress: 'Adres blokkeren',
		closeTable: 'Tafel sluiten',
		endSession: 'Sessie beëindigen',
		resetPassword: 'Wachtwoord opnieuw instellen',
		notice: 'Mededeling plaatsen',
	},
	explain: {
		mute: 'Verderspelen kan, maar berichten sturen of de naam wijzigen niet meer.',
		rename: 'De nieuwe naam vervangt de oude aan alle tafels.',
		ban: 'Het account wordt op alle apparaten uitgelogd en niemand kan er nog mee inloggen.',
		banAddress: 'Vanaf dit adres kan niemand meer meespelen of meekijken.',
		closeTable: 'De partij stopt meteen en telt voor niemand.',
		endSession: 'Deze browser of dit programma wordt uitgelogd.',
		resetPassword:
			'Het account krijgt een nieuw wachtwoord, dat jij doorgeeft. Het wordt op alle apparaten uitgelogd.',
		notice: 'Iedereen die online is, ziet de mededeling meteen.',
	},
	fields: {
		who: 'Accountnaam of session:ID',
		account: 'Accountnaam',
		session: 'Sessie',
		range: 'Adres of bereik',
		game: 'Tafel',
		name: 'Nieuwe naam',
		text: 'Tekst',
		hours: 'Hoe lang?',
		why: 'Reden, voor de andere beheerders (niet verplicht)',
	},
	rangeHint: 'Bijvoorbeeld 203.0.113.7, 203.0.113.0/24 of 2001:db8::/48',
	hours: (hours) =>
		hours % 24 === 0
			? plural(hours / 24, { one: '# dag', other: '# dagen' })
			: plural(hours, { one: '# uur', other: '# uur' }),
	noEnd: 'voor onbepaalde tijd',
	until: (when) => `tot ${when}`,
	passwordOnce: 'Geef het door aan de eigenaar van het account. Het wordt alleen deze ene keer getoond.',
	newPassword: 'Nieuw wachtwoord',

	sanctions: 'Gedempt en geblokkeerd',
	sanctionKinds: { mute: 'gedempt', ban: 'geblokkeerd' },
	lift: 'Opheffen',
	liftOf: (name) => `Opheffen: ${name}`,
	notices: 'Mededelingen',
	remove: 'Verwijderen',
	audit: 'Logboek van de beheerders',
	nothing: 'Hier staat niets.',
};
