import type { ReadonlyPosition } from '@rumis/rules';
import { useBook } from '../i18n/useTexts.js';
import { Dialog } from '../ui/Dialog.js';
import { MakeBoard } from './MakeBoard.js';
import { MakeBuilding } from './MakeBuilding.js';

interface Props {
	readonly position: ReadonlyPosition;
	readonly onClose: () => void;
}

/** What can be printed of a game: the building as it stands, and the board below it. */
export function MakeDialog({ position, onClose }: Props) {
	const t = useBook().making;
	return (
		<Dialog title={t.title} onClose={onClose}>
			<div className="making">
				<MakeBuilding position={position} />
				<MakeBoard board={position.setup.scenario} />
			</div>
		</Dialog>
	);
}
