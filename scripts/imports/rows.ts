/** Compares the imports of folders with the allowed ones. */
import { posix } from 'node:path';
import { type Import, packageOf, type Sources } from './sources.js';

/** The allowed imports of each workspace and each folder below its `src`; the real ones are `allowed.txt`. */
export type Rows = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Parses rows: a workspace, below it `folder: permission permission …`, and indented continuation lines. */
export function parseRows(text: string): Rows {
	const rows: Record<string, Record<string, string[]>> = {};
	let folders: Record<string, string[]> = {};
	let row: string[] = [];
	for (const line of text.split('\n').filter((one) => !/^\s*(#|$)/.test(one))) {
		const [, folder, rest = line] = /^ {2}(\S+):(.*)$/.exec(line) ?? [];
		if (!line.startsWith(' ')) rows[line.trim()] = folders = {};
		else if (folder !== undefined) folders[folder] = row = [];
		if (line.startsWith(' ')) row.push(...rest.split(' ').filter((word) => word !== ''));
	}
	return rows;
}

/** The permission that an import needs; null for the folder itself. */
function permissionOf(file: string, { name, target }: Import): string | null {
	if (!name.startsWith('.')) {
		if (name.startsWith('node:')) return 'node:';
		return target === null ? packageOf(name) : name;
	}
	const folder = posix.dirname(target ?? '');
	if (folder === posix.dirname(file)) return null;
	const { workspace } = placeOf(file);
	return folder.startsWith(`${workspace}/src`) ? `.${folder.slice(`${workspace}/src`.length)}` : folder;
}

/** The workspace and the folder of a file. */
function placeOf(file: string): { readonly workspace: string; readonly folder: string } {
	const [group, name, , ...path] = file.split('/');
	return { workspace: `${group}/${name}`, folder: path.slice(0, -1).join('/') || '.' };
}

/** Imports without permission, unused permissions, and unlisted folders. */
export function checkRows(sources: Sources, rows: Rows): readonly string[] {
	const used = new Map<string, Set<string>>();
	const complaints: string[] = [];
	for (const [file, imports] of sources) {
		const { workspace, folder } = placeOf(file);
		const allowed = rows[workspace]?.[folder];
		const path = `${workspace} ${folder}`;
		if (!allowed && !used.has(path)) complaints.push(`${workspace}/src has no row for the folder ${folder}`);
		const wanted = imports.map((one) => ({ ...one, permission: permissionOf(file, one) }));
		for (const { name, permission } of wanted) {
			if (permission === null || !allowed) continue;
			if (!allowed.includes(permission)) complaints.push(`${file} may not import ${name} (${permission})`);
		}
		const permissions = wanted.flatMap(({ permission }) => permission ?? []);
		used.set(path, new Set([...(used.get(path) ?? []), ...permissions]));
	}
	return [...complaints, ...unusedIn(rows, used)];
}

function unusedIn(rows: Rows, used: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
	return Object.entries(rows).flatMap(([workspace, folders]) =>
		Object.entries(folders).flatMap(([folder, allowed]) => {
			const imports = used.get(`${workspace} ${folder}`);
			if (!imports) return [`${workspace}/src has a row for ${folder}, and no such folder`];
			const unused = allowed.filter((permission) => !imports.has(permission));
			return unused.map((permission) => `${workspace}/src/${folder} may import ${permission}, and does not`);
		}),
	);
}
