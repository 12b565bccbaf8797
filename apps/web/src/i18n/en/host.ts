import { pluralFor } from '../format/plural.js';

const plural = pluralFor('en');

/** The page for the hosts of a server. */
export const host = {
	title: 'Hosting',
	notHost: 'This page is for hosts only',
	notHostText: 'Only the accounts that run this server can open it. Are you signed in?',
	unlockTitle: 'Enter your password again',
	unlockText: 'This unlocks the page for half an hour, in this browser only.',
	unlock: 'Unlock',
	lock: 'Lock this page',

	reports: 'Open reports',
	closedReports: 'Closed reports',
	showClosed: 'Show closed reports',
	showOpen: 'Show open reports',
	noReports: 'No reports.',
	about: { message: 'Message', name: 'Name', player: 'Player' },
	reportOf: (what: string, name: string) => `${what}: ${name}`,
	reportedBy: (name: string) => `Reported by ${name}`,
	context: 'Messages around it',
	thisLine: 'The reported message:',
	nameless: 'Someone',
	guest: 'Guest',
	accountOf: (name: string) => `Account ${name}`,
	addressOf: (address: string) => `Address ${address}`,
	isMuted: 'muted',
	otherReports: (count: number) =>
		plural(count, { one: '# other open report', other: '# other open reports' }),
	toTable: 'Go to table',
	done: 'Done',
	dismiss: 'Dismiss',
	outcomes: { done: 'Done', dismissed: 'Dismissed' },

	kinds: {
		mute: 'Mute',
		rename: 'Rename',
		ban: 'Ban account',
		banAddress: 'Ban address',
		closeTable: 'Close table',
		endSession: 'End session',
		resetPassword: 'Reset password',
		notice: 'Post announcement',
	},
	explain: {
		mute: 'They can keep playing, but can’t send messages or change their name.',
		rename: 'The new name replaces the old one at every table.',
		ban: 'The account is signed out on every device, and nobody can sign in to it.',
		banAddress: 'Nobody can play or watch from this address.',
		closeTable: 'The game ends immediately and doesn’t count for anyone.',
		endSession: 'This browser or program is signed out.',
		resetPassword: 'The account gets a new password for you to pass on. It is signed out on every device.',
		notice: 'Everyone who is online sees it immediately.',
	},
	fields: {
		who: 'Account name, or session:ID',
		account: 'Account',
		session: 'Session',
		range: 'Address or range',
		game: 'Table',
		name: 'New name',
		text: 'Text',
		hours: 'How long?',
		why: 'Reason, for the other hosts (optional)',
	},
	rangeHint: 'For example 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48',
	hours: (hours: number) =>
		hours % 24 === 0
			? plural(hours / 24, { one: '# day', other: '# days' })
			: plural(hours, { one: '# hour', other: '# hours' }),
	noEnd: 'until lifted',
	until: (when: string) => `until ${when}`,
	passwordOnce: 'Pass it on to the account’s owner. It is shown only this once.',
	newPassword: 'New password',

	sanctions: 'Mutes and bans',
	sanctionKinds: { mute: 'muted', ban: 'banned' },
	lift: 'Lift',
	liftOf: (name: string) => `Lift: ${name}`,
	notices: 'Announcements',
	remove: 'Remove',
	audit: 'Host log',
	nothing: 'Nothing here.',
} as const;
