import { seededRandom } from '@rumis/rules';
import { GtpSession } from '../src/gtp/session.js';

/** The format of a reply of the bot protocol: framing, and no empty line before its end. */
export const REPLY = /^[=?]\d*( [^\n]+(\n[^\n]+)*)?\n\n$/;

/** The reply of a successful command; a refusal fails the test with its reason. */
export function ask(session: GtpSession, line: string): string {
	const reply = session.answer(line);
	if (!reply.startsWith('=')) throw new Error(`${line}: ${reply}`);
	return reply.slice(1).trim();
}

export function sessionAfter(...lines: readonly string[]): GtpSession {
	const session = new GtpSession();
	for (const line of lines) ask(session, line);
	return session;
}

export const legalMoves = (session: GtpSession): string[] =>
	ask(session, 'all_legal').split('\n').filter(Boolean);

/** Plays random moves while `goesOn`, and returns them; the same seed plays the same game. */
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

/** The full visible state of a session. Sessions with the same output are the same to any bot. */
export const portrait = (session: GtpSession): readonly string[] =>
	['to_play', 'all_legal', 'score', 'out', 'result', 'showboard'].map((line) => session.answer(line));

/** Arguments of `newgame` for a game of every mode. */
export const EVERY_MODE = [
	'chullpa 2',
	'colca 5 mode=standard',
	'pirka 4 mode=inverse start=blue',
	'chullpa 2 mode=duo',
	'chullpa 2 mode=ruinas start=red',
	'chullpa 2 mode=ruinas ruin=random seed=11',
	'colca 2 mode=transfer',
];
