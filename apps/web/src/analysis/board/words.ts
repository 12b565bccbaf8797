/** The status line and the screen reader announcements of an analysis. */
import type { ReadonlyPosition } from '@rumis/rules';
import { historyOf } from '@rumis/table';
import type { Texts } from '../../i18n/texts.js';
import type { Status, Words } from '../../play/builder.js';
import { sayEntry } from '../../wording/names.js';
import { type AnalysisState, positionNow } from './state.js';

export const turnText = (position: ReadonlyPosition, t: Texts): string =>
	position.toPlay === null ? t.game.gameOver : t.tools.turnOf(t.rules.Owners[position.toPlay]);

const plain = { tone: 'plain', refusal: null } as const;

export const ANALYSIS_WORDS: Words<AnalysisState> = {
	status(state, t, hand): Status {
		const position = positionNow(state);
		const head = turnText(position, t);
		if (state.message?.kind === 'notSaved') return { ...plain, head, detail: t.game.notSaved, tone: 'bad' };
		return position.toPlay === null ? { ...plain, head, detail: '' } : { head, ...hand };
	},
	news(before, after, t) {
		if (before.line === after.line) return '';
		const position = positionNow(after);
		const last = historyOf(position).at(-1);
		return last ? `${last.number}. ${sayEntry(last, t)}` : t.people.toStart;
	},
};
