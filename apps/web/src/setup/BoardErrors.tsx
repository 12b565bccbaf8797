import type { ScenarioError } from '@rumis/rules';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';

/** A broken file can have hundreds of mistakes; showing the first few is enough. */
const MOST_SHOWN = 8;

interface Props {
	readonly file: string;
	readonly errors: readonly ScenarioError[];
}

/** Why a file is not a valid board: the errors with their positions. */
export function BoardErrors({ file, errors }: Props) {
	const t = useBook();
	const more = errors.length - MOST_SHOWN;
	return (
		<div className="new-problem">
			<p>{t.setup.boardRefused(file)}</p>
			<ul>
				{errors.slice(0, MOST_SHOWN).map((error, at) => (
					<li key={at}>{sayBoardError(error, t.setup)}</li>
				))}
				{more > 0 && <li>{t.setup.boardErrorsMore(more)}</li>}
			</ul>
		</div>
	);
}

/** `The plan has no square. (line 3, column 2, field “plan”)` */
function sayBoardError(error: ScenarioError, t: BookTexts['setup']): string {
	const where = [
		t.boardErrorAt(error.line, error.column),
		error.key === undefined ? '' : t.boardErrorKey(error.key.slice(0, 40)),
		error.players === undefined ? '' : t.boardErrorPlayers(error.players),
	];
	return `${t.boardErrors[error.code]} (${where.filter(Boolean).join(', ')})`;
}
