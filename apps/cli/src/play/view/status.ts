import { makeMove } from '@rumis/rules';
import { moveOf } from '@rumis/table';
import { printable, sayIllegal } from '../../text/wording.js';
import { isMyTurn, mustGoAside } from '../game/game.js';
import type { Ghost } from '../game/hand.js';
import type { Dialog, GameState, Message, Question } from '../game/state.js';
import { outcomeText } from './scores.js';
import type { Sight } from './squares.js';
import { type Line, line, span } from './text.js';

const SPINNER = '|/-\\';

/** The status line: a question, an event, or whether the held stone fits. */
export function statusLine({ game, ghost }: Sight, frame: number): Line {
	const {
		dialog,
		message,
		question,
		paused,
		table: { position },
	} = game;
	if (dialog && dialog.kind !== 'help') return dialogLine(dialog, message, frame);
	if (question) return thinkingLine(question, message, frame);
	if (message) return line(message.text, message.tone);
	if (paused) return line('paused: Enter continues, u takes back a move', 'strong');
	if (position.phase === null) return line(outcomeText(game), 'good');
	return ghost ? verdictLine(game, ghost) : [];
}

function thinkingLine({ kind, bot }: Question, message: Message | null, frame: number): Line {
	const what = kind === 'hint' ? 'is looking for a hint' : 'is thinking';
	const said = message ? `   ${printable(message.text)}` : '';
	return [span(`${SPINNER[frame % SPINNER.length]} ${bot} ${what}   (Esc stops it)`, 'strong'), span(said)];
}

/** Whether the held stone may be placed here; the squares that prevent it are marked on the board. */
function verdictLine(game: GameState, ghost: Ghost): Line {
	const { stone, misfit } = ghost;
	if (!misfit) return [span(`fits: ${makeMove(moveOf(ghost))}`, 'good'), span('   Enter places it', 'dim')];
	const aside = `${stone} cannot be placed outside: press a to put it aside, and you are out`;
	if (mustGoAside(game.table.position, stone)) return line(aside, 'bad');
	return line(`not here: ${sayIllegal({ code: misfit.code, cells: [] })}`, 'bad');
}

function dialogLine(dialog: Dialog, message: Message | null, frame: number): Line {
	switch (dialog.kind) {
		case 'quit':
			return line('Quit this game? y / n', 'bad');
		case 'overwrite':
			return line(`${printable(dialog.path)} already exists. Overwrite it? y / n`, 'bad');
		case 'move':
		case 'save': {
			const cursor = frame % 8 < 4 ? '_' : ' ';
			const trouble = message ? [span(`   ${message.text}`, message.tone)] : [];
			const asked = dialog.kind === 'move' ? 'move: ' : 'save as: ';
			return [span(asked, 'strong'), span(`${ending(dialog.text)}${cursor}`), ...trouble];
		}
		case 'help':
			return [];
	}
}

/** The end of a long text, where the cursor is. */
const ending = (text: string): string => (text.length > 60 ? `…${text.slice(-59)}` : text);

/** The relevant keys, most useful first, as many as fit. */
export function keysText(game: GameState, columns: number): string {
	const keys = keysFor(game);
	const always = game.dialog ? '' : '  ? help';
	let text = ` ${keys[0]}`;
	for (const key of keys.slice(1)) {
		if (text.length + 2 + key.length + always.length <= columns) text += `  ${key}`;
	}
	return text + always;
}

function keysFor(game: GameState): readonly string[] {
	const {
		dialog,
		table: { position },
		paused,
		question,
	} = game;
	if (dialog) return 'text' in dialog ? ['Enter OK', 'Esc cancel'] : ['y yes', 'n no'];
	if (position.phase === null) return ['n new game', 's save', 'u take back', 'q quit', 'L levels'];
	if (paused) return ['Enter continue', 'u take back', 's save', 'q quit'];
	if (!isMyTurn(game) || question)
		return ['Esc stop', 'u take back', 'L levels', 'm limits', 's save', 'q quit'];
	const aside = position.phase === 'transfer' ? ['a aside'] : [];
	return [
		...['arrows move', '1..- pick', 'xyz turn', 'Space fits', 'f find', 'Enter drop', ...aside],
		...['u undo', 'H hint', 'q quit', 't type', 's save', 'L levels', 'm limits'],
	];
}
