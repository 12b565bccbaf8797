import { hashText } from './secrets.js';

/**
 * The source that limits count: an IPv4 address, or the /64 network that one IPv6 customer usually has. A
 * connection that is gone already has no address any more.
 */
export function sourceOf(address: string | undefined): string {
	if (!address?.includes(':')) return address ?? 'unknown';
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
	if (mapped) return mapped[1]!;
	return `${networkOf(address)
		.join(':')
		.replace(/(^|:)0(:0)*$/, '')}::/64`;
}

/** The first four of the eight numbers of an IPv6 address, `::` being as many zeros as are missing. */
function networkOf(address: string): readonly string[] {
	const [head = [], tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
	const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
	return [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
}

/** Enough of a source to tell most from each other, and too little to find out whose it is. */
export const sourceMark = (source: string): string => hashText(source).slice(0, 3);
