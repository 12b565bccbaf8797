import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { err, ok, type Result } from '@rumis/rules';
import { makeRunner, type Runner } from '../runner.js';
import { type Manifest, readManifest } from '../workspaces.js';

/** Installs packed packages in an empty folder, and tries all their entry points and commands there. */
export function tryPackages(tarballs: readonly string[], version: string): Result<string, string> {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-try-'));
	try {
		writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
		const run = makeRunner(folder);
		const installed = run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs);
		if (!installed.ok) return installed;
		const { dependencies = {} } = readManifest(folder);
		for (const name of Object.keys(dependencies)) {
			const fault = tryPackage(readManifest(join(folder, 'node_modules', name)), version, run);
			if (fault) return err(`${name}: ${fault}`);
		}
		return ok(['packed, installed and tried:', ...tarballs.map((path) => `  ${basename(path)}`)].join('\n'));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** What is wrong with an installed package; null if nothing is. */
function tryPackage(manifest: Manifest, version: string, run: Runner): string | null {
	if (manifest.version !== version) return `has the version ${manifest.version}`;
	// Worker entry points have side effects when imported, so they are only resolved.
	const entries = Object.keys(manifest.exports ?? {}).map((entry) => manifest.name + entry.slice(1));
	const loads = entries.map((entry) =>
		entry.endsWith('/worker') ? `import.meta.resolve('${entry}')` : `await import('${entry}')`,
	);
	const loaded = run(process.execPath, '--input-type=module', '-e', `${loads.join(';')}; process.exit(0)`);
	if (!loaded.ok) return loaded.error;
	for (const command of Object.keys(manifest.bin ?? {})) {
		const said = run(join('node_modules', '.bin', command), '--version');
		if (!said.ok || said.value.trim() !== version)
			return `${command} --version says ${said.ok && said.value}`;
	}
	return null;
}
