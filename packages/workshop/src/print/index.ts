/** Boards and buildings on paper, true to scale. */
export { type Building, buildingIn, buildingOf } from '../building.js';
export * from './boardSheet.js';
export * from './buildingSheet.js';
export type { Drawing, Ink } from './drawing.js';
export * from './pages.js';
export { makePdf } from './pdf.js';
export * from './svg.js';
