import type { OnlineEvent, Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { hasAccountStill } from '../names/accountRow.js';
import { isNameOfAccount } from '../names/nameStore.js';
import { cleanChat } from '../util/names.js';
import { hashText } from '../util/secrets.js';
import type { LockedGame } from './lockedGame.js';
import type { Person } from './person.js';

/** How many chat lines a table keeps, and after how many new lines older ones are dropped. */
export const KEPT_LINES = 500;
const DROP_EVERY = 100;

/** Replaces a dropped line, because the log has no gaps. No reconnecting client is sent events this old. */
const DROPPED = JSON.stringify({
	kind: 'said',
	author: '',
	seat: null,
	name: '',
	text: '',
} satisfies OnlineEvent);

/** The same id for all lines of a person at this table, and a different one at every other. */
export const authorOf = (game: string, { account, session }: Person): string =>
	hashText(`${game} ${account ?? session}`).slice(0, 10);

/** Posts a chat line, from a seat or as a spectator. */
export async function say(
	locked: LockedGame,
	person: Person,
	seat: number | null,
	raw: string,
): Promise<Result<null, Refusal>> {
	const { game, terms } = locked;
	if (game.status === 'cancelled') return err({ code: 'chatOff' });
	if (terms.chat === 'none' || (terms.chat === 'players' && seat === null)) return err({ code: 'chatOff' });
	const text = cleanChat(raw);
	if (text === '') return err({ code: 'badMessage' });
	if (!(await hasAccountStill(locked.tx, person))) return err({ code: 'noSession' });
	const name = seat === null ? await spectatorName(locked, person) : locked.seats[seat]!.name;
	locked.note({ kind: 'said', author: authorOf(game.id, person), seat, name, text });
	if (++game.said % DROP_EVERY === 0) await dropOldLines(locked);
	return ok(null);
}

/** A guest cannot chat under the name of an account created since. */
async function spectatorName({ tx }: LockedGame, { account, isProgram, name }: Person): Promise<string> {
	const isGuest = account === null && !isProgram;
	return isGuest && (await isNameOfAccount(tx, name)) ? '' : name;
}

async function dropOldLines({ tx: { db }, game }: LockedGame): Promise<void> {
	const lines = db.selectFrom('event').select('seq').where('game', '=', game.id).where('kind', '=', 'said');
	const oldest = await lines
		.orderBy('seq', 'desc')
		.offset(KEPT_LINES - 1)
		.limit(1)
		.executeTakeFirst();
	if (!oldest) return;
	await db
		.updateTable('event')
		.set({ event_json: DROPPED, owner: null })
		.where('game', '=', game.id)
		.where('kind', '=', 'said')
		.where('seq', '<', oldest.seq)
		.where('event_json', '!=', DROPPED)
		.execute();
}
