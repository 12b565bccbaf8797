import type { BrowserContext } from 'playwright-core';

/** Something that a healthy page does not do. */
export interface Noise {
	readonly kind: 'console' | 'exception' | 'request';
	readonly text: string;
}

/** Leaving a page ends the requests that are under way: nothing is wrong with them. */
const ABORTED = 'net::ERR_ABORTED';

/** Writes down errors on the console (the content policy's too), exceptions, and requests that fail. */
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
