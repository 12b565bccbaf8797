export interface Reply<Body> {
	readonly status: number;
	readonly body: Body;
	readonly headers: Headers;
}

/** An HTTP client for programs: like a browser, it keeps the session cookie. */
export class HttpClient {
	cookie: string | null = null;

	constructor(
		public url: string,
		private readonly ownHeaders: Readonly<Record<string, string>> = {},
	) {}

	/** The credentials for requests and sockets. A program with a token has no origin. */
	get headers(): Readonly<Record<string, string>> {
		const origin = 'authorization' in this.ownHeaders ? {} : { origin: this.url };
		return { ...origin, ...this.ownHeaders, ...(this.cookie ? { cookie: this.cookie } : {}) };
	}

	/** One attempt. Rejects without a response within the timeout, if given. */
	async request<Body>(method: string, path: string, body?: unknown, timeout?: number): Promise<Reply<Body>> {
		const sent = body === undefined ? {} : { body: JSON.stringify(body) };
		const type = body === undefined ? {} : { 'content-type': 'application/json' };
		const signal = timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) };
		const headers = { ...this.headers, ...type };
		const response = await fetch(`${this.url}${path}`, { method, headers, ...sent, ...signal });
		this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] || this.cookie;
		const text = await response.text();
		const isJson = response.headers.get('content-type')?.includes('json');
		return {
			status: response.status,
			body: (isJson ? JSON.parse(text) : text) as Body,
			headers: response.headers,
		};
	}
}
