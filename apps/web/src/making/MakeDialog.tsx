import './making.css';
import type { Cell, Owner, PlacedStone, ReadonlyPosition } from '@rumis/rules';
import {
	type Building,
	buildingIn,
	buildingOf,
	buildingSheet,
	makePdf,
	pagesOf,
} from '@rumis/workshop/print';
import { useState } from 'react';
import { saveFile } from '../device/saveFile.js';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { useBoardWords } from '../wording/useBoardWords.js';
import { FileState, useFile } from './FileState.js';
import { MakeBoard } from './MakeBoard.js';
import { DEFAULT_MODEL, ModelChoices } from './ModelChoices.js';

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

interface Props {
	readonly building: Building;
	readonly title: string;
}

/** A building on paper, as building instructions, and for a 3D printer. */
function MakeBuilding({ building, title }: Props) {
	const { making: t, rules } = useBook();
	const { id, stones } = building;
	const [size, setSize] = useState(DEFAULT_MODEL);
	const file = useFile();
	if (stones.length === 0) return <p>{t.empty}</p>;
	const saveSheet = async () => {
		const stone = (owner: Owner, move: string) => t.stone(rules.Owners[owner], move);
		const drawing = buildingSheet(building, { title, level: t.level, stone });
		saveFile(`${id}-sheet.pdf`, await makePdf(pagesOf(drawing, 'a4'), title), 'application/pdf');
	};
	const saveSolid = async () => {
		const { makeStl, solidMesh } = await import('@rumis/workshop/mesh');
		saveFile(`${id}.stl`, makeStl([solidMesh(stones, title, size)]), 'model/stl');
	};
	const saveLoose = async () => {
		const { buildingMeshes, makeThreeMf } = await import('@rumis/workshop/mesh');
		saveFile(`${id}.3mf`, makeThreeMf(buildingMeshes(stones, size), title), 'model/3mf');
	};
	return (
		<section className="making-group">
			<h3>{t.building}</h3>
			<Button icon="print" disabled={file.isBusy} onClick={() => file.make(saveSheet)}>
				{t.sheet}
			</Button>
			<p className="note small">{t.sheetHint}</p>
			<div className="making-buttons">
				<Button icon="cube" disabled={file.isBusy} onClick={() => file.make(saveSolid)}>
					{t.solid}
				</Button>
				<Button icon="cube" disabled={file.isBusy} onClick={() => file.make(saveLoose)}>
					{t.loose}
				</Button>
			</div>
			<p className="note small">{t.modelHint}</p>
			<ModelChoices size={size} onChange={setSize} />
			<FileState file={file} />
		</section>
	);
}
