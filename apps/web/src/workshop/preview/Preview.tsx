import type { PlayerCount } from '@rumis/rules';
import { useBook } from '../../i18n/useTexts.js';
import type { Editor } from '../editing/editor.js';
import { act, useEditor } from '../editing/editorStore.js';
import { useBoard } from '../editing/useBoard.js';
import { BoardPicture } from './BoardPicture.js';
import { CountFacts, PlanFacts } from './Facts.js';
import { PlayersChoice } from './PlayersChoice.js';

const setPlayers = (editor: Editor, players: PlayerCount): Editor => ({ ...editor, players });

/** The building that results from the drawing, for a number of players, and facts about it. */
export function Preview() {
	const t = useBook().workshop;
	const players = useEditor((editor) => editor.players);
	const { scenario } = useBoard();
	return (
		<section className="workshop-preview" aria-label={t.preview}>
			<BoardPicture board={scenario} players={players} />
			<PlayersChoice board={scenario} players={players} onChange={(count) => act(setPlayers, count)} />
			<CountFacts board={scenario} players={players} />
			<PlanFacts board={scenario} />
		</section>
	);
}
