// @ts-check
/**
 * A small web server for the built game: it only reads files of one folder. Plain JavaScript without
 * dependencies, because `npm start` holds the port before anything is installed.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.mp3': 'audio/mpeg',
	'.ogg': 'audio/ogg',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.wasm': 'application/wasm',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
};

/** The precompressed variants of a file, best first. The build puts them next to the file. */
const TWINS = /** @type {const} */ ([
	['br', '.br'],
	['gzip', '.gz'],
]);

/** The game needs no external resources. WebAssembly and workers are for the bots and the solver. */
const CONTENT_POLICY = [
	"default-src 'self'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"worker-src 'self' blob:",
	"connect-src 'self'",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join('; ');

const SECURITY = {
	'content-security-policy': CONTENT_POLICY,
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
};

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} Answer */

/** @param {string} text */
function decode(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}

/** The file that a URL refers to, or null if it is outside the folder.
 * @param {string} folder @param {string} url */
function fileOf(folder, url) {
	const path = decode(url.replace(/[?#].*$/s, ''));
	if (!path?.startsWith('/') || path.includes('\0')) return null;
	const file = resolve(folder, `.${path}${path.endsWith('/') ? 'index.html' : ''}`);
	return file.startsWith(folder + sep) ? file : null;
}

/** Whether a client accepts an encoding: by name or `*`, and not with weight 0.
 * @param {string} accepted @param {string} encoding */
function accepts(accepted, encoding) {
	const entries = accepted.toLowerCase().split(',');
	const weights = new Map(
		entries.map((entry) => {
			const [name = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim());
			return [name, Number(weight.replace('q=', ''))];
		}),
	);
	return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** Anything that cannot be read (missing, a folder, a name that is too long) counts as missing.
 * @param {string} file */
const readOrNull = (file) => readFile(file).catch(() => null);

/** The file in the smallest encoding that the client accepts.
 * @param {string} file @param {string} accepted */
async function readSmallest(file, accepted) {
	for (const [encoding, ending] of TWINS) {
		const body = accepts(accepted, encoding) ? await readOrNull(file + ending) : null;
		if (body) return { body, encoding };
	}
	const body = await readOrNull(file);
	return body && { body, encoding: null };
}

/** File names in `assets` contain a content hash, so they never change.
 * @param {string} url */
const caching = (url) => (url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** @param {string | undefined} known @param {string} tag */
function isKnown(known, tag) {
	const tags = (known ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
	return tags.includes(tag) || tags.includes('*');
}

/** @param {number} status @param {string} text @param {Record<string, string>} [headers] @returns {Answer} */
const refuse = (status, text, headers = {}) => ({
	status,
	headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
	body: `${text}\n`,
});

/** @param {string} folder @param {import('node:http').IncomingMessage} request @returns {Promise<Answer>} */
async function answer(folder, { method, url = '', headers: asked }) {
	if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
	const file = fileOf(folder, url);
	const found = file && (await readSmallest(file, String(asked['accept-encoding'] ?? '')));
	if (!found) return refuse(404, 'There is nothing here.');
	const { body, encoding } = found;
	const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
	const headers = { etag, 'cache-control': caching(url), vary: 'accept-encoding' };
	if (isKnown(asked['if-none-match'], etag)) return { status: 304, headers, body: '' };
	const type = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' };
	return {
		status: 200,
		headers: { ...headers, ...type, ...(encoding && { 'content-encoding': encoding }) },
		body,
	};
}

/** A server for the files of a folder. Does not listen until `listen` is called.
 * @param {string} folder */
export function createFileServer(folder) {
	const root = resolve(folder);
	return createServer(async (request, response) => {
		const { status, headers, body } = await answer(root, request);
		const length = status === 304 ? {} : { 'content-length': String(Buffer.byteLength(body)) };
		response.writeHead(status, { ...SECURITY, ...headers, ...length });
		response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
	});
}
