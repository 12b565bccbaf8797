import { SCENARIOS } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { must } from '../../test/puzzles.js';
import { boxShape, makeShape, parseShape, scenarioShape, shapeOf } from './shape.js';

describe('shapes', () => {
	it('are parsed as written', () => {
		const text = '##.\n###\n\n#..\n.#.\n';
		expect(makeShape(must(parseShape(text)))).toBe(text);
		expect(must(parseShape('x#\n\n\n\n#.')).cells).toEqual([
			{ x: 0, y: 0, z: 0 },
			{ x: 1, y: 0, z: 0 },
			{ x: 0, y: 0, z: 1 },
		]);
	});

	it('report where a text is no shape', () => {
		expect(parseShape('##\n#?')).toEqual({ ok: false, error: { code: 'shapeSign', line: 2, column: 2 } });
		expect(parseShape('..\n')).toEqual({ ok: false, error: { code: 'shapeEmpty' } });
		expect(parseShape('#'.repeat(40))).toEqual({ ok: false, error: { code: 'shapeSize' } });
		expect(boxShape(0, 3, 3)).toEqual({ ok: false, error: { code: 'shapeSize' } });
		expect(boxShape(32, 32, 32)).toEqual({ ok: false, error: { code: 'shapeSize' } });
		expect(shapeOf([{ x: -1, y: 0, z: 0 }])).toEqual({ ok: false, error: { code: 'shapeSize' } });
	});

	it('contain everything that may be built on a scenario', () => {
		const chullpa = SCENARIOS.find(({ id }) => id === 'chullpa')!;
		const coricancha = SCENARIOS.find(({ id }) => id === 'coricancha')!;
		expect(must(scenarioShape(chullpa, 2)).cells.length).toBe(80);
		expect(must(scenarioShape(coricancha, 2)).cells.length).toBe(92);
		expect(must(scenarioShape(coricancha, 3)).cells.length).toBe(120);
		expect(scenarioShape(chullpa, 6)).toEqual({ ok: false, error: { code: 'shapePlayers' } });
	});
});
