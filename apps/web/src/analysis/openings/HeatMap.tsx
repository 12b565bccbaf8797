import type { OpeningView } from '@rumis/engine/openings';
import type { ReadonlyPosition } from '@rumis/rules';
import type { CSSProperties } from 'react';
import { percent } from '../../i18n/format/numbers.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { heatOf } from './heat.js';

interface Props {
	readonly view: OpeningView;
	readonly position: ReadonlyPosition;
}

/** The plan from above: the darker a square and the larger its number, the more games covered it with this move. */
export function HeatMap({ view, position }: Props) {
	const t = useBook().analysis;
	const number = useNumber();
	const squares = heatOf(view, position);
	const columns = 1 + Math.max(...squares.map(({ x }) => x));
	const share = (games: number) => percent(games / view.games, number);
	return (
		<ul
			className="explorer-heat"
			aria-label={t.openingSquares}
			style={{ '--heat-columns': columns } as CSSProperties}
		>
			{squares.map(({ x, y, name, heat, games, wins }) => (
				<li
					key={name}
					style={{ gridColumn: x + 1, gridRow: y + 1, '--heat': heat } as CSSProperties}
					title={t.openingSquare(name, share(games), percent(wins, number))}
				>
					<span aria-hidden="true">{games > 0 ? Math.round((100 * games) / view.games) : ''}</span>
					<span className="visually-hidden">
						{t.openingSquare(name, share(games), percent(wins, number))}
					</span>
				</li>
			))}
		</ul>
	);
}
