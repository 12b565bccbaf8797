import { useBook } from '../../i18n/useTexts.js';
import { Glyph } from '../../pictures/Glyph.js';
import { Button } from '../../ui/Button.js';
import { useStore } from '../../util/store.js';
import type { Reviewer } from '../review/reviewer.js';
import { seatMistakes, type Teacher } from './teacher.js';

interface Props {
	readonly reviewer: Reviewer;
	readonly teacher: Teacher;
	/** Called when learning starts, so that the page can hide the answers. */
	readonly onStart: () => void;
}

/** A button for every player who made mistakes, to try again. */
export function LearnButtons({ reviewer, teacher, onStart }: Props) {
	const t = useBook();
	const state = useStore(reviewer.store, (now) => now);
	if (state.kind !== 'done') return null;
	const { players, moves } = state.review;
	return players
		.filter(({ seat }) => seatMistakes(moves, seat).length > 0)
		.map(({ seat, colours }) => {
			const names = t.common.and(colours.map((colour) => t.rules.Owners[colour]));
			return (
				<Button
					key={seat}
					icon={colours.map((colour) => <Glyph key={colour} owner={colour} size={18} />)}
					onClick={() => {
						onStart();
						teacher.start(state.line, moves, seat);
					}}
				>
					{t.analysis.learn.start(names, seatMistakes(moves, seat).length)}
				</Button>
			);
		});
}
