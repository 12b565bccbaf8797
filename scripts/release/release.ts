import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@rumis/rules';
import { withCopy } from '../projectCopy.js';
import { makeRunner, type Runner } from '../runner.js';
import { readManifest, workspacesIn } from '../workspaces.js';
import { releaseChangelog } from './changelog.js';
import { tryPackages } from './tryPackages.js';
import { isLater, isVersion, setVersions } from './versions.js';

export interface ReleaseOptions {
	readonly version: string;
	/** The folder for the packed packages. */
	readonly to: string;
	/** Works on a copy of the project, and leaves this one unchanged. */
	readonly isDryRun: boolean;
	readonly today: Date;
}

/** The next steps, or why there is no release. */
export function release(root: string, options: ReleaseOptions): Result<string, string> {
	const refusal = refuse(root, options);
	if (refusal) return err(refusal);
	if (options.isDryRun) return withCopy(root, (copy) => releaseIn(copy, options));
	const done = releaseIn(root, options);
	return done.ok ? done : err(`${done.error}\nThere is no release. To undo what was changed: git restore .`);
}

function refuse(root: string, { version }: ReleaseOptions): string | null {
	if (!isVersion(version)) return `${version} is not a version such as 0.2.0`;
	const { version: current } = readManifest(root);
	if (!isLater(version, current)) return `${version} does not come after ${current}`;
	const changed = makeRunner(root)('git', 'status', '--porcelain');
	if (!changed.ok) return changed.error;
	return changed.value === '' ? null : `commit or put away these changes first:\n${changed.value.trimEnd()}`;
}

function releaseIn(root: string, { version, to, today, isDryRun }: ReleaseOptions): Result<string, string> {
	const path = join(root, 'CHANGELOG.md');
	const day = today.toISOString().slice(0, 10);
	const changelog = releaseChangelog(readFileSync(path, 'utf8'), version, day);
	if (!changelog.ok) return changelog;
	const run = makeRunner(root);
	writeFileSync(path, changelog.value);
	setVersions(root, version);
	const locked = run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund', '--ignore-scripts');
	if (!locked.ok) return locked;
	const folder = resolve(root, to);
	const packed = packAll(root, folder, run);
	if (!packed.ok) return packed;
	const tried = tryPackages(packed.value, version);
	if (!tried.ok) return tried;
	return ok(`${tried.value}\n${isDryRun ? 'a dry run: nothing was changed' : nextSteps(version, to)}`);
}

/** Packs the published packages; each builds itself first. Returns the files. */
function packAll(root: string, folder: string, run: Runner): Result<string[], string> {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const published = workspacesIn(root).filter(({ manifest }) => !manifest.private);
	const names = published.flatMap(({ path }) => ['--workspace', path]);
	const packed = run('npm', 'pack', ...names, '--pack-destination', folder, '--json', '--silent');
	if (!packed.ok) return packed;
	const report = packed.value.slice(packed.value.search(/^\[/m));
	const files = JSON.parse(report) as readonly { readonly filename: string }[];
	return ok(files.map(({ filename }) => join(folder, filename)));
}

const nextSteps = (version: string, to: string): string =>
	[
		`${version} is ready. Look at the changes with git diff, then:`,
		`  git commit -am "Release ${version}"`,
		`  git tag v${version}`,
		'  git push --follow-tags',
		`  for file in ${to}/*.tgz; do npm publish "$file" --access public; done`,
	].join('\n');
