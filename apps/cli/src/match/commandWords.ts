const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** A command cut into words without the help of a shell; quotes keep spaces. Null when a quote stays open. */
export function commandWords(command: string): string[] | null {
	if (command.replace(WORD, '').trim() !== '') return null;
	return (command.match(WORD) ?? []).map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
