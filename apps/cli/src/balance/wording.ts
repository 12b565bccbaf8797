import type { Change, PlanError, Remark, Verdict } from '@rumis/balance';
import { MAX_GAMES } from '@rumis/balance';
import { makeSquare } from '@rumis/rules';
import { saySetup } from '../text/wording.js';

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

export function sayVerdict(verdict: Verdict): string {
	switch (verdict.code) {
		case 'tooFewGames':
			return 'Too few games for a verdict: play at least 50.';
		case 'balanced':
			return 'Balanced: no seat wins noticeably more or less than its share.';
		case 'seatAhead':
			return `Seat ${verdict.seat + 1} wins too often, ${percent(verdict.excess, 0)} of all games more than its fair share: draw lots for the seats, or take turns.`;
		case 'seatBehind':
			return `Seat ${verdict.seat + 1} wins too rarely, ${percent(-verdict.excess, 0)} of all games less than its fair share: draw lots for the seats, or take turns.`;
	}
}

const REMARKS: Readonly<Record<Remark, string>> = {
	tight: 'The board is tight: players are left with many stones.',
	roomy: 'The board is roomy: nearly all stones are placed in every game.',
	shutOut: 'Players are often shut out early.',
	manyTies: 'Many games are tied.',
	oneSided: 'The first to take the lead almost always wins.',
	unusedSquares: 'Some squares are hardly ever built on.',
};

export const sayRemark = (remark: Remark): string => REMARKS[remark];

export function sayChange(change: Change): string {
	switch (change.code) {
		case 'addSquare':
			return `add a square at ${makeSquare(change)}`;
		case 'removeSquare':
			return `remove the square ${makeSquare(change)}`;
		case 'raiseSquare':
			return `one more level on ${makeSquare(change)}`;
		case 'lowerSquare':
			return `one level fewer on ${makeSquare(change)}`;
		case 'raiseLimit':
			return `raise the maximum height to ${change.height}`;
		case 'lowerLimit':
			return `lower the maximum height to ${change.height}`;
	}
}

export function sayPlanError({ code }: PlanError): string {
	switch (code) {
		case 'planBot':
			return 'unknown bot';
		case 'planGames':
			return `the number of games must be between 1 and ${MAX_GAMES}`;
		case 'planSeed':
			return 'the seed is too large';
		default:
			return saySetup(code);
	}
}
