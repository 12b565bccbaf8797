/** A run that failed for a reason the user can understand: one line on standard error, exit code 1. */
export class Failure extends Error {}
