/** The structure of the rule book: the paragraphs of each chapter. The texts are in the language files. */
import type { BookTexts } from '../i18n/texts.js';
import { ANCHORS, type ParagraphId, type RuleCode } from './anchors.js';

export type ChapterId = keyof BookTexts['rulesBook']['chapters'];

export const CHAPTERS: Readonly<Record<ChapterId, readonly ParagraphId[]>> = {
	minute: ['idea', 'yourTurn'],
	stones: ['eleven', 'turning', 'used'],
	boards: ['plan', 'numbers', 'lines', 'allBoards', 'honest'],
	placing: ['support', 'height', 'free'],
	contact: ['touching', 'firstStones', 'laterStones'],
	out: ['mustPlace', 'walledIn', 'noFirst', 'allPlaced', 'gameEnd'],
	scoring: ['fromAbove', 'examples'],
	five: ['edges'],
	inverse: ['keepAway'],
	duo: ['fourColours', 'duoWin'],
	ruinas: ['ruin', 'aroundRuin'],
	transfer: ['twoHalves', 'taking', 'rebuilding', 'aside', 'nothingLeft', 'transferScore'],
	solitaire: ['cube', 'puzzles'],
	notation: ['squareNames', 'moveText', 'records'],
	box: ['boxName', 'builders', 'tips', 'buildings'],
};

export const CHAPTER_IDS = Object.keys(CHAPTERS) as readonly ChapterId[];

export const chapterOf = (paragraph: ParagraphId): ChapterId =>
	CHAPTER_IDS.find((chapter) => CHAPTERS[chapter].includes(paragraph)) ?? 'minute';

/** The target of a topic: a chapter, and optionally one of its paragraphs. */
export interface BookPlace {
	readonly chapter: ChapterId;
	readonly paragraph: ParagraphId | null;
	readonly code: RuleCode | null;
}

/** A topic may be a chapter, a paragraph, or a code of the rules; null for anything else. */
export function findPlace(topic: string): BookPlace | null {
	const chapter = topic === '' ? CHAPTER_IDS[0] : CHAPTER_IDS.find((id) => id === topic);
	if (chapter) return { chapter, paragraph: null, code: null };
	const code = isCode(topic) ? topic : null;
	const paragraph = code ? ANCHORS[code] : PARAGRAPH_IDS.find((id) => id === topic);
	return paragraph ? { chapter: chapterOf(paragraph), paragraph, code } : null;
}

const PARAGRAPH_IDS: readonly ParagraphId[] = Object.values(CHAPTERS).flat();

const isCode = (topic: string): topic is RuleCode => Object.hasOwn(ANCHORS, topic);
