/** The HTTP client. Nothing here throws: failures are errors with a code. */
import type { Failed, Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';

export type ApiError =
	| Refusal
	/** The server could not be reached. */
	| { readonly code: 'offline' }
	/** There is no game server at the page's origin: it is served as static files. */
	| { readonly code: 'noServer' };

export type Answered<Body> = Promise<Result<Body, ApiError>>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A server that does not respond within this time counts as unreachable. */
const TIMEOUT_MS = 15_000;

/** URLs are relative, because the page may be served from any folder: `api.get<Me>('me')`. */
export const api = {
	get: <Body>(path: string): Answered<Body> => call('GET', path),
	post: <Body>(path: string, body: unknown = {}): Answered<Body> => call('POST', path, body),
	put: <Body>(path: string, body: unknown = {}): Answered<Body> => call('PUT', path, body),
	delete: <Body = null>(path: string, body?: unknown): Answered<Body> => call('DELETE', path, body),
	/** For responses that are not JSON, such as game records. */
	text: (path: string): Answered<string> => callText(path),
};

/** The URL of an API path. */
export const apiAddress = (path: string): string => new URL(`api/${path}`, document.baseURI).href;

async function call<Body>(method: Method, path: string, body?: unknown): Answered<Body> {
	const response = await send(method, path, body);
	return response ? readJson<Body>(response) : err({ code: 'offline' });
}

async function callText(path: string): Answered<string> {
	const response = await send('GET', path);
	if (!response) return err({ code: 'offline' });
	if (!response.ok || isPage(response)) return readJson<string>(response);
	try {
		return ok(await response.text());
	} catch {
		return err({ code: 'offline' });
	}
}

async function send(method: Method, path: string, body?: unknown): Promise<Response | null> {
	const sent =
		body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
	try {
		const signal = AbortSignal.timeout(TIMEOUT_MS);
		return await fetch(apiAddress(path), { method, cache: 'no-store', signal, ...sent });
	} catch {
		return null;
	}
}

const typeOf = (response: Response): string => response.headers.get('content-type') ?? '';
const isPage = (response: Response): boolean => typeOf(response).includes('html');

async function readJson<Body>(response: Response): Answered<Body> {
	if (response.status === 204) return ok(null as Body);
	if (!typeOf(response).includes('json')) return err({ code: codeOfStranger(response) });
	try {
		const body: unknown = await response.json();
		return response.ok ? ok(body as Body) : err(refusalOf(body));
	} catch {
		return err({ code: 'offline' });
	}
}

/** A response without JSON is not from a game server, unless a proxy answers while the server is down. */
const codeOfStranger = ({ status }: Response) =>
	status >= 500 && status !== 501 ? 'unavailable' : 'noServer';

function refusalOf(body: unknown): ApiError {
	const error = (body as Partial<Failed> | null)?.error;
	return typeof error?.code === 'string' ? error : { code: 'broken' };
}
