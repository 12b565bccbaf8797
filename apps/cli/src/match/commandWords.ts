const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Splits a command into words without a shell; quotes keep spaces. Null if a quote is not closed. */
export function commandWords(command: string): string[] | null {
	if (command.replace(WORD, '').trim() !== '') return null;
	return (command.match(WORD) ?? []).map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
