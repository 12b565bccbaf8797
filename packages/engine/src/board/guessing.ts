/**
 * Parameters for guessing random moves. TypeScript and WebAssembly must use the same ones, or they would play
 * different games from the same seed. Tuned for WebAssembly, where generating all moves is cheap.
 */

/** Guesses before all moves are generated: about as expensive as generating them. */
export const TRIES = 40;

/** With fewer stones in hand almost every guess fails, and generating all moves is cheaper. */
export const GUESS_FROM = 8;
