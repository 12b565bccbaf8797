/** Sets up a game on its page, with the mouse. */
import { COLOURS, type ModeId } from '@rumis/rules';
import type { Locator, Page } from 'playwright-core';
import { press } from './hands.js';
import { boardReady, button, texts } from './screen.js';

export interface WantedGame {
	readonly board: string;
	readonly mode: ModeId;
	readonly players: number;
	readonly ruin?: 'turns' | 'chance';
	/** Whether a person has the first seat, or two have the first and the second; bots have the others. */
	readonly person?: boolean | 'two';
	/** The level of the first bot, 1 to 9. */
	readonly level?: number;
}

/** One card of a group of choices. */
const card = (page: Page, legend: string, value: string | number): Locator =>
	page
		.locator('fieldset', { has: page.locator(`legend:text-is("${legend}")`) })
		.locator('label', { has: page.locator(`input[value="${value}"]`) });

/** The colours of a seat, as named on the page: in duo a seat has two. */
function seatCalled(mode: ModeId, seat: number): string {
	const names = COLOURS.map((colour) => texts.rules.Owners[colour]);
	return mode === 'duo' ? texts.setup.and(names[seat]!, names[seat + 2]!) : names[seat]!;
}

/** From the page of a new game, or any other, to the board. */
export async function startGame(page: Page, wanted: WantedGame): Promise<void> {
	const { board, mode, players, ruin, person = false, level } = wanted;
	const { setup } = texts;
	await page.evaluate(() => {
		location.hash = '#/new';
	});
	await press(card(page, setup.board, board));
	await press(card(page, setup.mode, mode));
	if (ruin) await press(card(page, setup.ruin, ruin));
	// If only one number is possible, it is preselected.
	const count = card(page, setup.playerCount, players);
	if (await count.locator('input').isEnabled()) await press(count);
	if (!person) await press(card(page, setup.seat(seatCalled(mode, 0)), 'bot'));
	if (person === 'two') await press(card(page, setup.seat(seatCalled(mode, 1)), 'person'));
	const bot = person ? 1 : 0;
	if (level) await page.getByLabel(setup.levelOf(seatCalled(mode, bot))).selectOption(String(level));
	await press(button(page, setup.go));
	await boardReady(page);
}
