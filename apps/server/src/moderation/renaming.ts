import type { Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Accounts } from '../accounts/accounts.js';
import { lockGames } from '../accounts/binding.js';
import { unnameGame } from '../accounts/unname.js';
import { type AccountName, newAccountName } from '../names/accountName.js';
import { takeName } from '../names/nameStore.js';
import type { Store, Tx } from '../store/store.js';
import { cleanNewName } from '../util/names.js';
import type { Found } from './people.js';

/**
 * Renames a person, also at all their tables, and removes the old name from the logs. Returns their sessions.
 * `note` writes the audit entry in the same transaction.
 */
export async function renamePerson(
	store: Store,
	accounts: Pick<Accounts, 'named' | 'hasName'>,
	found: Found,
	text: string,
	note: (tx: Tx) => Promise<void>,
): Promise<Result<string[], Refusal>> {
	const wanted = found.subject === 'account' ? newAccountName(text) : guestName(text);
	if (!wanted.ok) return wanted;
	const { name } = wanted.value;
	if (found.subject !== 'account' && (await accounts.hasName(name))) return err({ code: 'nameTaken' });
	const owner = await accounts.named(name);
	if (owner && owner.id !== found.id) return err({ code: 'nameTaken' });
	const column = found.subject === 'account' ? ('account' as const) : ('id' as const);
	const sessions = await store.write(async (tx) => {
		if (column === 'account' && !(await renameAccount(tx, found.id, wanted.value))) return null;
		await note(tx);
		const own = tx.db.updateTable('session').set({ name }).where(column, '=', found.id);
		return (await own.where('kind', '=', 'cookie').returning('id').execute()).map(({ id }) => id);
	});
	if (!sessions) return err({ code: 'nameTaken' });
	for (const game of await store.read((tx) => gamesOf(tx, found))) {
		await store.write((tx) => renameIn(tx, game, found, name), { repeatable: true });
	}
	return ok(sessions);
}

function guestName(text: string): Result<AccountName, Refusal> {
	const name = cleanNewName(text);
	return name === '' ? err({ code: 'badName' }) : ok({ name, key: '', skeletons: [] });
}

/** Whether the name was free, including lookalikes. */
async function renameAccount(tx: Tx, id: string, { name, key, skeletons }: AccountName): Promise<boolean> {
	if (!(await takeName(tx, id, skeletons))) return false;
	await tx.db.updateTable('account').set({ name, name_key: key }).where('id', '=', id).execute();
	return true;
}

const seatsOf = ({ db }: Tx, { subject, id }: Found) => {
	const seats = db.selectFrom('seat').select(['game', 'seat']);
	return subject === 'account'
		? seats.where('account', '=', id)
		: seats.where('session', '=', id).where('account', 'is', null);
};

/** The games where they have a seat or have chatted. */
async function gamesOf(tx: Tx, found: Found): Promise<string[]> {
	const told = tx.db.selectFrom('event').select('game').where('owner', '=', found.id).distinct();
	const rows = [...(await seatsOf(tx, found).execute()), ...(await told.execute())];
	return [...new Set(rows.map(({ game }) => game))];
}

async function renameIn(tx: Tx, game: string, found: Found, name: string): Promise<void> {
	await lockGames(tx, [game]);
	const seats = (await seatsOf(tx, found).where('game', '=', game).execute()).map(({ seat }) => seat);
	// Many guests may share a name, but an account's name is unique.
	const old = found.subject === 'account' ? found.label : '';
	await unnameGame(tx, game, { id: found.id, name: old, seats });
	if (seats.length === 0) return;
	const rows = tx.db.updateTable('seat').set({ name }).where('game', '=', game);
	await rows.where('seat', 'in', seats).execute();
}
