import { playerCounts, type Scenario } from '@rumis/rules';
import { boardSheet, makePdf, makeSvg, type Paper, pagesOf } from '@rumis/workshop/print';
import { limitText } from '../text/board.js';
import { type Output, writeOutput } from './output.js';

export interface BoardPrint {
	readonly output: Output<'pdf' | 'svg'>;
	/** The edge of a square in millimetres. */
	readonly square: number;
	readonly paper: Paper;
}

/** Writes a board at true scale; returns the number of pages. */
export async function printBoard(scenario: Scenario, { output, square, paper }: BoardPrint): Promise<number> {
	const { name, gloss = '' } = scenario;
	const limits = playerCounts(scenario).map((players) => limitText(scenario, players));
	const sheet = boardSheet(scenario, square, { title: name, subtitle: gloss, limits });
	if (output.format === 'svg') {
		writeOutput(output, makeSvg(sheet));
		return 1;
	}
	const pages = pagesOf(sheet, paper);
	writeOutput(output, new Uint8Array(await makePdf(pages, name)));
	return pages.length;
}
