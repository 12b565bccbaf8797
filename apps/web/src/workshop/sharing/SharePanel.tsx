import '../../people/people.css';
import './sharing.css';
import { MAX_SQUARES } from '@rumis/protocol';
import { type BoardLink, makeBoardLink, makeScenario, type Scenario } from '@rumis/rules';
import { useMemo } from 'react';
import { saveFile } from '../../device/saveFile.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { go, linkToPage } from '../../navigation/route.js';
import { fillableBoards, ownBoardId } from '../../solitaire/puzzles/catalogue.js';
import { Button } from '../../ui/Button.js';
import { CopyLine } from '../../ui/CopyLine.js';
import { saveDrawing } from '../editing/saving.js';
import { useBoard } from '../editing/useBoard.js';
import { onlineTrouble, playHere, playOnline } from './playing.js';
import { QrCode } from './QrCode.js';

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
					icon="save"
					onClick={() => saveFile(`${scenario.id}.json`, makeScenario(scenario), 'application/json')}
				>
					{t.file}
				</Button>
				<p className="note small">{t.fileHint}</p>
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
			<Button look="primary" icon="play" onClick={saved(playHere)}>
				{t.play}
			</Button>
			<Button icon="cube" disabled={count === undefined} onClick={saved(fill)}>
				{t.fillIt}
			</Button>
			{/* Last, because what stands behind it is about it. */}
			<Button icon="globe" disabled={trouble !== null} onClick={saved(playOnline)}>
				{t.playOnline}
			</Button>
			<p className="note small">
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
			<p className="note small">{t.linkHint(number(made.link.length))}</p>
			{least && <p className="note small">{t.leftOut[least]}</p>}
			<QrCode text={made.link} label={t.qr} />
		</div>
	);
}

/** URLs that contain a board. */
/** Longer URLs are cut off by some messengers, and make unreadable QR codes. */
const LONGEST_ADDRESS = 1500;

/** The full URL of a board; null if not even its name fits. */
function addressOf(scenario: Scenario): BoardLink | null {
	const before = linkToPage({ page: 'board', link: '' });
	// With an empty link, the URL does not have the slash before it.
	const made = makeBoardLink(scenario, LONGEST_ADDRESS - before.length - 1);
	return made && { ...made, link: linkToPage({ page: 'board', link: made.link }) };
}
