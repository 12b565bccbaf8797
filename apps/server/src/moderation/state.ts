import type { NoticeInfo } from '@rumis/protocol';
import type { Person } from '../game/person.js';
import type { Quarantine } from '../game/quarantine.js';
import { AddressRanges, parseRange } from '../sanctions/ranges.js';
import { activeSanctions } from '../sanctions/sanctions.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';

/** The polling interval for decisions from other nodes or the terminal, in milliseconds. */
const LOOK_EVERY = 5000;
const WHISPER = 'moderation';

export async function activeNotices(tx: Tx): Promise<NoticeInfo[]> {
	const rows = tx.db
		.selectFrom('announcement')
		.selectAll()
		.where('until_ms', '>', await tx.now());
	const found = await rows.orderBy('created_ms').execute();
	return found.map(({ id, text, until_ms }) => ({ id, text, until: until_ms }));
}

/** The hosts' decisions, cached on this node: mutes, bans, notices, and quarantined games. */
export class HostState {
	notices: readonly NoticeInfo[] = [];
	private muted: ReadonlySet<string> = new Set();
	private banned = new AddressRanges([]);
	private readonly listeners: (() => void)[] = [];
	private timer: NodeJS.Timeout | null = null;
	private known = '';

	constructor(
		private readonly store: Store,
		private readonly quarantine: Quarantine,
		private readonly onError: (error: unknown) => void,
	) {
		store.bus?.onBroadcast((text) => text === WHISPER && this.lookNow());
	}

	onChange(listener: () => void): void {
		this.listeners.push(listener);
	}

	async start(): Promise<void> {
		await this.load();
		this.timer = setInterval(() => this.lookNow(), LOOK_EVERY);
		this.timer.unref();
	}

	stop(): void {
		if (this.timer) clearInterval(this.timer);
	}

	isMuted({ session, account }: Pick<Person, 'session' | 'account'>): boolean {
		return this.muted.has(`session ${session}`) || (account !== null && this.muted.has(`account ${account}`));
	}

	isBanned(address: string): boolean {
		return this.banned.has(address);
	}

	/** After a decision here: reloads at once, and notifies other nodes. */
	async changed(): Promise<void> {
		await this.load();
		this.store.bus?.broadcast(WHISPER);
	}

	/** Reloads everything. */
	async load(): Promise<void> {
		const { sanctions, programs, notices } = await this.store.read(async (tx) => {
			const sanctions = await activeSanctions(tx);
			return { sanctions, programs: await mutedPrograms(tx, sanctions), notices: await activeNotices(tx) };
		});
		await this.quarantine.load();
		const mutes = sanctions.filter(({ kind }) => kind === 'mute');
		const muted = mutes.map(({ subject, value }) => `${subject} ${value}`);
		this.muted = new Set([...muted, ...programs.map((id) => `session ${id}`)]);
		this.banned = new AddressRanges(sanctions.flatMap(rangesOf));
		this.notices = notices;
		const now = JSON.stringify([sanctions.map(({ id }) => id), notices]);
		if (now === this.known) return;
		this.known = now;
		for (const listener of this.listeners) listener();
	}

	private lookNow(): void {
		// On failure the previous state stays in effect.
		void this.load().catch(this.onError);
	}
}

/** The programs of muted accounts: a token cannot be used to bypass a mute. */
async function mutedPrograms({ db }: Tx, sanctions: readonly Row<'sanction'>[]): Promise<string[]> {
	const owners = sanctions.filter(({ kind, subject }) => kind === 'mute' && subject === 'account');
	if (owners.length === 0) return [];
	const tokens = db.selectFrom('session').select('id').where('kind', '=', 'token');
	const ids = owners.map(({ value }) => value);
	return (await tokens.where('account', 'in', ids).execute()).map(({ id }) => id);
}

function rangesOf({ kind, subject, value }: Row<'sanction'>) {
	const range = kind === 'ban' && subject === 'address' ? parseRange(value) : null;
	return range?.ok ? [range.value] : [];
}
