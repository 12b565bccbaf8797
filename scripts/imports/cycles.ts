/** Finds cycles among files, and among folders at every level. Type imports count too. */
import { posix } from 'node:path';
import type { Sources } from './sources.js';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Cyclic imports of files. */
export function fileCycles(sources: Sources): readonly string[] {
	const graph = new Map(
		[...sources].map(([file, imports]) => {
			const targets = imports.flatMap(({ target }) =>
				target !== null && sources.has(target) ? [target] : [],
			);
			return [file, new Set(targets)];
		}),
	);
	return cyclesOf(graph).map((files) => `files import each other in a circle: ${files.sort().join(', ')}`);
}

/**
 * At each level the subfolders of a folder are compared, with the folder's own files as one more node: a
 * folder that imports a subfolder which imports the folder's files is a cycle, too.
 */
export function folderCycles(sources: Sources): readonly string[] {
	return [...foldersOf(sources)].sort().flatMap((folder) => {
		const { graph, examples } = levelOf(sources, folder);
		return cyclesOf(graph).map((parts) => {
			const arrows = parts.flatMap((from) => parts.flatMap((to) => examples.get(`${from} ${to}`) ?? []));
			return [`folders of ${folder} import each other in a circle:`, ...arrows].join('\n  ');
		});
	});
}

function foldersOf(sources: Sources): ReadonlySet<string> {
	const folders = new Set<string>();
	for (const file of sources.keys()) {
		for (let folder = posix.dirname(file); !folders.has(folder); folder = posix.dirname(folder)) {
			folders.add(folder);
		}
	}
	return folders;
}

function levelOf(sources: Sources, folder: string) {
	const graph = new Map<string, Set<string>>();
	/** One import for every edge of the graph, as an example. */
	const examples = new Map<string, string>();
	for (const [file, imports] of sources) {
		const from = partOf(folder, file);
		if (from === null) continue;
		for (const { target } of imports) {
			const to = target === null ? null : partOf(folder, target);
			if (to === null || to === from) continue;
			graph.set(from, (graph.get(from) ?? new Set()).add(to));
			examples.set(`${from} ${to}`, `${file} imports ${target}`);
		}
	}
	return { graph, examples };
}

/** The entry point of a workspace. No file of the workspace imports it, so it is above all of them. */
const ENTRY = /\/src\/(index|main)\.tsx?$/;

/** The part of a folder that a file is in: a subfolder, or `.` for its own files; null outside it. */
function partOf(folder: string, file: string): string | null {
	if (folder !== '.' && !file.startsWith(`${folder}/`)) return null;
	const [part = '', ...rest] = (folder === '.' ? file : file.slice(folder.length + 1)).split('/');
	if (rest.length > 0) return part;
	return ENTRY.test(file) ? part : '.';
}

/** The strongly connected components of a graph with more than one node (Tarjan). */
export function cyclesOf(graph: Graph): string[][] {
	const order = new Map<string, number>();
	const lowest = new Map<string, number>();
	const open: string[] = [];
	const cycles: string[][] = [];
	const visit = (node: string): number => {
		order.set(node, order.size);
		lowest.set(node, order.size - 1);
		open.push(node);
		for (const next of graph.get(node) ?? []) {
			if (order.has(next) && !open.includes(next)) continue;
			const reached = order.get(next) ?? visit(next);
			lowest.set(node, Math.min(lowest.get(node)!, reached, lowest.get(next)!));
		}
		if (lowest.get(node) === order.get(node)) {
			const members = open.splice(open.indexOf(node));
			if (members.length > 1) cycles.push(members);
		}
		return lowest.get(node)!;
	};
	for (const node of graph.keys()) if (!order.has(node)) visit(node);
	return cycles;
}
