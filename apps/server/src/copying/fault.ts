/** Why a copy cannot be made or used. The message is one line for the host. */
export class CopyFault extends Error {
	constructor(
		readonly code: 'file' | 'noCopy' | 'version' | 'damaged' | 'noStore' | 'notEmpty' | 'log' | 'store',
		message: string,
		cause?: unknown,
	) {
		super(message, { cause });
	}
}

/** The first line of an error message, for use in our own sentence. */
export const reasonOf = (error: unknown): string =>
	(error instanceof Error ? error.message || error.name : String(error)).split('\n')[0]!;
