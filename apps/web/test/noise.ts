import type { BrowserContext } from 'playwright-core';

/** An error that a healthy page does not produce. */
export interface Noise {
	readonly kind: 'console' | 'exception' | 'request';
	readonly text: string;
}

/** Leaving a page aborts pending requests, which is not an error. */
const ABORTED = 'net::ERR_ABORTED';

/** Records console errors (including CSP violations), exceptions, and failed requests. */
export function listenForNoise(context: BrowserContext, noises: Noise[]): void {
	context.on('console', (message) => {
		if (message.type() !== 'error') return;
		const { url } = message.location();
		noises.push({ kind: 'console', text: `${message.text()}${url ? ` (${url})` : ''}` });
	});
	context.on('weberror', (thrown) => {
		const error = thrown.error();
		noises.push({ kind: 'exception', text: error.stack ?? error.message });
	});
	context.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText ?? '';
		if (reason !== ABORTED) noises.push({ kind: 'request', text: `${request.url()}: ${reason}` });
	});
	context.on('response', (response) => {
		if (response.status() >= 400)
			noises.push({ kind: 'request', text: `${response.url()}: ${response.status()}` });
	});
}

export const tellNoises = (noises: readonly Noise[]): string =>
	noises.map(({ kind, text }) => `${kind}: ${text}`).join('\n');
