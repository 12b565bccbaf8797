/** Which paragraph explains which rule. */
import type { IllegalReason, OutReason } from '@rumis/rules';
import type { BookTexts } from '../i18n/texts.js';

export type ParagraphId = keyof BookTexts['rulesBook']['paragraphs'];
/** Why a move is refused, or why a colour is out. */
export type RuleCode = IllegalReason | OutReason;

/** The paragraph that explains each refusal and each reason for being out. Complete by type. */
export const ANCHORS: Readonly<Record<RuleCode, ParagraphId>> = {
	over: 'gameEnd',
	asideNotNow: 'aside',
	asideFits: 'aside',
	stoneUsed: 'used',
	stoneNotInside: 'taking',
	stoneCovered: 'taking',
	offPlan: 'plan',
	outsideZone: 'lines',
	insideRedLine: 'rebuilding',
	wrongShape: 'turning',
	tooHigh: 'height',
	occupied: 'free',
	gap: 'support',
	noGround: 'firstStones',
	ruinTooWide: 'ruin',
	noContact: 'firstStones',
	noEdge: 'edges',
	touchesFace: 'edges',
	noOwnContact: 'laterStones',
	touchesOwn: 'keepAway',
	allPlaced: 'allPlaced',
	noPlace: 'walledIn',
	noFirstPlace: 'noFirst',
	nothingToTake: 'nothingLeft',
	putAside: 'aside',
};
