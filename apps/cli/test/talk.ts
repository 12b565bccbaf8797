import { seededRandom } from '@rumis/rules';
import { GtpSession } from '../src/gtp/session.js';

/** What a reply of the bot protocol looks like: framing, and no empty line before its end. */
export const REPLY = /^[=?]\d*( [^\n]+(\n[^\n]+)*)?\n\n$/;

/** What a command answers when it is done; a test that meets a refusal here fails with its reason. */
export function ask(session: GtpSession, line: string): string {
	const reply = session.answer(line);
	if (!reply.startsWith('=')) throw new Error(`${line}: ${reply}`);
	return reply.slice(1).trim();
}

/** A session in which these commands have been done. */
export function sessionAfter(...lines: readonly string[]): GtpSession {
	const session = new GtpSession();
	for (const line of lines) ask(session, line);
	return session;
}

export const legalMoves = (session: GtpSession): string[] =>
	ask(session, 'all_legal').split('\n').filter(Boolean);

/** Plays moves of chance while `goesOn`, and returns them; the same seed plays the same game. */
export function playByChance(
	session: GtpSession,
	seed: number,
	goesOn: (turn: string) => boolean = () => true,
): string[] {
	const random = seededRandom(seed);
	const played: string[] = [];
	for (let turn = ask(session, 'to_play'); turn !== 'none over'; turn = ask(session, 'to_play')) {
		if (!goesOn(turn)) break;
		const moves = legalMoves(session);
		const move = moves[random.below(moves.length)]!;
		ask(session, `play ${move}`);
		played.push(move);
	}
	return played;
}

/** All that a session says about its game. Two that say the same are the same to any bot. */
export const portrait = (session: GtpSession): readonly string[] =>
	['to_play', 'all_legal', 'score', 'out', 'result', 'showboard'].map((line) => session.answer(line));

/** What `newgame` is asked for a game of every mode. */
export const EVERY_MODE = [
	'chullpa 2',
	'colca 5 mode=standard',
	'pirka 4 mode=inverse start=blue',
	'chullpa 2 mode=duo',
	'chullpa 2 mode=ruinas start=red',
	'chullpa 2 mode=ruinas ruin=random seed=11',
	'colca 2 mode=transfer',
];
