import { MAX_SQUARES } from '@rumis/protocol';
import { makeScenario, type Scenario } from '@rumis/rules';
import { useMemo } from 'react';
import { saveFile } from '../../device/saveFile.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { go } from '../../navigation/route.js';
import { fillableBoards, ownBoardId } from '../../solitaire/puzzles/catalogue.js';
import { Button } from '../../ui/Button.js';
import { CopyLine } from '../../ui/CopyLine.js';
import { Icon } from '../../ui/Icon.js';
import { saveDrawing } from '../editing/saving.js';
import { useBoard } from '../editing/useBoard.js';
import { addressOf } from './links.js';
import { onlineTrouble, playHere, playOnline } from './playing.js';
import { QrCode } from './QrCode.js';
import '../../people/people.css';
import './sharing.css';

/** Everything that can be done with a valid board. */
export function SharePanel() {
	const t = useBook().workshop;
	const { scenario, faults } = useBoard();
	if (faults.length > 0) return <p>{t.correctFirst}</p>;
	return (
		<div className="sharing">
			<PlayButtons board={scenario} />
			<div className="sharing-file">
				<Button
					icon={<Icon name="save" />}
					onClick={() => saveFile(`${scenario.id}.json`, makeScenario(scenario), 'application/json')}
				>
					{t.file}
				</Button>
				<p className="workshop-hint">{t.fileHint}</p>
			</div>
			<BoardAddress board={scenario} />
		</div>
	);
}

/** A board is saved before it is played, so that games can find it. */
function PlayButtons({ board }: { readonly board: Scenario }) {
	const t = useBook().workshop;
	const trouble = onlineTrouble(board);
	const count = useMemo(() => fillableBoards([board])[0]?.players[0], [board]);
	const saved = (then: (board: Scenario) => void) => () => {
		const kept = saveDrawing();
		if (kept) then(kept);
	};
	const fill = ({ id }: Scenario) => go({ page: 'solitaire', puzzle: ownBoardId(id, count ?? 2) });
	return (
		<div className="sharing-play">
			<Button look="primary" icon={<Icon name="play" />} onClick={saved(playHere)}>
				{t.play}
			</Button>
			<Button icon={<Icon name="globe" />} disabled={trouble !== null} onClick={saved(playOnline)}>
				{t.playOnline}
			</Button>
			<Button icon={<Icon name="cube" />} disabled={count === undefined} onClick={saved(fill)}>
				{t.fillIt}
			</Button>
			<p className="workshop-hint">
				{trouble === null
					? t.onlineHint
					: trouble === 'onlineLarge'
						? t.onlineLarge(MAX_SQUARES)
						: t.onlineLong}
			</p>
		</div>
	);
}

/** The link that contains the board, to copy or to scan. */
function BoardAddress({ board }: { readonly board: Scenario }) {
	const t = useBook().workshop;
	const number = useNumber();
	const made = useMemo(() => addressOf(board), [board]);
	if (!made) return <p>{t.linkLong}</p>;
	const least = made.leftOut.at(-1);
	return (
		<div className="sharing-link">
			<h3>{t.link}</h3>
			<CopyLine label={t.link} text={made.link} />
			<p className="workshop-hint">{t.linkHint(number(made.link.length))}</p>
			{least && <p className="workshop-hint">{t.leftOut[least]}</p>}
			<QrCode text={made.link} label={t.qr} />
		</div>
	);
}
