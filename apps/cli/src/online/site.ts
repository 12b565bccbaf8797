import type { Failed, OnlineErrorCode } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';

/** What the server refuses with, or that it did not answer, or that something else answered. */
export type SiteError = Failed['error']['code'] | 'offline' | 'notRumis';

/** An answer that takes longer does not come. */
const PATIENCE = 15_000;

/** The HTTP side of an online server, as a program with a token uses it. */
export class Site {
	readonly url: string;

	constructor(
		url: string,
		private readonly token: string,
	) {
		this.url = url.replace(/\/+$/, '');
	}

	get headers(): Readonly<Record<string, string>> {
		return { authorization: `Bearer ${this.token}` };
	}

	get socket(): string {
		return `${this.url.replace(/^http/, 'ws')}/api/socket`;
	}

	async ask<Body>(
		method: 'GET' | 'POST' | 'DELETE',
		path: string,
		body?: object,
	): Promise<Result<Body, SiteError>> {
		const sent = body ? { body: JSON.stringify(body) } : {};
		const headers = { ...this.headers, ...(body ? { 'content-type': 'application/json' } : {}) };
		try {
			const signal = AbortSignal.timeout(PATIENCE);
			const response = await fetch(`${this.url}${path}`, { method, headers, signal, ...sent });
			const text = await response.text();
			return readAnswer(response, text);
		} catch {
			return err('offline');
		}
	}
}

function readAnswer<Body>({ ok: isGood, status }: Response, text: string): Result<Body, SiteError> {
	if (status === 204) return ok(null as Body);
	try {
		const body = JSON.parse(text) as Body & Partial<Failed>;
		if (isGood) return ok(body);
		return err(body.error?.code ?? 'notRumis');
	} catch {
		// A proxy whose server is away answers in its own words.
		return err(status >= 500 ? 'offline' : 'notRumis');
	}
}

/** Refusals after which the same may well be done a little later. */
const PASSING: readonly SiteError[] = ['offline', 'unavailable', 'tooFast', 'broken'] satisfies (
	| OnlineErrorCode
	| 'offline'
)[];

export const isPassing = (code: SiteError): boolean => PASSING.includes(code);
