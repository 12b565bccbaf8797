import { parseMove, type Result } from '@rumis/rules';
import { afterSaving } from './dialogs.js';
import { playMove, refused, said } from './game.js';
import { gameKey } from './gameKeys.js';
import { holdMoveIn } from './hand.js';
import { menuKey } from './menu.js';
import type { GameState, PlayEvent, PlayState, Question } from './state.js';

/** The reducer of a session: the only way to change state, without side effects. */
export function step(state: PlayState, event: PlayEvent): PlayState {
	if (state.kind === 'done') return state;
	if (event.kind === 'key') return pressed(state, event.key);
	if (state.kind === 'menu') return state;
	if (event.kind === 'answer') return answered(state, event.question, event.answer);
	if (state.saving !== event.saving) return state;
	return afterSaving(state, event.saving.path, event.result.ok ? null : event.result.error);
}

function pressed(state: Exclude<PlayState, { kind: 'done' }>, key: string): PlayState {
	if (key === 'ctrl-c') return { kind: 'done', interrupted: true };
	return state.kind === 'menu' ? menuKey(state, key) : gameKey(state, key);
}

/** Answers to outdated questions are ignored. */
function answered(game: GameState, question: Question, answer: Result<string, string>): GameState {
	if (game.question !== question) return game;
	const silent: GameState = { ...game, question: null };
	const waiting: GameState = { ...silent, paused: question.kind === 'move' };
	if (!answer.ok) return { ...waiting, message: refused(`${question.bot}: ${answer.error}`) };
	const move = parseMove(answer.value);
	if (!move.ok || game.table.position.check(move.value)) {
		return { ...waiting, message: refused(`${question.bot} answered ${answer.value}, which is illegal`) };
	}
	if (question.kind === 'hint') {
		const held = holdMoveIn(game.table.position, game.held, move.value);
		const key = move.value.kind === 'aside' ? 'a puts it aside' : 'Enter plays it';
		return { ...silent, held, isHint: true, message: said(`hint: ${answer.value}  (${key})`) };
	}
	const played = playMove(silent, answer.value);
	return played.ok ? played.value : waiting;
}
