import { useState } from 'react';
import { useBook } from '../i18n/useTexts.js';
import { LiveBoard } from '../play/LiveBoard.js';
import { Button } from '../ui/Button.js';
import { cubeView } from './cube.js';

/** The small cube, which can be turned and spread apart. */
export function CubeFigure() {
	const t = useBook();
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
