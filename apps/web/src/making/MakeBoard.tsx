import type { Limit, Scenario } from '@rumis/rules';
import { playerCounts } from '@rumis/rules';
import {
	boardSheet,
	DEFAULT_SQUARE,
	makePdf,
	makeSvg,
	PAPERS,
	type Paper,
	pagesOf,
	SQUARE_SIZES,
} from '@rumis/workshop/print';
import { useMemo, useState } from 'react';
import { saveFile } from '../device/saveFile.js';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { Select } from '../ui/Select.js';
import { useBoardWords } from '../wording/useBoardWords.js';
import { FileState, useFile } from './FileState.js';
import './making.css';
import { useLength } from './ModelChoices.js';

/** The same in every language. */
const PAPER_NAMES: Readonly<Record<Paper, string>> = { a4: 'A4', a3: 'A3', letter: 'Letter' };

/** A board on paper: scale, paper size and file format. */
export function MakeBoard({ board }: { readonly board: Scenario }) {
	const t = useBook();
	const words = useBoardWords()(board);
	const [square, setSquare] = useState<number>(DEFAULT_SQUARE);
	const [paper, setPaper] = useState<Paper>('a4');
	const sayLength = useLength();
	const file = useFile();
	const sheet = useMemo(
		() =>
			boardSheet(board, square, { title: words.name, subtitle: words.gloss, limits: limitLines(board, t) }),
		[board, square, words.name, words.gloss, t],
	);
	const pages = useMemo(() => pagesOf(sheet, paper), [sheet, paper]);
	const savePdf = async () =>
		saveFile(`${board.id}.pdf`, await makePdf(pages, words.name), 'application/pdf');
	return (
		<section className="making-group">
			<h3>{t.making.board}</h3>
			<div className="making-choices">
				<Select
					label={t.making.square}
					options={SQUARE_SIZES.map((value) => ({ value, label: sayLength(value) }))}
					value={square}
					onChange={setSquare}
				/>
				<Select
					label={t.making.paper}
					options={(Object.keys(PAPERS) as Paper[]).map((value) => ({
						value,
						label: PAPER_NAMES[value],
					}))}
					value={paper}
					onChange={setPaper}
				/>
			</div>
			<p>{t.making.pages(pages.length)}</p>
			<p className="making-hint">{t.making.boardHint}</p>
			<div className="making-buttons">
				<Button icon={<Icon name="print" />} disabled={file.isBusy} onClick={() => file.make(savePdf)}>
					{t.making.pdf}
				</Button>
				<Button
					icon={<Icon name="save" />}
					onClick={() => saveFile(`${board.id}.svg`, makeSvg(sheet), 'image/svg+xml')}
				>
					{t.making.svg}
				</Button>
			</div>
			<FileState file={file} />
		</section>
	);
}

function limitLines(board: Scenario, { making }: BookTexts): string[] {
	const say = ({ zone }: Limit) =>
		zone === 'r' ? making.limitRed : zone === 'b' ? making.limitBlue : making.limit;
	return playerCounts(board).map((players) => {
		const limit = board.limits[players]!;
		return say(limit)(players, limit.height);
	});
}
