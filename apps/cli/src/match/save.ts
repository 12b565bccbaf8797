import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Colour, coloursOf, gameOf, makeRecord, parseCompact, ruinOf, seatOfColour } from '@rumis/rules';
import { Failure } from '../shared/failure.js';
import { writeFile } from '../shared/files.js';
import type { GameResult } from './game.js';
import type { MatchPlan } from './plan.js';

export function makeFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
	} catch (error) {
		throw new Failure(`${folder}: cannot be created: ${(error as NodeJS.ErrnoException).code}`);
	}
}

/** Saves a game as a record with the names of the bots. No date: the same match gives the same files. */
export function saveGame(folder: string, plan: MatchPlan, result: GameResult): void {
	const number = String(result.game + 1).padStart(Math.max(4, String(plan.games).length), '0');
	const written = writeFile(join(folder, `${number}.rumis`), recordOf(plan, result));
	if (!written.ok) throw new Failure(written.error);
}

export function recordOf({ setup, bots }: MatchPlan, { game, seats, forfeit, link }: GameResult): string {
	const played = parseCompact(link);
	if (!played.ok) throw new Error(`not a game: ${played.error.code}`);
	const nameAt = (seat: number): string => bots[seats[seat]!]!.name;
	const colours = coloursOf(setup).map((colour): [string, string] => [
		tagOf(colour),
		nameAt(seatOfColour(setup, colour)),
	]);
	const ruin = ruinOf(played.value);
	const reason = forfeit && `forfeit by ${nameAt(forfeit.seat)}: ${forfeit.reason}`;
	return makeRecord(
		gameOf(setup, played.value.moves, [
			['Event', 'rumis match'],
			['Round', String(game + 1)],
			...colours,
			...(ruin ? [['Ruin', ruin.title] as [string, string]] : []),
			...(reason ? [['Termination', reason] as [string, string]] : []),
		]),
	);
}

const tagOf = (colour: Colour): string => colour[0]!.toUpperCase() + colour.slice(1);
