/** A temporary copy of the committed project. */
import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@rumis/rules';
import { makeRunner } from './runner.js';

/** Runs a task in the copy, which is deleted afterwards. */
export function withCopy<Value>(
	root: string,
	task: (copy: string) => Result<Value, string>,
): Result<Value, string> {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-copy-'));
	const copy = join(folder, 'project');
	try {
		const cloned = makeRunner(root)('git', 'clone', '--quiet', '--depth', '1', `file://${root}`, copy);
		if (!cloned.ok) return cloned;
		linkModules(join(root, 'node_modules'), join(copy, 'node_modules'));
		return task(copy);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Third-party packages are shared with the project; the links to its own packages lead into the copy. */
function linkModules(from: string, to: string): void {
	mkdirSync(to);
	for (const name of existsSync(from) ? readdirSync(from) : []) {
		const [source, target] = [join(from, name), join(to, name)];
		const isOwn = name === '@rumis' || lstatSync(source).isSymbolicLink();
		if (isOwn) cpSync(source, target, { recursive: true, verbatimSymlinks: true });
		else symlinkSync(source, target, 'junction');
	}
}
