import { isLanguage, type Language } from '../i18n/languages.js';
import { parseFields } from './storage.js';

/** The player's settings, stored on the device. */
export interface Settings {
	/** Null: the browser's language. */
	readonly language: Language | null;
	/** `system` follows the device. */
	readonly theme: 'system' | 'light' | 'dark';
	/** Whether a stone is aimed and then confirmed, or placed immediately: fingers hide their target. */
	readonly confirm: 'touch' | 'always' | 'never';
	readonly motion: 'system' | 'reduced';
	/** The board in 3D, or the map from above. */
	readonly board: '3d' | '2d';
	readonly sound: boolean;
	/** Whether single-key shortcuts work wherever the focus is, or only on the board and in the tray. */
	readonly shortcuts: boolean;
}

export const DEFAULTS: Settings = {
	language: null,
	theme: 'system',
	confirm: 'touch',
	motion: 'system',
	board: '3d',
	sound: true,
	shortcuts: true,
};

const isOneOf =
	<Choice extends string>(...choices: readonly Choice[]) =>
	(value: unknown): value is Choice =>
		choices.some((choice) => choice === value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const CHECKS: { readonly [Key in keyof Settings]: (value: unknown) => value is Settings[Key] } = {
	language: (value): value is Language | null =>
		value === null || (typeof value === 'string' && isLanguage(value)),
	theme: isOneOf('system', 'light', 'dark'),
	confirm: isOneOf('touch', 'always', 'never'),
	motion: isOneOf('system', 'reduced'),
	board: isOneOf('3d', '2d'),
	sound: isBoolean,
	shortcuts: isBoolean,
};

/** Parses stored settings; missing or broken values get their defaults. */
export function parseSettings(text: string | null): Settings {
	const stored = parseFields(text);
	const entries = Object.entries(CHECKS).filter(([key, isGood]) => isGood(stored[key]));
	return { ...DEFAULTS, ...Object.fromEntries(entries.map(([key]) => [key, stored[key]])) };
}
