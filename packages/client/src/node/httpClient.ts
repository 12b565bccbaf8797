export interface Reply<Body> {
	readonly status: number;
	readonly body: Body;
	readonly headers: Headers;
}

/** The HTTP side of a server for programs: like a browser it keeps the cookie that came with a name or a seat. */
export class HttpClient {
	cookie: string | null = null;

	constructor(
		public url: string,
		private readonly ownHeaders: Readonly<Record<string, string>> = {},
	) {}

	/** Who this is, for requests and sockets alike. A program with a token comes from no page. */
	get headers(): Readonly<Record<string, string>> {
		const origin = 'authorization' in this.ownHeaders ? {} : { origin: this.url };
		return { ...origin, ...this.ownHeaders, ...(this.cookie ? { cookie: this.cookie } : {}) };
	}

	/** One attempt. Rejects when there is no answer within the time, if one is given. */
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
