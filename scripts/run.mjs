// @ts-check
/**
 * Implements `npm start`, `npm test` and `npm run check`. Plain JavaScript, because it runs in a fresh clone
 * before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linkTo, parseAddress } from './address.mjs';
import { ensureBrowser } from './browser.mjs';
import { holdPort, host } from './host.mjs';
import { openBrowser } from './openBrowser.mjs';
import { ensurePostgres } from './postgres.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const WEB = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
/** The folder for online games of `npm start`; DATA overrides it. */
const DATA = fileURLToPath(new URL('../data', import.meta.url));
const STAMP = fileURLToPath(new URL('../node_modules/.installed', import.meta.url));
/** Exists while the SQLite driver is being compiled. */
const COMPILING = fileURLToPath(new URL('../node_modules/.compiling', import.meta.url));
const OLDEST_NODE = [20, 19];

/** @param {string} message */
function say(message) {
	console.log(`• ${message}`);
}

/** Windows finds npm only through the shell. */
const SHELL = process.platform === 'win32';

/** Native modules are compiled on all cores. */
const ENV = { JOBS: 'max', ...process.env };

/** Runs a program of the project; exits with its code if it fails.
 * @param {string} what @param {string[]} command @param {{ quiet?: boolean }} [options] */
function step(what, [program = '', ...args], { quiet = true } = {}) {
	const started = Date.now();
	say(what);
	const stdio = quiet ? 'pipe' : 'inherit';
	const done = spawnSync(program, args, { cwd: ROOT, stdio, env: ENV, shell: SHELL });
	if (done.status === 0) return Date.now() - started;
	process.stdout.write(done.stdout ?? '');
	process.stderr.write(done.stderr ?? '');
	if (done.error) console.error(`${program}: ${done.error.message}`);
	console.error(`failed: ${what}`);
	process.exit(done.status ?? 1);
}

/** Like `step`, but asynchronous, so that several run at the same time.
 * @param {string} what @param {string[]} command */
async function sideStep(what, [program = '', ...args]) {
	say(what);
	const child = spawn(program, args, { cwd: ROOT, env: ENV, shell: SHELL, stdio: 'pipe' });
	const output = /** @type {Buffer[]} */ ([]);
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
	const [code] = await once(child, 'close').catch((error) => giveUp(`${program}: ${error.message}`));
	if (code === 0) return;
	process.stdout.write(Buffer.concat(output));
	giveUp(`failed: ${what}`, code ?? 1);
}

/** Like `step`, but asynchronous, and with its output shown.
 * @param {string} what @param {string[]} command @param {NodeJS.ProcessEnv} [env] */
async function longStep(what, [program = '', ...args], env = ENV) {
	say(what);
	const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env, shell: SHELL });
	const [code] = await once(child, 'exit').catch((error) => giveUp(`${program}: ${error.message}`));
	if (code !== 0) giveUp(`failed: ${what}`, code ?? 1);
}

function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	const [oldMajor = 0, oldMinor = 0] = OLDEST_NODE;
	if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
	console.error(`Rumis needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}`);
	process.exit(1);
}

/**
 * Installs the packages of the lock file, unless it is already installed. Native modules are compiled in the
 * background; the promise waits for them.
 * @returns {Promise<void>}
 */
function install() {
	const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return Promise.resolve();
	step('installing packages', ['npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts']);
	return compile().then(() => writeFileSync(STAMP, wanted));
}

/** Compiling the SQLite driver takes a minute on one core, and the build does not need it. */
async function compile() {
	say('compiling the driver of SQLite in the background');
	const child = spawn('npm', ['rebuild'], { cwd: ROOT, stdio: 'ignore', env: ENV, shell: SHELL });
	const stop = () => child.kill();
	process.once('exit', stop);
	const [code] = await once(child, 'exit');
	process.off('exit', stop);
	// Not fatal: PostgreSQL and the game alone work without it, and code that needs it reports what is missing.
	if (code !== 0)
		say('the driver of SQLite could not be compiled here: npm rebuild better-sqlite3 tells why');
}

const BUILD = ['npx', 'tsc', '-b'];

function build() {
	step('building', BUILD);
}

/** Builds the web app from the packages just built. */
function buildWeb() {
	step('building the game', ['npx', 'vite', 'build', 'apps/web']);
}

/** @param {Promise<void>} installed @param {{ slow: boolean }} options */
async function checkAll(installed, { slow }) {
	await Promise.all([
		sideStep('checking format and style', ['npx', 'biome', 'check', '--error-on-warnings', '.']),
		sideStep('checking imports', ['npx', 'tsx', 'scripts/checkImports.ts']),
		sideStep('building', BUILD),
	]);
	if (slow) buildWeb();
	const options = slow ? [] : ['--project', 'fast', '--reporter', 'dot'];
	// Tests without a database run while the driver is being compiled; the others wait for this file to go.
	writeFileSync(COMPILING, '');
	const compiled = installed.finally(() => rmSync(COMPILING, { force: true }));
	const tested = longStep('testing', ['npx', 'vitest', 'run', ...options], {
		...ENV,
		RUMIS_COMPILING: COMPILING,
	});
	await Promise.all([compiled, tested]);
}

/** @param {string} message @param {number} [code] @returns {never} */
function giveUp(message, code = 1) {
	console.error(message);
	process.exit(code);
}

/** Binds the port before the long work, so that a taken port is reported immediately. */
async function takePort() {
	const wish = parseAddress(process.env);
	const got = typeof wish === 'string' ? wish : await holdPort(wish);
	return typeof got === 'string' ? giveUp(got) : got;
}

/** Imported only after it has been built.
 * @returns {Promise<import('./host.mjs').ServerModule>} */
const loadServer = () => import(new URL('../apps/server/dist/index.js', import.meta.url).href);

/** Shuts down gracefully on the first signal, and immediately on the second.
 * @param {import('./host.mjs').Hosted} hosted */
function endWith(hosted) {
	for (const signal of ['SIGINT', 'SIGTERM']) {
		process.once(signal, () => {
			process.once(signal, () => process.exit(0));
			void hosted.close().finally(() => process.exit(0));
		});
	}
}

const TASKS = {
	async start() {
		const { address, release } = await takePort();
		const installed = install();
		build();
		buildWeb();
		await Promise.all([installed, release()]);
		const hosted = await host({ address, web: WEB, data: DATA, env: process.env, load: loadServer });
		if (typeof hosted === 'string') giveUp(hosted);
		endWith(hosted);
		const link = linkTo(address);
		console.log(`\nRumis is at ${link} until you press Ctrl-C. For the terminal: npx rumis --help`);
		openBrowser(link);
	},
	test() {
		const installed = install();
		ensureBrowser();
		ensurePostgres();
		return checkAll(installed, { slow: true });
	},
	check() {
		return checkAll(install(), { slow: false });
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
