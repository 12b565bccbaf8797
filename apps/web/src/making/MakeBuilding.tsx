import { makeMove, type PlacedStone, type ReadonlyPosition } from '@rumis/rules';
import { buildingSheet, pagesOf } from '@rumis/workshop/print';
import { useState } from 'react';
import { DYES } from '../board/palette.js';
import { saveFile } from '../device/saveFile.js';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useBoardWords } from '../wording/useBoardWords.js';
import { FileState, useFile } from './FileState.js';
import './making.css';
import { DEFAULT_MODEL, ModelChoices } from './ModelChoices.js';
import { makePdf } from './pdf.js';

/** A building on paper, to build it again, and for a 3D printer. */
export function MakeBuilding({ position }: { readonly position: ReadonlyPosition }) {
	const t = useBook();
	const { scenario } = position.setup;
	const title = useBoardWords()(scenario).name;
	const [size, setSize] = useState(DEFAULT_MODEL);
	const file = useFile();
	const stones = placedInOrder(position);
	if (stones.length === 0) return <p>{t.making.empty}</p>;
	const saveSheet = async () => {
		const drawing = buildingSheet(scenario, stones, sheetWords(title, stones, t));
		saveFile(`${scenario.id}-sheet.pdf`, await makePdf(pagesOf(drawing, 'a4'), title), 'application/pdf');
	};
	const saveSolid = async () => {
		const { makeStl, solidMesh } = await import('@rumis/workshop/mesh');
		saveFile(`${scenario.id}.stl`, makeStl([solidMesh(stones, title, size)]), 'model/stl');
	};
	const saveLoose = async () => {
		const { buildingMeshes, makeThreeMf } = await import('@rumis/workshop/mesh');
		saveFile(`${scenario.id}.3mf`, makeThreeMf(buildingMeshes(stones, size), title), 'model/3mf');
	};
	return (
		<section className="making-group">
			<h3>{t.making.building}</h3>
			<Button icon={<Icon name="print" />} disabled={file.isBusy} onClick={() => file.make(saveSheet)}>
				{t.making.sheet}
			</Button>
			<p className="making-hint">{t.making.sheetHint}</p>
			<div className="making-buttons">
				<Button icon={<Icon name="cube" />} disabled={file.isBusy} onClick={() => file.make(saveSolid)}>
					{t.making.solid}
				</Button>
				<Button icon={<Icon name="cube" />} disabled={file.isBusy} onClick={() => file.make(saveLoose)}>
					{t.making.loose}
				</Button>
			</div>
			<p className="making-hint">{t.making.modelHint}</p>
			<ModelChoices size={size} onChange={setSize} />
			<FileState file={file} />
		</section>
	);
}

interface OrderedStone extends PlacedStone {
	/** How it was placed: `L4 b2,b3,b4,c4`. */
	readonly move: string;
}

/** The stones on the board, in the order in which they came there. */
function placedInOrder(position: ReadonlyPosition): readonly OrderedStone[] {
	const last = new Map(
		position.history.map((played, at) => [`${played.owner} ${played.move.stone}`, { played, at }]),
	);
	const found = position
		.stones()
		.map((placed) => ({ placed, come: last.get(`${placed.owner} ${placed.stone}`) }));
	return found
		.sort((one, other) => (one.come?.at ?? 0) - (other.come?.at ?? 0))
		.map(({ placed, come }) => ({ ...placed, move: come ? makeMove(come.played.move) : placed.stone }));
}

/** Cubes bear the number of their stone; the list below says whose it is. */
const sheetWords = (title: string, stones: readonly OrderedStone[], { making, rules }: BookTexts) => ({
	title,
	level: making.level,
	label: (_: PlacedStone, order: number) => String(order),
	stones: stones.map(({ owner, move }, at) => `${at + 1}. ${rules.Owners[owner]}: ${move}`),
	colourOf: ({ owner }: PlacedStone) => DYES[owner].top,
});
