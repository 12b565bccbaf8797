/**
 * The board editor: a draft as plain data, the editing operations, and facts about a board. A draft becomes a
 * scenario, which the file parser in `@rumis/rules` validates.
 */
export * from './describing.js';
export {
	BOARD_LANGUAGES,
	type BoardLanguage,
	type Draft,
	draftOf,
	heightAt,
	newDraft,
	type Size,
	type Words,
	zoneAt,
} from './draft.js';
export { idFrom, scenarioOf } from './draftScenario.js';
export { parseDraft } from './draftText.js';
export * from './facts.js';
export * from './faults.js';
export * from './history.js';
export * from './historyText.js';
export * from './painting.js';
export * from './transforming.js';
