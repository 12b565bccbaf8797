import { HttpClient, type Reply } from '@rumis/client/node';
import { type Failed, TRANSIENT_ERRORS } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';

/** The server's error code, or no response, or a response of another program. */
export type SiteError = Failed['error']['code'] | 'offline' | 'notRumis';

/** The response timeout, in milliseconds. */
const PATIENCE = 15_000;

/** The HTTP API of an online server, for a program with a token. */
export class Site {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	private readonly http: HttpClient;

	constructor(url: string, token: string) {
		this.url = url.replace(/\/+$/, '');
		this.headers = { authorization: `Bearer ${token}` };
		this.http = new HttpClient(this.url, this.headers);
	}

	async ask<Body>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result<Body, SiteError>> {
		try {
			return readAnswer(await this.http.request<Body & Partial<Failed>>(method, path, body, PATIENCE));
		} catch {
			return err('offline');
		}
	}
}

function readAnswer<Body>({ status, body }: Reply<Body & Partial<Failed>>): Result<Body, SiteError> {
	// A proxy whose server is down responds with its own page.
	if (typeof body === 'string') return err(status >= 500 ? 'offline' : 'notRumis');
	return status < 300 ? ok(body) : err(body.error?.code ?? 'notRumis');
}

/** Whether a retry may succeed. */
export const isTransient = (code: SiteError): boolean =>
	[...TRANSIENT_ERRORS, 'offline'].some((each) => each === code);
