/**
 * How random moves are guessed, in TypeScript and in WebAssembly alike: with different numbers they would play
 * different games from the same seed. Measured for WebAssembly, where finding all moves is cheap.
 */

/** Guesses before all moves are found: about as many as cost as much as finding them. */
export const TRIES = 40;

/** With fewer stones in hand almost every guess is wrong, and finding all moves is cheaper. */
export const GUESS_FROM = 8;
