/**
 * Making boards: a drawing as plain data, the changes a pen can make, and facts about a board. What is drawn becomes
 * a scenario, and the reader of files in `@rumis/rules` says whether it is a sound one.
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
