import type { Owner } from '@rumis/rules';
import { type Building, buildingSheet, makePdf, pagesOf } from '@rumis/workshop/print';
import { useState } from 'react';
import { saveFile } from '../device/saveFile.js';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { FileState, useFile } from './FileState.js';
import './making.css';
import { DEFAULT_MODEL, ModelChoices } from './ModelChoices.js';

interface Props {
	readonly building: Building;
	readonly title: string;
}

/** A building on paper, as building instructions, and for a 3D printer. */
export function MakeBuilding({ building, title }: Props) {
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
			<Button icon={<Icon name="print" />} disabled={file.isBusy} onClick={() => file.make(saveSheet)}>
				{t.sheet}
			</Button>
			<p className="making-hint">{t.sheetHint}</p>
			<div className="making-buttons">
				<Button icon={<Icon name="cube" />} disabled={file.isBusy} onClick={() => file.make(saveSolid)}>
					{t.solid}
				</Button>
				<Button icon={<Icon name="cube" />} disabled={file.isBusy} onClick={() => file.make(saveLoose)}>
					{t.loose}
				</Button>
			</div>
			<p className="making-hint">{t.modelHint}</p>
			<ModelChoices size={size} onChange={setSize} />
			<FileState file={file} />
		</section>
	);
}
