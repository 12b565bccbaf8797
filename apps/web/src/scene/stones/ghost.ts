/**
 * The ghost: the held stone, transparent, where it would be placed; with its shadow, and the reason if it
 * does not fit.
 */
import type { Owner } from '@rumis/rules';
import { BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial } from 'three';
import { DYES } from '../../board/palette.js';
import type { GhostView } from '../../board/view.js';
import type { Look } from '../materials/themes.js';
import { edgeBars } from '../shapes/bars.js';
import { edgeRuns } from '../shapes/stoneEdges.js';
import { faceIndices, shapeKey, stoneShape } from '../shapes/stoneShape.js';
import type { CubeGrid } from '../space/cubeGrid.js';
import { leastOf } from '../space/space.js';
import { makeBadCells } from './badCells.js';
import { makeGhostShadow } from './ghostShadow.js';

export interface GhostMesh {
	readonly object: Group;
	show(ghost: GhostView | null, grid: CubeGrid): void;
	setLook(look: Look): void;
	dispose(): void;
}

interface Form {
	readonly body: BufferGeometry;
	readonly edges: BufferGeometry;
}

const EDGE = 0.038;
const INSET = 0.018;
/** A ghost is slightly emissive, so that its shaded sides do not look like a real stone. */
const GLOW = 0.3;
const REFUSED = { body: '#b09a92', edges: '#d8341f' };

export function makeGhostMesh(): GhostMesh {
	const forms = new Map<string, Form>();
	const body = new MeshStandardMaterial({
		vertexColors: true,
		transparent: true,
		roughness: 0.5,
	});
	const line = new MeshBasicMaterial({ toneMapped: false });
	// A depth prepass, so that the stone's own far sides do not shine through it.
	const veil = new MeshBasicMaterial({ colorWrite: false });
	// Faint, but without a depth test: the held stone must always be visible.
	const trace = new MeshBasicMaterial({ transparent: true, depthTest: false, toneMapped: false });
	trace.opacity = 0.3;
	const materials = [veil, body, line, trace];
	const meshes = materials.map((material) => new Mesh(new BufferGeometry(), material));
	for (const [index, mesh] of meshes.entries()) mesh.renderOrder = 10 + index;
	const stone = new Group().add(...meshes);
	const shadow = makeGhostShadow();
	const bad = makeBadCells();
	const object = new Group().add(stone, shadow.object, bad.object);
	const paint = (owner: Owner, fits: boolean): void => {
		body.color.set(fits ? DYES[owner].top : REFUSED.body);
		body.emissive.copy(body.color).multiplyScalar(GLOW);
		body.opacity = fits ? 0.78 : 0.5;
		line.color.set(fits ? '#fffdf5' : REFUSED.edges);
		trace.color.copy(line.color);
	};
	const place = ({ cells, owner, fits }: GhostView): void => {
		const { x, y, z } = leastOf(cells);
		const form = formOf(forms, cells);
		for (const [index, mesh] of meshes.entries()) mesh.geometry = index < 2 ? form.body : form.edges;
		stone.position.set(x, z, y);
		paint(owner, fits);
	};
	return {
		object,
		show(ghost, grid) {
			object.visible = ghost !== null && ghost.cells.length > 0;
			if (!ghost || !object.visible) return;
			place(ghost);
			shadow.show(ghost.cells, grid);
			bad.show(ghost.fits ? [] : ghost.bad);
		},
		setLook: shadow.setLook,
		dispose() {
			for (const form of forms.values()) disposeForm(form);
			for (const material of materials) material.dispose();
			shadow.dispose();
			bad.dispose();
		},
	};
}

export interface Preview {
	readonly object: Group;
	show(ghosts: readonly GhostView[], grid: CubeGrid): void;
	setLook(look: Look): void;
	dispose(): void;
}

/** Several ghosts at once. Each is created on first use, and most boards never need one. */
export function makePreview(): Preview {
	const object = new Group();
	const made: GhostMesh[] = [];
	let look: Look | null = null;
	const add = (): void => {
		const ghost = makeGhostMesh();
		if (look) ghost.setLook(look);
		made.push(ghost);
		object.add(ghost.object);
	};
	return {
		object,
		show(ghosts, grid) {
			while (made.length < ghosts.length) add();
			for (const [index, ghost] of made.entries()) ghost.show(ghosts[index] ?? null, grid);
		},
		setLook(next) {
			look = next;
			for (const ghost of made) ghost.setLook(next);
		},
		dispose() {
			for (const ghost of made) ghost.dispose();
		},
	};
}

function disposeForm({ body, edges }: Form): void {
	body.dispose();
	edges.dispose();
}

/** There are 104 orientations, so geometries are cached. */
function formOf(forms: Map<string, Form>, cells: GhostView['cells']): Form {
	const key = shapeKey(cells);
	const known = forms.get(key);
	if (known) return known;
	const least = leastOf(cells);
	const moved = cells.map(({ x, y, z }) => ({ x: x - least.x, y: y - least.y, z: z - least.z }));
	const form = { body: bodyGeometry(moved), edges: edgeBars(edgeRuns(moved), EDGE, INSET) };
	forms.set(key, form);
	return form;
}

function bodyGeometry(cells: GhostView['cells']): BufferGeometry {
	const shape = stoneShape(cells);
	const grey = new Float32Array(shape.shade.length * 3).map((_, i) => shape.shade[Math.floor(i / 3)]!);
	const geometry = new BufferGeometry();
	geometry.setAttribute('position', new BufferAttribute(shape.positions, 3));
	geometry.setAttribute('normal', new BufferAttribute(shape.normals, 3));
	geometry.setAttribute('color', new BufferAttribute(grey, 3));
	geometry.setIndex(new BufferAttribute(faceIndices(shape.faces.length), 1));
	return geometry;
}
