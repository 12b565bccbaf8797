import { makeBot } from '@rumis/engine';
import { layRandomRuin, makeMove, Position } from '@rumis/rules';
import { startTable } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { type Choices, choose, DEFAULT_CHOICES } from './choices.js';
import { configOf } from './config.js';

const choosing = (...changes: Parameters<typeof choose>[1][]): Choices =>
	changes.reduce<Choices>(choose, DEFAULT_CHOICES);

describe('from choices to a table', () => {
	it('has exactly the seats that play, with names as typed', () => {
		const { seats } = configOf(choosing({ players: 3 }, { seat: 0, is: { name: '  Ana\tMaría ' } }));
		expect(seats).toHaveLength(3);
		expect(seats[0]).toEqual({ kind: 'person', name: 'Ana María' });
	});

	it('names bots that the engine knows', () => {
		const styles = ['level', 'climber', 'blocker', 'spreader'] as const;
		for (const style of styles) {
			const [, seat] = configOf(choosing({ seat: 1, is: { style, level: 9 } })).seats;
			expect(seat?.kind === 'bot' && makeBot(seat.bot, 1).ok).toBe(true);
		}
	});

	it('lets every colour open sometimes when chance decides', () => {
		const choices = choosing({ mode: 'duo' });
		const starts = Array.from({ length: 60 }, (_, seed) => configOf(choices, () => seed).setup.start);
		expect(new Set(starts)).toEqual(new Set(['yellow', 'red', 'green', 'blue']));
	});

	it('hands a saved ruin over, and the table takes it', () => {
		const ruinas = choosing({ mode: 'ruinas' });
		const position = Position.start(configOf(ruinas).setup);
		if (!position.ok) throw new Error(position.error.code);
		layRandomRuin(position.value, 3);
		const { moves } = position.value;
		const config = configOf(choose(ruinas, { ruinFile: { name: 'x', moves }, ruin: 'file' }));
		expect(config.ruin).toEqual(moves.map(makeMove));
		expect(startTable(config).ok).toBe(true);
	});

	it('has no ruin in modes without one', () => {
		expect(configOf(choosing({ ruin: 'chance' })).ruin).toBe('turns');
	});
});
