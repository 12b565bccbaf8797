import { randomInt } from 'node:crypto';
import type { CheckedTable, Refusal, TableTerms, WantedSeat } from '@rumis/protocol';
import { coloursOf, defaultMode, err, ok, type Result } from '@rumis/rules';
import type { Row } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { newId, newSecret } from '../util/secrets.js';
import { abandonJob, beginIfFull, setTable } from './begin.js';
import { canonicalScenario, isSmallEnough, readScenario } from './boards.js';
import { type Hook, LockedGame } from './lockedGame.js';
import type { Person } from './person.js';
import { copyOf, saveGame } from './saveGame.js';

/** A waiting table is cancelled after this long, in milliseconds. */
const ABANDONED_AFTER = 7 * 24 * 3600 * 1000;

export interface Created {
	readonly locked: LockedGame;
	/** The secret in the link to reserved seats. */
	readonly invite: string | null;
}

export interface NewTable {
	readonly terms: TableTerms;
	readonly seats: readonly Omit<Row<'seat'>, 'game' | 'seat'>[];
	readonly creator: Person;
	readonly rematchOf: string | null;
	/** A hash of the creator's address, from `sourceMark`. */
	readonly source: string;
}

/** Validates the terms, so the table can begin whenever its seats are taken. */
export function checkTerms({ seats, ...wanted }: CheckedTable): Result<TableTerms, Refusal> {
	const { name: _, ...said } = wanted;
	if (!isSmallEnough(said.scenario)) return err({ code: 'boardTooLarge' });
	if (seats.every(({ kind }) => kind === 'bot')) return err({ code: 'noPerson' });
	const terms = withDefaults(said);
	const people = Array.from({ length: seats.length }, () => ({ kind: 'person', name: '' }) as const);
	// A random ruin is placed when the game begins; there is nothing to validate yet.
	const table = setTable({ ...terms, ruin: terms.ruin === 'chance' ? 'turns' : terms.ruin }, people, 0);
	if (!table.ok) return err(table.error);
	if (seats.filter(({ kind }) => kind === 'me').length > 1) return err({ code: 'alreadySeated' });
	return ok(terms);
}

/** Defaults depend on the board and the colours. An invalid board is refused later. */
function withDefaults(said: Omit<CheckedTable, 'seats' | 'name'>): TableTerms {
	const scenario = canonicalScenario(said.scenario);
	const board = readScenario(scenario);
	const mode = said.mode ?? (board ? defaultMode(board, said.players) : 'standard');
	const [first = 'yellow'] = coloursOf({ ...said, mode });
	return { ...said, scenario, mode, start: said.start ?? first };
}

/** A seat as requested by the creator of a table. */
export function seatRow(seat: WantedSeat, creator: Person, isPrivate: boolean): NewTable['seats'][number] {
	const isMine = seat.kind === 'me';
	return {
		kind: isMine ? 'person' : seat.kind,
		offered: seat.kind === 'link' || (isMine && isPrivate) ? 'link' : 'open',
		name: isMine ? creator.name : '',
		bot: seat.kind === 'bot' ? seat.bot : null,
		session: isMine ? creator.session : null,
		account: isMine ? creator.account : null,
		program: isMine && creator.isProgram ? 1 : 0,
		...UNPLAYED,
	};
}

export const UNPLAYED = {
	rated: null,
	spent_ms: 0,
	moves: 0,
	left_why: null,
	wants_rematch: 0,
	rank: null,
	points: null,
	plan_json: null,
} as const;

/** Inserts a new table. The game begins at once if all seats are taken. */
export async function createGame(tx: Tx, hooks: readonly Hook[], wanted: NewTable): Promise<Created> {
	const invite = wanted.seats.some(({ offered }) => offered === 'link') ? newSecret() : null;
	const now = await tx.now();
	const game = { ...gameRow(wanted, now), invite_id: invite?.id ?? null, invite_hash: invite?.hash ?? null };
	const seats = wanted.seats.map((seat, number) => ({ game: game.id, seat: number, ...seat }));
	const locked = new LockedGame(tx, hooks, game, seats, null, now);
	await tx.db.insertInto('game').values(game).execute();
	await tx.db.insertInto('seat').values(seats).execute();
	const before = copyOf(locked);
	for (const { kind, seat, name } of seats) if (kind === 'person') locked.note({ kind: 'sat', seat, name });
	locked.wantJob({ key: abandonJob(game.id), kind: 'abandon', due: now + ABANDONED_AFTER });
	beginIfFull(locked);
	await saveGame(locked, before);
	return { locked, invite: invite?.text ?? null };
}

function gameRow({ terms, creator, rematchOf, source }: NewTable, now: number): Row<'game'> {
	return {
		id: newId(),
		epoch: newId(),
		status: 'waiting',
		seq: 0,
		ply: 0,
		branch: 0,
		terms_json: JSON.stringify(terms),
		scenario: readScenario(terms.scenario)!.id,
		mode: terms.mode,
		players: terms.players,
		private: terms.private ? 1 : 0,
		rated: terms.rated ? 1 : 0,
		seed: randomInt(2 ** 32),
		creator: creator.session,
		source,
		invite_id: null,
		invite_hash: null,
		free_open: 0,
		free_link: 0,
		turn_seat: null,
		turn_ms: null,
		deadline_ms: null,
		standings_json: null,
		rematch_of: rematchOf,
		rematch_game: null,
		said: 0,
		created_ms: now,
		updated_ms: now,
		started_ms: null,
		over_ms: null,
	};
}
