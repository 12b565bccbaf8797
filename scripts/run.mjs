// @ts-check
/**
 * What `npm start`, `npm test` and `npm run check` do. Plain JavaScript, because it runs in a fresh clone
 * before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linkTo, listen, parseAddress } from './address.mjs';
import { ensureBrowser } from './browser.mjs';
import { openBrowser } from './openBrowser.mjs';
import { ensurePostgres } from './postgres.mjs';
import { createFileServer } from './serve.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const WEB = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const STAMP = fileURLToPath(new URL('../node_modules/.installed', import.meta.url));
const OLDEST_NODE = [20, 19];

/** @param {string} message */
function say(message) {
	console.log(`• ${message}`);
}

/** Runs a program of the project and ends with its exit code if it fails.
 * @param {string} what @param {string[]} command @param {{ quiet?: boolean }} [options] */
function step(what, [program = '', ...args], { quiet = true } = {}) {
	const started = Date.now();
	say(what);
	const stdio = quiet ? 'pipe' : 'inherit';
	const done = spawnSync(program, args, { cwd: ROOT, stdio, shell: process.platform === 'win32' });
	if (done.status === 0) return Date.now() - started;
	process.stdout.write(done.stdout ?? '');
	process.stderr.write(done.stderr ?? '');
	if (done.error) console.error(`${program}: ${done.error.message}`);
	console.error(`failed: ${what}`);
	process.exit(done.status ?? 1);
}

function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	const [oldMajor = 0, oldMinor = 0] = OLDEST_NODE;
	if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
	console.error(`Rumis needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}`);
	process.exit(1);
}

/** Installs what the lock file names, unless that very lock file is installed already. */
function install() {
	const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
	step('installing packages', ['npm', 'ci', '--no-audit', '--no-fund']);
	writeFileSync(STAMP, wanted);
}

function build() {
	step('building', ['npx', 'tsc', '-b']);
}

/** The game for the browser, out of the packages as they were just built. */
function buildWeb() {
	step('building the game', ['npx', 'vite', 'build', 'apps/web']);
}

/** @param {{ slow: boolean }} options */
function checkAll({ slow }) {
	step('checking format and style', ['npx', 'biome', 'check', '--error-on-warnings', '.']);
	build();
	step('checking imports', ['npx', 'tsx', 'scripts/checkImports.ts']);
	if (slow) buildWeb();
	const options = slow ? [] : ['--exclude', '**/*.slow.test.*', '--reporter', 'dot'];
	step('testing', ['npx', 'vitest', 'run', ...options], { quiet: false });
}

/** Takes the port before the long work, so that a taken one is told at once. Whoever asks must wait till then.
 * @param {import('node:http').Server} server */
async function takePort(server) {
	const wish = parseAddress(process.env);
	const got = typeof wish === 'string' ? wish : await listen(server, wish);
	if (typeof got !== 'string') return linkTo(got);
	console.error(got);
	process.exit(1);
}

const TASKS = {
	async start() {
		const server = createFileServer(WEB);
		const link = await takePort(server);
		install();
		build();
		buildWeb();
		for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
		console.log(`\nRumis is at ${link} until you press Ctrl-C. For the terminal: npx rumis --help`);
		openBrowser(link);
	},
	test() {
		install();
		ensureBrowser();
		ensurePostgres();
		checkAll({ slow: true });
	},
	check() {
		install();
		checkAll({ slow: false });
	},
};

const name = process.argv[2] ?? '';
const task = Object.hasOwn(TASKS, name) ? TASKS[/** @type {keyof typeof TASKS} */ (name)] : null;
if (!task) {
	console.error(`usage: node scripts/run.mjs ${Object.keys(TASKS).join('|')}`);
	process.exit(2);
}
checkNode();
await task();
