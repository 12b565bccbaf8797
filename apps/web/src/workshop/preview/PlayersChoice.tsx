import { PLAYER_COUNTS, type PlayerCount, playerCounts, type Scenario } from '@rumis/rules';
import { useBook } from '../../i18n/useTexts.js';
import { RadioCards } from '../../ui/RadioCards.js';

interface Props {
	readonly board: Scenario;
	readonly players: PlayerCount;
	readonly onChange: (players: PlayerCount) => void;
}

/** The number of players for the preview. */
export function PlayersChoice({ board, players, onChange }: Props) {
	const t = useBook().workshop;
	const counts = playerCounts(board);
	return (
		<RadioCards
			legend={t.playerCount}
			look="row"
			cards={PLAYER_COUNTS.map((value) => ({
				value,
				title: String(value),
				refusal: counts.includes(value) ? null : '',
			}))}
			value={players}
			onChange={onChange}
		/>
	);
}
