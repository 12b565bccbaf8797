/** Why a file or a link could not be opened, as a message with line and column. */
import type { RecordError } from '@rumis/rules';
import type { Texts } from '../i18n/texts.js';
import { sayIllegal } from '../wording/sayIllegal.js';
import type { OpenError } from './openLink.js';

export function sayOpenError(failure: OpenError, t: Texts): string {
	switch (failure.kind) {
		// A board is not an error: a game can be started on it.
		case 'board':
		case 'notGame':
			return t.tools.notGame;
		case 'link':
			return t.records.link[failure.error.code];
		case 'record':
			return `${t.records.place(failure.error.line, failure.error.column)} ${sayRecordError(failure.error, t)}`;
		case 'table':
			return t.records.impossible;
	}
}

function sayRecordError(error: RecordError, t: Texts): string {
	switch (error.code) {
		case 'tagTwice':
		case 'tagMissing':
		case 'tagValue':
		case 'tagScenario':
			return t.records.errors[error.code](error.tag);
		case 'tagSetup':
			return t.rules.setupErrors[error.setup.code];
		case 'wordUnknown':
			return t.records.errors.wordUnknown(error.found);
		case 'resultWrong':
			return t.records.errors.resultWrong(error.expected);
		case 'moveBroken':
			return t.records.errors.move(error.move, t.rules.moveText[error.reason.code]);
		case 'moveIllegal':
			return t.records.errors.move(error.move, sayIllegal(error.illegal, t));
		default:
			return t.records.errors[error.code];
	}
}
