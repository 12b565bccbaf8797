/**
 * The board editor: a draft as plain data, the editing operations, and facts about a board. A draft becomes a
 * scenario, which the file parser in `@rumis/rules` validates.
 */
export { setId, setLimit, setSource, setTransfer, setWords } from './describing.js';
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
export {
	BOARD_SYMMETRIES,
	type BoardSymmetry,
	type CountFacts,
	factsOf,
	squareCount,
	symmetriesOf,
} from './facts.js';
export { type DraftFault, faultsOf, fileOf } from './faults.js';
export { change, type History, redo, startHistory, undo } from './history.js';
export { makeHistory, parseHistory } from './historyText.js';
export {
	BRUSH_SYMMETRIES,
	type Brush,
	type BrushSymmetry,
	fill,
	imagesOf,
	isBrushPossible,
	paint,
} from './painting.js';
export { resize, shift, TRANSFORMS, type Transform, transform } from './transforming.js';
