import { describe, expect, it } from 'vitest';
import { typeset } from './typography.js';

describe('French spaces', () => {
	it('keep a sign on the line of its word', () => {
		const texts = typeset({ won: 'Tu gagnes !', parts: { place: 'Ligne 2 :', quoted: '« plan » ; fin' } });
		expect(texts.won).toBe('Tu gagnes\u202f!');
		expect(texts.parts).toEqual({ place: 'Ligne 2\u202f:', quoted: '«\u202fplan\u202f»\u202f; fin' });
	});

	it('keep a long number together', () => {
		expect(typeset({ count: '3 372 façons' }).count).toBe('3\u202f372 façons');
	});

	it('keep a percent sign with its number', () => {
		expect(typeset({ scale: 'à 100 %, sans marge' }).scale).toBe('à 100\u202f%, sans marge');
	});

	it('leave a list a list', () => {
		expect(typeset({ lines: ['Bravo !', 'Fin'] }).lines).toEqual(['Bravo\u202f!', 'Fin']);
	});

	it('are also put into the results of functions', () => {
		const texts = typeset({ wins: (who: string) => `${who} gagne !` });
		expect(texts.wins('Anne')).toBe('Anne gagne\u202f!');
	});

	it('are not put where a sign has another meaning', () => {
		expect(typeset({ address: 'http ://x, ?a' }).address).toBe('http ://x, ?a');
	});
});
