/** Boards and buildings on paper, true to scale. */
export { type Building, buildingIn, buildingOf } from '../building.js';
export {
	type BoardWords,
	boardSheet,
	DEFAULT_SQUARE,
	SQUARE_SIZES,
} from './boardSheet.js';
export { type BuildingWords, buildingSheet } from './buildingSheet.js';
export type { Drawing, Ink } from './drawing.js';
export { PAPERS, type Page, type Paper, pagesOf } from './pages.js';
export { makePdf } from './pdf.js';
export { makeSvg } from './svg.js';
