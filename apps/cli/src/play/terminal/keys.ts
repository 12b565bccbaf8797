/** The part of Node's key events used here. */
export interface Keypress {
	readonly name?: string | undefined;
	readonly ctrl?: boolean | undefined;
	readonly meta?: boolean | undefined;
	readonly shift?: boolean | undefined;
}

const NAMES: Readonly<Record<string, string>> = {
	...{ left: 'left', right: 'right', up: 'up', down: 'down' },
	...{ return: 'enter', enter: 'enter', escape: 'escape', backspace: 'backspace', tab: 'tab' },
};

/** The key's name in the game: the character itself, or a name; null for unused keys. */
export function keyName(text: string | undefined, { name, ctrl, meta, shift }: Keypress): string | null {
	if (ctrl && name) return `ctrl-${name}`;
	if (name === 'tab' && shift) return 'shift-tab';
	const named = name === undefined ? undefined : NAMES[name];
	// A lone Escape is reported as a meta key; Alt with a letter is not used.
	if (named) return named;
	if (meta || !text || [...text].length !== 1 || /\p{C}/u.test(text)) return null;
	return text;
}
