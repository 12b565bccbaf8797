import type { Cell, PlacedStone, ReadonlyPosition } from '@rumis/rules';
import { buildingIn, buildingOf } from '@rumis/workshop/print';
import { useBook } from '../i18n/useTexts.js';
import { Dialog } from '../ui/Dialog.js';
import { useBoardWords } from '../wording/useBoardWords.js';
import { MakeBoard } from './MakeBoard.js';
import { MakeBuilding } from './MakeBuilding.js';

/** A building: in a game, or in a solitaire frame. */
export type Built =
	| { readonly position: ReadonlyPosition }
	| {
			readonly frame: {
				/** Used in file names. */
				readonly id: string;
				readonly title: string;
				readonly cells: readonly Cell[];
				/** In placement order. */
				readonly stones: readonly PlacedStone[];
			};
	  };

/** What can be printed: the current building, and its board. */
export function MakeDialog(props: Built & { readonly onClose: () => void }) {
	const t = useBook().making;
	return (
		<Dialog title={t.title} onClose={props.onClose}>
			<div className="making">{'frame' in props ? <OfFrame {...props} /> : <OfGame {...props} />}</div>
		</Dialog>
	);
}

function OfGame({ position }: Extract<Built, { position: unknown }>) {
	const { scenario } = position.setup;
	return (
		<>
			<MakeBuilding building={buildingOf(position)} title={useBoardWords()(scenario).name} />
			<MakeBoard board={scenario} />
		</>
	);
}

const OfFrame = ({ frame }: Extract<Built, { frame: unknown }>) => (
	<MakeBuilding building={buildingIn(frame.id, frame.cells, frame.stones)} title={frame.title} />
);
