import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { LiveBoard } from '../stage/LiveBoard.js';
import { Button } from '../ui/Button.js';
import { cubeView } from './cube.js';

/** The small cube, to be turned and to be taken apart. */
export function CubeFigure() {
	const t = useTexts();
	const [isApart, setApart] = useState(false);
	return (
		<figure className="rules-sample">
			<div className="rules-board">
				<LiveBoard view={cubeView(isApart)} label={t.rulesBook.cubeLabel} />
			</div>
			<figcaption>
				<Button onClick={() => setApart(!isApart)}>
					{isApart ? t.rulesBook.together : t.rulesBook.apart}
				</Button>
			</figcaption>
		</figure>
	);
}
