import { makeSquare, type Square } from '@rumis/rules';
import type { DraftFault } from '@rumis/workshop';
import type { BookTexts } from '../../i18n/texts.js';
import { useBook } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { useBoard } from '../editing/useBoard.js';

/** The faults of the drawing, as reported by the parser. */
export function Faults() {
	const t = useBook();
	const { faults } = useBoard();
	return (
		<div className="workshop-faults" role="status" data-sound={faults.length === 0}>
			{faults.length === 0 ? (
				<p>{t.workshop.sound}</p>
			) : (
				<>
					<h2>{t.workshop.faults}</h2>
					<ul>
						{faults.map((fault, at) => (
							<li key={at}>
								{sayFault(fault, t)}{' '}
								{fault.square && (
									<Button look="quiet" onClick={() => focusSquare(fault.square!)}>
										{t.workshop.show(makeSquare(fault.square))}
									</Button>
								)}
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

export function sayFault({ code, players }: DraftFault, t: BookTexts): string {
	const where = players === undefined ? '' : ` ${t.workshop.faultAt(t.setup.boardErrorPlayers(players))}`;
	return t.setup.boardErrors[code] + where;
}

function focusSquare({ x, y }: Square): void {
	document.querySelector<HTMLElement>(`.sheet-grid [data-square="${x},${y}"]`)?.focus();
}
