/** Compares the messages clients received with the log. Every difference is a violation by the server. */
import type { OnlineEvent } from '@rumis/protocol';
import { loggedEvent } from '../../apps/server/src/game/reading.js';
import type { Ledger, Observation, Violation } from './ledger.js';
import type { GameLog } from './log.js';

type Logs = ReadonlyMap<string, GameLog>;

export function check(ledger: Ledger, logs: Logs): Violation[] {
	return [
		...ledger.violations,
		...[...logs.values()].flatMap((log) => [
			...checkNumbers(log),
			...checkMoves(log),
			...checkRequests(log, ledger),
		]),
		...checkAcks(ledger, logs),
		...checkTold(ledger, logs),
		...ledger.observations.flatMap((sight) => checkSight(sight, logs.get(sight.game))),
	];
}

const violation = (code: Violation['code'], text: string): Violation => ({ code, text });

const eventIn = (row: { readonly event_json: string }): OnlineEvent =>
	JSON.parse(row.event_json) as OnlineEvent;

/** Events are numbered from 1 without gaps, and the game has the last number. */
function checkNumbers({ game, events }: GameLog): Violation[] {
	const wrong = events.find(({ seq }, index) => seq !== index + 1);
	if (wrong) return [violation('gap', `game ${game.id}: event ${wrong.seq} does not follow the one before`)];
	if (events.length === game.seq) return [];
	return [violation('gap', `game ${game.id}: ${events.length} events, but the game says ${game.seq}`)];
}

/** Each move appears once, at its ply, and the game replays under the rules. */
function checkMoves({ game, events, moves, replayed }: GameLog): Violation[] {
	if (replayed instanceof Error) return [violation('illegal', replayed.message)];
	const found: Violation[] = [];
	const board: string[] = [];
	const left = new Map(moves.map((row) => [row.seq, row]));
	if (left.size !== moves.length) found.push(violation('twice', `game ${game.id}: two moves of one event`));
	for (const row of events) {
		const event = eventIn(row);
		if (event.kind === 'takenBack') board.length = event.to;
		if (event.kind !== 'moved') continue;
		if (event.ply !== board.length)
			found.push(violation('gap', `game ${game.id}: ply ${event.ply} at ${row.seq}`));
		board.push(event.move);
		const move = left.get(row.seq);
		left.delete(row.seq);
		if (move?.ply !== event.ply || move.move !== event.move)
			found.push(violation('different', `game ${game.id}: event ${row.seq} is not the move of its number`));
	}
	for (const seq of left.keys())
		found.push(violation('invented', `game ${game.id}: a move ${seq} without event`));
	if (board.join('\n') !== replayed.join('\n') || game.ply !== board.length)
		found.push(violation('different', `game ${game.id}: the board is not what its log says`));
	return found;
}

/** Every request appears once, unchanged. */
function checkRequests({ game, events }: GameLog, { requests }: Ledger): Violation[] {
	const found: Violation[] = [];
	const seen = new Set<string>();
	for (const row of events) {
		if (row.client_id === null) continue;
		const key = `${game.id} ${row.client_id}`;
		if (seen.has(key)) found.push(violation('twice', `game ${game.id}: the request ${row.client_id}`));
		if (!requests.has(key))
			found.push(violation('invented', `game ${game.id}: the request ${row.client_id}`));
		seen.add(key);
	}
	return found;
}

/** Every acknowledged request is in the log, at the acknowledged number. */
function checkAcks({ acks }: Ledger, logs: Logs): Violation[] {
	return acks.flatMap((ack) => {
		const row = logs.get(ack.game)?.events[ack.seq - 1];
		const where = `game ${ack.game}: the ${ack.kind} ${ack.id}, acknowledged as event ${ack.seq}`;
		if (row?.client_id !== ack.id) return [violation('lost', where)];
		if (ack.kind !== 'move') return [];
		const event = eventIn(row);
		const isIt = event.kind === 'moved' && event.ply === ack.ply && event.move === ack.move;
		return isIt ? [] : [violation('different', `${where}, is another`)];
	});
}

/** Every event that a client received is in the log, unchanged. */
function checkTold({ told }: Ledger, logs: Logs): Violation[] {
	const found: Violation[] = [];
	for (const [key, text] of told) {
		const [game = '', epoch, seq] = key.split(' ');
		const log = logs.get(game);
		if (!log || log.game.epoch !== epoch) found.push(violation('lost', `${key}: no such game any more`));
		else {
			const row = log.events[Number(seq) - 1];
			if (!row) found.push(violation('lost', `${key}, told as ${text}`));
			else if (JSON.stringify(loggedEvent(row)) !== text)
				found.push(violation('different', `${key}: told as ${text}, but the log says ${row.event_json}`));
		}
	}
	return found;
}

/** A table that a client received matches the log. */
function checkSight({ game, epoch, seq, moves }: Observation, log: GameLog | undefined): Violation[] {
	if (!log || log.game.epoch !== epoch) return [violation('lost', `game ${game}, which was shown`)];
	if (seq > log.events.length) return [violation('lost', `game ${game}: shown up to ${seq}`)];
	const board: string[] = [];
	for (const row of log.events.slice(0, seq)) {
		const event = eventIn(row);
		if (event.kind === 'moved') board.push(event.move);
		if (event.kind === 'takenBack') board.length = event.to;
	}
	const isSame = board.join('\n') === moves.join('\n');
	return isSame ? [] : [violation('different', `game ${game}: the table shown at ${seq}`)];
}
