import type { HostReport } from '@rumis/protocol';
import type { HostTerminal } from '@rumis/server';
import type { Command } from 'commander';
import { add, withTerminal } from './adminTerminal.js';
import type { PlaceOptions, Server } from './place.js';

const LIMIT = 100;

type List = (terminal: HostTerminal, server: Server) => Promise<readonly string[]>;

/** The list commands, one line per entry. */
export function addAdminLists(admin: Command): void {
	const print = (list: List) => (options: PlaceOptions) =>
		withTerminal(options, async (terminal, _, server) => {
			const lines = await list(terminal, server);
			console.log(lines.length > 0 ? lines.join('\n') : 'nothing');
		});
	add(admin, 'reports', 'reports from players, with the messages around them')
		.option('--closed', 'show closed reports')
		.action(({ closed = false, ...options }: PlaceOptions & { readonly closed?: boolean }) =>
			print(reports(closed ? 'closed' : 'open'))(options),
		);
	add(admin, 'sanctions', 'mutes and bans').action(print(sanctions));
	add(admin, 'notices', 'announcements to everyone').action(print(notices));
	add(admin, 'audit', 'actions of hosts, newest first').action(print(audit));
	add(admin, 'hosts', 'accounts that are hosts').action(
		print(({ store }, { listHosts }) => listHosts(store)),
	);
}

const reports =
	(status: 'open' | 'closed'): List =>
	async ({ store }, { listReports }) =>
		(await store.read((tx) => listReports(tx, { status, limit: LIMIT }))).flatMap(sayReport);

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function sayReport(report: HostReport): string[] {
	const { id, kind, at, about, reporter, why, game, outcome, closedBy } = report;
	const who = about.account === null ? `guest ${about.name}` : `account ${about.account}`;
	const facts = [
		about.session && `session ${about.session}`,
		about.address && `address ${about.address}`,
		about.isMuted && 'muted',
		about.otherReports > 0 &&
			`${about.otherReports} other open ${about.otherReports === 1 ? 'report' : 'reports'}`,
		game && `game ${game}`,
	].filter(Boolean);
	return [
		`${id}  ${time(at)}  ${kind}: ${who}, reported by ${reporter || 'someone'}${why && `: ${why}`}`,
		`    ${facts.join(', ')}`,
		...report.context.map(({ name, text, isReported }) => `  ${isReported ? '>' : ' '} ${name}: ${text}`),
		...(outcome === null ? [] : [`    ${outcome} by ${closedBy}`]),
	];
}

const until = (end: number | null): string => (end === null ? '' : ` until ${time(end)}`);

const sanctions: List = async ({ store }, { activeSanctions, sanctionInfo }) =>
	(await store.read(activeSanctions))
		.map(sanctionInfo)
		.map(
			({ id, kind, subject, label, why, by, until: end }) =>
				`${id}  ${kind} of ${subject} ${label}${until(end)}, by ${by}${why && `: ${why}`}`,
		);

const notices: List = async ({ store }, { activeNotices }) =>
	(await store.read(activeNotices)).map(({ id, text, until: end }) => `${id} ${until(end)}: ${text}`);

const audit: List = async ({ store }, { listAudit }) =>
	(await store.read((tx) => listAudit(tx, { limit: LIMIT }))).map(
		({ at, actor, action, subject }) => `${time(at)}  ${actor}  ${action}  ${subject}`,
	);
