/** Why an analysis could not be opened, as a message. */
import type { BookTexts } from '../i18n/texts.js';
import { sayOpenError } from '../records/sayOpenError.js';
import { sayError } from '../wording/sayError.js';
import type { AnalysisProblem } from './opening.js';

export function sayProblem(problem: AnalysisProblem, t: BookTexts): string {
	switch (problem.kind) {
		case 'saved':
			return t.analysis[problem.code];
		case 'file':
			return `${t.records.openFailed} ${t.records[problem.code]}`;
		case 'text':
			return `${t.records.openFailed} ${sayOpenError(problem.error, t)}`;
		case 'online':
			return sayError(problem.error, t.people);
		case 'running':
			return t.analysis.running;
	}
}
