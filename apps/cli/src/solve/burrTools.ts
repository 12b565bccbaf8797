/**
 * Puzzles and solutions in the format of BurrTools (the XML inside an `.xmpuzzle` file, optionally gzipped).
 * Every solution is a separate problem whose pieces are drawn in their final orientation, so no numbering of
 * rotations is needed: each is only translated.
 */
import type { Cell } from '@rumis/rules';
import { orientationsOf } from '@rumis/rules';
import { cellCode, extentOf, type Packing, type PackingPuzzle, type Placed } from '@rumis/solver';

/** BurrTools' codes for the state of a problem. */
const UNSOLVED = 0;
const SOLVED = 2;

export function makeBurrTools({ shape, stock }: PackingPuzzle, solutions: readonly Packing[]): string {
	const voxels: string[] = [voxel(shape.cells, '')];
	const stones = stock.filter(({ max }) => max > 0);
	const pieces = stones.map(({ stone, min, max }) => {
		voxels.push(voxel(orientationsOf(stone)[0]!.cells, stone));
		return `        <shape id="${voxels.length - 1}" min="${min}" max="${max}"/>`;
	});
	const problems = [problem('RUMIS', UNSOLVED, pieces, '')];
	const known = new Map<string, number>();
	solutions.forEach((packing, index) => {
		problems.push(solvedProblem(`solution ${index + 1}`, packing, voxels, known));
	});
	return [
		'<?xml version="1.0"?>',
		'<puzzle version="2">',
		'  <gridType type="0"/>',
		'  <colors/>',
		'  <shapes>',
		...voxels.map((text) => `    ${text}`),
		'  </shapes>',
		'  <problems>',
		...problems,
		'  </problems>',
		'  <comment/>',
		'</puzzle>',
		'',
	].join('\n');
}

/** A shape as BurrTools draws it: x first, then y, then z, `#` filled and `_` empty. */
function voxel(cells: readonly Cell[], name: string): string {
	const { width, depth, height } = extentOf({ cells });
	const filled = new Set(cells.map(cellCode));
	let text = '';
	for (let z = 0; z < height; z++) {
		for (let y = 0; y < depth; y++) {
			for (let x = 0; x < width; x++) text += filled.has(cellCode({ x, y, z })) ? '#' : '_';
		}
	}
	const label = name ? ` name="${name}"` : '';
	return `<voxel x="${width}" y="${depth}" z="${height}"${label} type="0">${text}</voxel>`;
}

/** Adds the oriented pieces to the shapes, unless they exist, and places every copy. */
function solvedProblem(name: string, packing: Packing, voxels: string[], known: Map<string, number>): string {
	const places = new Map<number, string[]>();
	for (const placed of packing) {
		const { text, corner } = drawn(placed);
		const id = known.get(text) ?? voxels.push(text) - 1;
		known.set(text, id);
		// The last number is the rotation: none.
		places.set(id, [...(places.get(id) ?? []), `${corner.x} ${corner.y} ${corner.z} 0`]);
	}
	const pieces = [...places].map(([id, copies]) => `        <shape id="${id}" count="${copies.length}"/>`);
	return problem(name, SOLVED, pieces, [...places.values()].flat().join(' '));
}

function drawn({ stone, cells }: Placed): { readonly text: string; readonly corner: Cell } {
	const least = (axis: 'x' | 'y' | 'z'): number => Math.min(...cells.map((cell) => cell[axis]));
	const corner = { x: least('x'), y: least('y'), z: least('z') };
	const moved = cells.map(({ x, y, z }) => ({ x: x - corner.x, y: y - corner.y, z: z - corner.z }));
	return { text: voxel(moved, stone), corner };
}

function problem(name: string, state: number, pieces: readonly string[], assembly: string): string {
	const facts = state === SOLVED ? ' assemblies="1" solutions="1" time="0"' : '';
	const solution = `      <solutions><solution asmNum="0"><assembly>${assembly}</assembly></solution></solutions>`;
	return [
		`    <problem name="${name}" state="${state}"${facts}>`,
		'      <shapes>',
		...pieces,
		'      </shapes>',
		'      <result id="0"/>',
		'      <bitmap/>',
		...(assembly ? [solution] : []),
		'    </problem>',
	].join('\n');
}
