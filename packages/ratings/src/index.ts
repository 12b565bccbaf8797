export * from './glicko.js';
export * from './puzzles.js';
