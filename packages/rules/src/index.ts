export * from './builtinScenarios.js';
export * from './perft.js';
export * from './position.js';
export * from './moveText.js';
export * from './scenario.js';
