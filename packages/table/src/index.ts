/** The referee of a table and of a building in a frame (solitaire), and the stone in a player's hand. */
export * from './clock.js';
export * from './decide.js';
export * from './event.js';
export { evolve } from './evolve.js';
export { readEvent } from './form.js';
export * from './hand/ground.js';
export * from './hand/hand.js';
export * from './hand/placements.js';
export * from './hand/positionGround.js';
export * from './history.js';
export * from './replay.js';
export * from './replyPlan.js';
export * from './seat.js';
export * from './solitaire/build.js';
export {
	cornerOf,
	type FrameAxis,
	type FramePose,
	isFullBox,
	moveToOrigin,
	parseFramePose,
	turnInFrame,
} from './solitaire/frame.js';
export * from './solitaire/ground.js';
export * from './solitaire/referee.js';
export * from './solitaire/steps.js';
export * from './standing.js';
export * from './table.js';
export * from './tableError.js';
export * from './tableGame.js';
export * from './tableText.js';
export * from './takeBack.js';
