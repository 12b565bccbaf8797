import type { ReactNode } from 'react';
import { makeRoute } from '../../navigation/route.js';
import { useBook } from '../results/results.js';
import { SolvedMark } from '../results/SolvedMark.js';

interface Props {
	/** Names of puzzles that were started. */
	readonly begun: ReadonlySet<string>;
	readonly id: string;
	/** The accessible name. */
	readonly name: string;
	readonly children: ReactNode;
}

/** A short link to one of several puzzles in the same shape. */
export function Choice({ id, name, begun, children }: Props) {
	const best = useBook().puzzles[id];
	return (
		<li>
			<a
				className="button soli-choice"
				href={makeRoute({ page: 'solitaire', puzzle: id })}
				data-puzzle={id}
				data-solved={best !== undefined}
			>
				<span className="soli-choice-words" aria-hidden="true">
					{children}
				</span>
				<span className="visually-hidden">{name}</span>
				<SolvedMark best={best} isBegun={begun.has(id)} />
			</a>
		</li>
	);
}
