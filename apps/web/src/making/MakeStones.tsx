import { useState } from 'react';
import { saveFile } from '../device/saveFile.js';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { FileState, useFile } from './FileState.js';
import './making.css';
import { DEFAULT_MODEL, ModelChoices } from './ModelChoices.js';

/** The eleven stones for a 3D printer. */
export function MakeStones() {
	const t = useBook().making;
	const [size, setSize] = useState(DEFAULT_MODEL);
	const file = useFile();
	const saveStl = async () => {
		const { makeStl, stoneMeshes } = await import('@rumis/workshop/mesh');
		saveFile('rumis-stones.stl', makeStl(stoneMeshes(size)), 'model/stl');
	};
	const saveThreeMf = async () => {
		const { makeThreeMf, stoneMeshes } = await import('@rumis/workshop/mesh');
		saveFile('rumis-stones.3mf', makeThreeMf(stoneMeshes(size), t.stones), 'model/3mf');
	};
	return (
		<section className="making-group">
			<h3>{t.stones}</h3>
			<p className="note small">{t.stonesHint}</p>
			<ModelChoices size={size} onChange={setSize} />
			<div className="making-buttons">
				<Button icon="cube" disabled={file.isBusy} onClick={() => file.make(saveStl)}>
					{t.stl}
				</Button>
				<Button icon="cube" disabled={file.isBusy} onClick={() => file.make(saveThreeMf)}>
					{t.threeMf}
				</Button>
			</div>
			<FileState file={file} />
		</section>
	);
}
