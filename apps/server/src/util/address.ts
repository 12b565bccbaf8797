import { hashText } from './secrets.js';

/**
 * The key for rate limits: an IPv4 address, or the /64 network that one IPv6 customer usually has. A closed
 * connection has no address.
 */
export function sourceOf(address: string | undefined): string {
	if (!address?.includes(':')) return address ?? 'unknown';
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
	if (mapped) return mapped[1]!;
	return `${networkOf(address)
		.join(':')
		.replace(/(^|:)0(:0)*$/, '')}::/64`;
}

/** The first four groups of an IPv6 address, with `::` expanded. */
function networkOf(address: string): readonly string[] {
	const [head = [], tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
	const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
	return [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
}

/** A hash too short to identify an address, but long enough to distinguish most. */
export const sourceMark = (source: string): string => hashText(source).slice(0, 3);
