/**
 * Makes a release: `npm run release -- 0.2.0`. Sets the version in every package, moves the unreleased
 * changes in the changelog under it, packs all packages, installs them in an empty folder and tries them
 * there. Nothing is published or committed: the last lines say how. `--dry-run` does the same in a copy.
 */
import { parseArgs } from 'node:util';
import { release } from './release/release.js';
import { ROOT } from './workspaces.js';

const { values, positionals } = parseArgs({
	options: { 'dry-run': { type: 'boolean', default: false }, to: { type: 'string', default: 'release' } },
	allowPositionals: true,
});
const [version = '', ...rest] = positionals;

if (version === '' || rest.length > 0) {
	console.error('usage: npm run release -- VERSION [--dry-run] [--to FOLDER]');
	process.exitCode = 2;
} else {
	const done = release(ROOT, { version, to: values.to, isDryRun: values['dry-run'], today: new Date() });
	if (done.ok) console.log(done.value);
	else console.error(done.error);
	process.exitCode = done.ok ? 0 : 1;
}
