import { type Kysely, type Migration, sql } from 'kysely';
import { type Columns, createTables, type Shape } from './columns.js';

/** The initial schema. A released migration is never changed: add a new one. */

const GAME: Columns = {
	id: 'text',
	epoch: 'text',
	status: 'text',
	seq: 'integer',
	ply: 'integer',
	branch: 'integer',
	terms_json: 'text',
	scenario: 'text',
	mode: 'text',
	players: 'integer',
	private: 'integer',
	rated: 'integer',
	seed: 'bigint',
	creator: 'text',
	invite_id: 'text?',
	invite_hash: 'text?',
	free_open: 'integer',
	free_link: 'integer',
	turn_seat: 'integer?',
	turn_ms: 'bigint?',
	deadline_ms: 'bigint?',
	standings_json: 'text?',
	rematch_of: 'text?',
	rematch_game: 'text?',
	said: 'integer',
	created_ms: 'bigint',
	updated_ms: 'bigint',
	started_ms: 'bigint?',
	over_ms: 'bigint?',
};

const SEAT: Columns = {
	game: 'text',
	seat: 'integer',
	kind: 'text',
	offered: 'text',
	name: 'text',
	bot: 'text?',
	session: 'text?',
	account: 'text?',
	program: 'integer',
	rated: 'text?',
	spent_ms: 'bigint',
	moves: 'integer',
	left_why: 'text?',
	wants_rematch: 'integer',
	rank: 'integer?',
	points: 'integer?',
};

const LOG: Readonly<Record<string, Shape>> = {
	move: {
		key: ['game', 'branch', 'ply'],
		columns: {
			game: 'text',
			branch: 'integer',
			ply: 'integer',
			seq: 'integer',
			seat: 'integer',
			move: 'text',
			spent_ms: 'bigint',
			at_ms: 'bigint',
		},
	},
	event: {
		key: ['game', 'seq'],
		columns: {
			game: 'text',
			seq: 'integer',
			kind: 'text',
			event_json: 'text',
			clock_json: 'text?',
			at_ms: 'bigint',
			session: 'text?',
			client_id: 'text?',
		},
	},
	snapshot: { key: ['game'], columns: { game: 'text', seq: 'integer', table_text: 'text', hash: 'text' } },
	job: {
		key: ['key'],
		columns: {
			key: 'text',
			kind: 'text',
			game: 'text?',
			due_ms: 'bigint',
			lease_ms: 'bigint',
			lease_by: 'text?',
			attempts: 'integer',
			body_json: 'text',
		},
	},
};

const PEOPLE: Readonly<Record<string, Shape>> = {
	session: {
		key: ['id'],
		columns: {
			id: 'text',
			kind: 'text',
			hash: 'text',
			name: 'text',
			account: 'text?',
			label: 'text',
			created_ms: 'bigint',
			seen_ms: 'bigint',
			expires_ms: 'bigint',
		},
	},
	transfer: {
		key: ['id'],
		columns: {
			id: 'text',
			hash: 'text',
			game: 'text',
			seat: 'integer',
			created_ms: 'bigint',
			expires_ms: 'bigint',
			used_ms: 'bigint?',
		},
	},
	account: {
		key: ['id'],
		columns: {
			id: 'text',
			name: 'text',
			name_key: 'text',
			password_hash: 'text?',
			created_ms: 'bigint',
			seen_ms: 'bigint',
		},
	},
	passkey: {
		key: ['id'],
		columns: {
			id: 'text',
			account: 'text',
			public_key: 'text',
			counter: 'bigint',
			label: 'text',
			created_ms: 'bigint',
			used_ms: 'bigint?',
		},
	},
	challenge: {
		key: ['id'],
		columns: {
			id: 'text',
			challenge: 'text',
			account: 'text?',
			body_json: 'text',
			expires_ms: 'bigint',
		},
	},
	push: {
		key: ['id'],
		columns: {
			id: 'text',
			session: 'text',
			account: 'text?',
			endpoint: 'text',
			p256dh: 'text',
			auth: 'text',
			failures: 'integer',
			created_ms: 'bigint',
		},
	},
};

const RATINGS: Readonly<Record<string, Shape>> = {
	rating: {
		key: ['account', 'players'],
		columns: {
			account: 'text',
			players: 'integer',
			rating: 'double precision',
			deviation: 'double precision',
			volatility: 'double precision',
			games: 'integer',
			updated_ms: 'bigint',
		},
	},
	rating_change: {
		key: ['game', 'seat'],
		columns: {
			game: 'text',
			seat: 'integer',
			account: 'text',
			players: 'integer',
			rating_before: 'double precision',
			rating_after: 'double precision',
			deviation_after: 'double precision',
			at_ms: 'bigint',
		},
	},
	meta: { key: ['key'], columns: { key: 'text', value: 'text' } },
};

const SHAPES: Readonly<Record<string, Shape>> = {
	game: { key: ['id'], columns: GAME },
	seat: { key: ['game', 'seat'], columns: SEAT },
	...LOG,
	...PEOPLE,
	...RATINGS,
};

/** Name, table, columns; `unique` for a unique index. */
const INDEXES: readonly (readonly [string, string, readonly string[], 'unique'?])[] = [
	['game_by_status', 'game', ['status', 'updated_ms']],
	['seat_by_session', 'seat', ['session']],
	['seat_by_account', 'seat', ['account']],
	['job_by_due', 'job', ['due_ms']],
	['session_by_account', 'session', ['account']],
	['session_by_expiry', 'session', ['expires_ms']],
	['account_by_name', 'account', ['name_key'], 'unique'],
	['passkey_by_account', 'passkey', ['account']],
	['push_by_endpoint', 'push', ['endpoint'], 'unique'],
	['push_by_session', 'push', ['session']],
	['rating_by_rating', 'rating', ['players', 'rating']],
	['rating_change_by_account', 'rating_change', ['account', 'at_ms']],
];

async function up(db: Kysely<unknown>): Promise<void> {
	await createTables(db, SHAPES);
	for (const [name, table, columns, unique] of INDEXES) {
		const index = db.schema
			.createIndex(name)
			.on(table)
			.columns([...columns]);
		await (unique ? index.unique() : index).execute();
	}
	await sql`create unique index event_by_client on event (game, session, client_id)
		where client_id is not null`.execute(db);
}

export const first: Migration = { up };
