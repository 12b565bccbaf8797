import type { HostAction, OnlineErrorCode } from '@rumis/protocol';
import type { HostTerminal } from '@rumis/server';
import type { Command } from 'commander';
import { parseDuration } from '../shared/duration.js';
import { Failure } from '../shared/failure.js';
import { addAdminLists } from './adminLists.js';
import { add, withTerminal } from './adminTerminal.js';
import type { PlaceOptions } from './place.js';

/** Moderation at the server's terminal. */
export function addAdmin(program: Command): void {
	const admin = program
		.command('admin')
		.description('manage reports, mutes, bans, announcements and hosts of a server');
	addAdminLists(admin);
	addHosts(admin);
	addSanctions(admin);
	addDeeds(admin);
}

function addHosts(admin: Command): void {
	for (const [name, isHost, what] of [
		['grant', true, 'make an account a host: it can open the host page with its password'],
		['revoke', false, 'remove host rights from an account'],
	] as const) {
		add(admin, `${name} <account>`, what).action((account: string, options: PlaceOptions) =>
			withTerminal(options, async ({ moderation }, actor) => {
				sayDone(
					await moderation.setHost(account, isHost, actor),
					`${account} is ${isHost ? 'a host' : 'no longer a host'}`,
				);
			}),
		);
	}
}

interface SanctionOptions extends PlaceOptions {
	readonly session?: boolean;
	readonly for?: number;
	readonly why?: string;
}

const HOUR = 3_600_000;

const hoursOf = ({ for: duration }: SanctionOptions): number | null =>
	duration === undefined ? null : duration / HOUR;

/** Accounts are identified by name, guests and programs by the session shown in a report. */
const whoIs = (name: string, { session = false }: SanctionOptions) =>
	session ? { session: name } : { account: name };

const withSession = (command: Command): Command =>
	command.option('--session', 'it is a guest session, as shown in a report, not an account');

const withTime = (command: Command): Command =>
	command
		.option('--for <time>', 'how long: 30m, 24h, 7d (default: until lifted)', parseDuration)
		.option('--why <text>', 'reason, for other hosts', '');

function addSanctions(admin: Command): void {
	withTime(withSession(add(admin, 'mute <account>', 'stop someone from sending messages'))).action(
		(name: string, options: SanctionOptions) => {
			const who = whoIs(name, options);
			return perform(
				{ kind: 'mute', who, hours: hoursOf(options), why: options.why ?? '' },
				options,
				'muted',
			);
		},
	);
	withTime(add(admin, 'ban <account>', 'block an account and end its sessions')).action(
		(account: string, options: SanctionOptions) =>
			perform({ kind: 'ban', account, hours: hoursOf(options), why: options.why ?? '' }, options, 'banned'),
	);
	withTime(add(admin, 'ban-address <range>', 'block an address or a range: 203.0.113.0/24')).action(
		(range: string, options: SanctionOptions) =>
			perform(
				{ kind: 'banAddress', range, hours: hoursOf(options), why: options.why ?? '' },
				options,
				'banned',
			),
	);
	add(admin, 'lift <id>', 'end a mute or a ban').action((sanction: string, options: PlaceOptions) =>
		perform({ kind: 'lift', sanction }, options, 'lifted'),
	);
}

function addDeeds(admin: Command): void {
	withSession(add(admin, 'rename <account> <name>', 'change the name of an account or guest')).action(
		(account: string, name: string, options: SanctionOptions) =>
			perform({ kind: 'rename', who: whoIs(account, options), name }, options, 'renamed'),
	);
	add(admin, 'close-table <game>', 'end a game; it counts for nobody').action(
		(game: string, options: PlaceOptions) => perform({ kind: 'closeTable', game }, options, 'closed'),
	);
	add(admin, 'end-session <session>', 'sign out a browser or a program').action(
		(session: string, options: PlaceOptions) => perform({ kind: 'endSession', session }, options, 'ended'),
	);
	add(admin, 'reset-password <account>', 'give an account a new password, and end its sessions').action(
		(account: string, options: PlaceOptions) =>
			perform({ kind: 'resetPassword', account }, options, 'the password was reset'),
	);
	add(admin, 'notice <text>', 'post an announcement to everyone')
		.option('--for <time>', 'how long it is shown', parseDuration, 24 * HOUR)
		.action((text: string, options: SanctionOptions) =>
			perform({ kind: 'notice', text, hours: hoursOf(options) ?? 24 }, options, 'posted'),
		);
	add(admin, 'remove-notice <id>', 'remove an announcement').action((notice: string, options: PlaceOptions) =>
		perform({ kind: 'removeNotice', notice }, options, 'removed'),
	);
	add(admin, 'close-report <id>', 'close a report')
		.option('--dismiss', 'dismiss it: no action was needed')
		.action((report: string, { dismiss, ...options }: PlaceOptions & { readonly dismiss?: boolean }) =>
			perform({ kind: 'closeReport', report, outcome: dismiss ? 'dismissed' : 'done' }, options, 'closed'),
		);
}

const perform = (action: HostAction, options: PlaceOptions, done: string): Promise<void> =>
	withTerminal(options, async ({ moderation }, actor) =>
		sayDone(await moderation.perform(action, actor), done),
	);

type Answer = Awaited<ReturnType<HostTerminal['moderation']['perform']>>;

function sayDone(answer: Answer, done: string): void {
	if (!answer.ok) throw new Failure(REFUSALS[answer.error.code as OnlineErrorCode] ?? answer.error.code);
	const { password } = answer.value;
	console.log(password === null ? done : `${done}: ${password}`);
}

const REFUSALS: Readonly<Partial<Record<OnlineErrorCode, string>>> = {
	noPlayer: 'there is no account with this name',
	noEntry: 'there is nothing with this id',
	noTable: 'there is no such table',
	badName: 'this name is not allowed',
	nameTaken: 'this name, or one that looks like it, is taken',
	badRange: 'not a valid address or range, or the range is too wide',
	badMessage: 'the text is empty',
	damaged: 'this game is damaged: see rumis check',
};
