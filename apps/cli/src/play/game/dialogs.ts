import { playMove, refused, said } from './game.js';
import { recordOf } from './record.js';
import type { Dialog, GameState, PlayState, SaveTrouble } from './state.js';

/** Handles a key while a dialog is open. */
export function dialogKey(game: GameState, dialog: Dialog, key: string): PlayState {
	const closed: GameState = { ...game, dialog: null, message: null };
	switch (dialog.kind) {
		case 'help':
			return closed;
		case 'quit':
			return key === 'y' || key === 'Y' ? { kind: 'done', interrupted: false } : closed;
		case 'overwrite':
			return key === 'y' || key === 'Y' ? save(closed, dialog.path, true) : closed;
		case 'move':
		case 'save':
			return promptKey(game, dialog, key);
	}
}

type Prompt = Extract<Dialog, { readonly text: string }>;

function promptKey(game: GameState, prompt: Prompt, key: string): GameState {
	const closed: GameState = { ...game, dialog: null, message: null };
	const typed = (text: string): GameState => ({ ...game, dialog: { ...prompt, text }, message: null });
	const characters = [...prompt.text];
	switch (key) {
		case 'escape':
			return closed;
		case 'enter':
			return prompt.kind === 'move' ? typedMove(game, prompt.text) : savedFile(closed, prompt.text);
		case 'backspace':
			return typed(characters.slice(0, -1).join(''));
		case 'ctrl-u':
			return typed('');
		default:
			return [...key].length === 1 ? typed(prompt.text + key) : game;
	}
}

/** A refused text can be corrected; an empty one cancels. */
function typedMove(game: GameState, text: string): GameState {
	if (text.trim() === '') return { ...game, dialog: null, message: null };
	const played = playMove({ ...game, dialog: null, message: null }, text);
	return played.ok ? played.value : { ...game, message: refused(played.error) };
}

const savedFile = (game: GameState, path: string): GameState =>
	path.trim() === '' ? game : save(game, path.trim(), path.trim() === game.savedAs);

const save = (game: GameState, path: string, overwrite: boolean): GameState => ({
	...game,
	saving: { path, text: recordOf(game), overwrite },
});

/** After a file was written, or failed to be. */
export function afterSaving(game: GameState, path: string, trouble: SaveTrouble | null): GameState {
	const after: GameState = { ...game, saving: null };
	if (!trouble) return { ...after, savedAs: path, message: said(`saved as ${path}`) };
	if (trouble.code === 'exists') return { ...after, dialog: { kind: 'overwrite', path } };
	return { ...after, message: refused(trouble.text) };
}
