/** Opens the text of a file as a table. */
import { err, parseRecord, parseScenario, type Result } from '@rumis/rules';
import { type Table, tableOfGame } from '@rumis/table';
import { type OpenError, openLink, randomSeed, seated } from './openLink.js';

export { type OpenError, openLink } from './openLink.js';

/** A `.rumis` record, or a file that contains a link. */
export function openText(text: string): Result<Table, OpenError> {
	const link = linkIn(text);
	if (link !== null) return openLink(...link);
	const board = text.trimStart().startsWith('{') ? parseScenario(text) : null;
	if (board?.ok) return err({ kind: 'board', scenario: board.value });
	if (!/^\s*\[\s*[A-Za-z]/.test(text)) return err({ kind: 'notGame' });
	const game = parseRecord(text);
	if (!game.ok) return err({ kind: 'record', error: game.error });
	return seated(tableOfGame(game.value, { seed: randomSeed() }));
}

/** One line that is an address of a game, or the part of it that begins with the version of the format. */
function linkIn(text: string): readonly [link: string, seats: string] | null {
	const line = text.trim();
	if (!/^(\S*#\/game\/|\d+\.)[^\s[\]{}<>"]*$/.test(line)) return null;
	const [link = '', seats = ''] = line.replace(/^.*#\/game\//, '').split('/');
	return [link, seats];
}
