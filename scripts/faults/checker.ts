/** Compares what clients were told with the log. Whatever it finds is a broken promise of the server. */
import type { RoomEvent } from '@rumis/protocol';
import { loggedEvent } from '../../apps/server/src/game/reading.js';
import type { Complaint, Ledger, Sight } from './ledger.js';
import type { GameLog } from './log.js';

type Logs = ReadonlyMap<string, GameLog>;

export function check(ledger: Ledger, logs: Logs): Complaint[] {
	return [
		...ledger.complaints,
		...[...logs.values()].flatMap((log) => [
			...checkNumbers(log),
			...checkMoves(log),
			...checkWishes(log, ledger),
		]),
		...checkAcks(ledger, logs),
		...checkTold(ledger, logs),
		...ledger.sights.flatMap((sight) => checkSight(sight, logs.get(sight.game))),
	];
}

const complaint = (code: Complaint['code'], text: string): Complaint => ({ code, text });

const eventIn = (row: { readonly event_json: string }): RoomEvent => JSON.parse(row.event_json) as RoomEvent;

/** Events count from 1 without gaps, and the game knows the last of them. */
function checkNumbers({ game, events }: GameLog): Complaint[] {
	const wrong = events.find(({ seq }, index) => seq !== index + 1);
	if (wrong) return [complaint('gap', `game ${game.id}: event ${wrong.seq} does not follow the one before`)];
	if (events.length === game.seq) return [];
	return [complaint('gap', `game ${game.id}: ${events.length} events, but the game says ${game.seq}`)];
}

/** Each move stands once, in its place, and the whole of it replays by the rules. */
function checkMoves({ game, events, moves, replayed }: GameLog): Complaint[] {
	if (replayed instanceof Error) return [complaint('illegal', replayed.message)];
	const found: Complaint[] = [];
	const board: string[] = [];
	const left = new Map(moves.map((row) => [row.seq, row]));
	if (left.size !== moves.length) found.push(complaint('twice', `game ${game.id}: two moves of one event`));
	for (const row of events) {
		const event = eventIn(row);
		if (event.kind === 'takenBack') board.length = event.to;
		if (event.kind !== 'moved') continue;
		if (event.ply !== board.length)
			found.push(complaint('gap', `game ${game.id}: ply ${event.ply} at ${row.seq}`));
		board.push(event.move);
		const move = left.get(row.seq);
		left.delete(row.seq);
		if (move?.ply !== event.ply || move.move !== event.move)
			found.push(complaint('different', `game ${game.id}: event ${row.seq} is not the move of its number`));
	}
	for (const seq of left.keys())
		found.push(complaint('invented', `game ${game.id}: a move ${seq} without event`));
	if (board.join('\n') !== replayed.join('\n') || game.ply !== board.length)
		found.push(complaint('different', `game ${game.id}: the board is not what its log says`));
	return found;
}

/** Everything that somebody wished is there once, and as they wished it. */
function checkWishes({ game, events }: GameLog, { wishes }: Ledger): Complaint[] {
	const found: Complaint[] = [];
	const seen = new Set<string>();
	for (const row of events) {
		if (row.client_id === null) continue;
		const key = `${game.id} ${row.client_id}`;
		if (seen.has(key)) found.push(complaint('twice', `game ${game.id}: the wish ${row.client_id}`));
		if (!wishes.has(key)) found.push(complaint('invented', `game ${game.id}: the wish ${row.client_id}`));
		seen.add(key);
	}
	return found;
}

/** What was acknowledged is in the log, where the acknowledgement said. */
function checkAcks({ acks }: Ledger, logs: Logs): Complaint[] {
	return acks.flatMap((ack) => {
		const row = logs.get(ack.game)?.events[ack.seq - 1];
		const where = `game ${ack.game}: the ${ack.kind} ${ack.id}, acknowledged as event ${ack.seq}`;
		if (row?.client_id !== ack.id) return [complaint('lost', where)];
		if (ack.kind !== 'move') return [];
		const event = eventIn(row);
		const isIt = event.kind === 'moved' && event.ply === ack.ply && event.move === ack.move;
		return isIt ? [] : [complaint('different', `${where}, is another`)];
	});
}

/** Every event that anybody was told is in the log, word for word. */
function checkTold({ told }: Ledger, logs: Logs): Complaint[] {
	const found: Complaint[] = [];
	for (const [key, text] of told) {
		const [game = '', epoch, seq] = key.split(' ');
		const log = logs.get(game);
		if (!log || log.game.epoch !== epoch) found.push(complaint('lost', `${key}: no such game any more`));
		else {
			const row = log.events[Number(seq) - 1];
			if (!row) found.push(complaint('lost', `${key}, told as ${text}`));
			else if (JSON.stringify(loggedEvent(row)) !== text)
				found.push(complaint('different', `${key}: told as ${text}, but the log says ${row.event_json}`));
		}
	}
	return found;
}

/** A table that was shown is the one that the log leads to. */
function checkSight({ game, epoch, seq, moves }: Sight, log: GameLog | undefined): Complaint[] {
	if (!log || log.game.epoch !== epoch) return [complaint('lost', `game ${game}, which was shown`)];
	if (seq > log.events.length) return [complaint('lost', `game ${game}: shown up to ${seq}`)];
	const board: string[] = [];
	for (const row of log.events.slice(0, seq)) {
		const event = eventIn(row);
		if (event.kind === 'moved') board.push(event.move);
		if (event.kind === 'takenBack') board.length = event.to;
	}
	const isSame = board.join('\n') === moves.join('\n');
	return isSame ? [] : [complaint('different', `game ${game}: the table shown at ${seq}`)];
}
