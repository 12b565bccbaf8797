import { isLanguage, type Language } from '../i18n/languages.js';

/** What a person may choose, kept on the device. */
export interface Settings {
	/** Null: as the browser asks. */
	readonly language: Language | null;
	/** `system` follows the device. */
	readonly theme: 'system' | 'light' | 'dark';
	/** Whether a stone is aimed first and confirmed then, or placed at once: fingers hide what they point at. */
	readonly confirm: 'touch' | 'always' | 'never';
	readonly motion: 'system' | 'reduced';
	/** The board in 3D, or the map from above. */
	readonly board: '3d' | '2d';
	readonly sound: boolean;
}

export const DEFAULTS: Settings = {
	language: null,
	theme: 'system',
	confirm: 'touch',
	motion: 'system',
	board: '3d',
	sound: true,
};

const oneOf =
	<Choice extends string>(...choices: readonly Choice[]) =>
	(value: unknown): value is Choice =>
		choices.some((choice) => choice === value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const CHECKS: { readonly [Key in keyof Settings]: (value: unknown) => value is Settings[Key] } = {
	language: (value): value is Language | null =>
		value === null || (typeof value === 'string' && isLanguage(value)),
	theme: oneOf('system', 'light', 'dark'),
	confirm: oneOf('touch', 'always', 'never'),
	motion: oneOf('system', 'reduced'),
	board: oneOf('3d', '2d'),
	sound: isBoolean,
};

/** Reads what was kept; whatever is missing or broken is as by default. */
export function parseSettings(text: string | null): Settings {
	let kept: unknown = null;
	try {
		kept = JSON.parse(text ?? 'null');
	} catch {
		// A broken entry is as good as none.
	}
	const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
	const entries = Object.entries(CHECKS).filter(([key, isGood]) => isGood(found[key]));
	return { ...DEFAULTS, ...Object.fromEntries(entries.map(([key]) => [key, found[key]])) };
}
