import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../packages/workshop/test/readPdf.js';
import { expectClosed, readStl } from '../../../../packages/workshop/test/readStl.js';
import { STRIP } from '../../test/boards.js';
import { rumis } from '../../test/rumis.js';
import { makeTempFolder } from '../../test/tempFolder.js';

const folder = makeTempFolder();
const GAME = '1.pisac.4.standard.yellow.39.YFVynA3VuRXH9lsLaeeOXAX9I5h193MK_ITh';

/** Runs a command that writes this file, and reads it. */
function made(name: string, words: readonly string[], said: string): Buffer {
	const run = rumis([...words, '-o', name], { cwd: folder.path });
	expect(run).toEqual({ code: 0, out: `${name}: ${said}\n`, err: '' });
	return readFileSync(folder.at(name));
}

describe('rumis scenario print', () => {
	it('writes a custom board as PDF with squares of the requested size', async () => {
		const board = folder.write('strip.json', STRIP);
		const pages = await readPdf(made('strip.pdf', ['scenario', 'print', board, '--square', '25'], '1 page'));
		const isSquare = ({ width, height }: { width: number; height: number }) =>
			Math.abs(width - 25) < 0.05 && Math.abs(height - 25) < 0.05;
		expect(pages[0]!.boxes.filter(isSquare)).toHaveLength(4);
		expect(pages[0]!.text).toContain('2 players: height 1, whole plan');
	});

	it('writes several pages if one is too small, and SVG in one piece', async () => {
		const print = ['scenario', 'print', 'huaca', '--square', '30'];
		expect(await readPdf(made('huaca.pdf', [...print, '--paper', 'letter'], '4 pages'))).toHaveLength(4);
		expect(made('huaca.SVG', print, '1 page').toString()).toMatch(/^<svg .*mm" height=/);
	});

	it.each([
		[['-o', 'board.png'], 2, 'It must end with .pdf or .svg.'],
		[['-o', 'no/folder/board.pdf'], 1, 'rumis: no/folder/board.pdf: no such file'],
	])('refuses %j', (words, code, reason) => {
		const run = rumis(['scenario', 'print', 'pisac', ...words], { cwd: folder.path });
		expect(run.code).toBe(code);
		expect(run.err).toContain(reason);
	});
});

describe('models for a 3D printer', () => {
	it('contain all stones as closed bodies of the requested size', () => {
		const triangles = readStl(
			made('stones.stl', ['scenario', 'stones', '--cube', '10', '--clearance', '0.5'], '11 stones'),
		);
		expectClosed(triangles);
		const highest = Math.max(...triangles.flat().map(([, , z]) => z!));
		expect(highest, 'two levels').toBeCloseTo(19.75);
	});

	it('contain a building in one piece or stone by stone, and its sheet', async () => {
		expectClosed(readStl(made('building.stl', ['show', GAME], '39 stones')));
		const model = unzipSync(made('building.3mf', ['show', GAME, '--ply', '5'], '5 stones'))[
			'3D/3dmodel.model'
		];
		expect(strFromU8(model!).match(/<object /g)).toHaveLength(5);
		const pages = await readPdf(made('building.pdf', ['show', GAME], '39 stones'));
		expect(pages.map(({ text }) => text).join(' ')).toContain('39. red: I2 a1,b1');
	});

	it('are refused before the first move', () => {
		const run = rumis(['show', GAME, '--ply', '0', '-o', folder.at('empty.stl')]);
		expect([run.code, run.err]).toEqual([1, 'rumis: there are no stones on the board yet\n']);
	});
});
