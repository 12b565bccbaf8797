import { useState } from 'react';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { positionNow } from './board/state.js';
import { turnText } from './board/words.js';
import { type Speech, sayJudgement, sayStudy } from './engine/saying.js';
import { judgedAt } from './review/reviewer.js';
import type { AnalysisSession } from './session.js';

/** Announces the engine's evaluation when the player asks for it by key. */
export function useSpeech(session: AnalysisSession) {
	const t = useBook();
	const number = useNumber();
	const [said, say] = useState<{ readonly text: string }>();
	const speechNow = (): Speech => {
		const { setup, colours } = positionNow(session.store.get());
		return { setup, colours, t, number };
	};
	const speak = async () => {
		const study = await session.desk.ask();
		say({ text: study ? sayStudy(study, speechNow()) : turnText(positionNow(session.store.get()), t) });
	};
	const judge = async () => {
		const known = judgedAt(session.reviewer.store.get(), session.store.get().line);
		const judged = known ?? (await session.desk.judge());
		if (judged) say({ text: sayJudgement(judged, speechNow()) });
	};
	return { said, speak: () => void speak(), judge: () => void judge() };
}
