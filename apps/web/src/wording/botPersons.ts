/** The bots as characters: one for each level of the ladder, and one for each style, at any level. */
import type { Character, Level } from '@rumis/engine';

/** Quechua names of animals, the same in all languages. The pictures have these as file names. */
export const LADDER = {
	1: 'cuy',
	2: 'paqu',
	3: 'qinti',
	4: 'atuq',
	5: 'taruka',
	6: 'ukuku',
	7: 'kuntur',
	8: 'puma',
	9: 'amaru',
} as const satisfies Record<Level, string>;

export const SPECIALISTS = { climber: 'wiska', blocker: 'kirki', spreader: 'suri' } as const satisfies Record<
	Character,
	string
>;

export type BotPerson = (typeof LADDER)[Level] | (typeof SPECIALISTS)[Character];

export interface KnownBot {
	readonly person: BotPerson;
	readonly level: Level;
	/** A specialist plays at any level, so its name does not tell its strength. */
	readonly isSpecialist: boolean;
}

const isLevel = (level: number): level is Level => Object.hasOwn(LADDER, level);
const isSpecialist = (kind: string): kind is Character => Object.hasOwn(SPECIALISTS, kind);

/** The bot of `level:4` or `climber:4`; null for other bots, which may occur in records. */
export function botPerson(bot: string): KnownBot | null {
	const [kind = '', text = '', ...more] = bot.split(':');
	const level = Number(text);
	if (more.length > 0 || !isLevel(level) || text !== String(level)) return null;
	if (kind === 'level') return { person: LADDER[level], level, isSpecialist: false };
	return isSpecialist(kind) ? { person: SPECIALISTS[kind], level, isSpecialist: true } : null;
}

export const personName = (person: BotPerson): string => person[0]!.toUpperCase() + person.slice(1);
