import type { GameReview } from '@rumis/engine';
import { useBook } from '../../i18n/useTexts.js';
import { Glyph } from '../../pictures/Glyph.js';
import { type Speech, sayLoss } from '../engine/saying.js';
import { GradeSign } from './grades.js';

interface Props {
	readonly review: GameReview;
	readonly speech: Speech;
	readonly onGo: (ply: number) => void;
}

/** The moves that changed the game most. */
export function TurningPoints({ review, speech, onGo }: Props) {
	const t = useBook().analysis;
	const moves = review.turningPoints.flatMap((ply) => review.moves.filter((move) => move.ply === ply));
	if (moves.length === 0) return null;
	return (
		<div className="review-points">
			<h3>{t.turningPoints}</h3>
			<ol>
				{moves.map((move) => (
					<li key={move.ply}>
						<button type="button" className="engine-move" onClick={() => onGo(move.ply + 1)}>
							<span className="game-move-number">{move.ply + 1}</span>
							<Glyph owner={move.colour} size={18} />
							<strong>{move.move}</strong>
							{move.grade && <GradeSign grade={move.grade} />}
							<span className="engine-rest">{sayLoss(move, speech)}</span>
						</button>
					</li>
				))}
			</ol>
		</div>
	);
}
