import { hashText } from './secrets.js';

/**
 * The source that limits count: an IPv4 address, or the /64 network that one IPv6 customer usually has. A
 * connection that is gone already has no address any more.
 */
export function sourceOf(address: string | undefined): string {
	if (!address?.includes(':')) return address ?? 'unknown';
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
	if (mapped) return mapped[1]!;
	const [head = ''] = address.split('::');
	return `${head.split(':').slice(0, 4).join(':')}::/64`;
}

/** Enough of a source to tell most from each other, and too little to find out whose it is. */
export const sourceMark = (source: string): string => hashText(source).slice(0, 3);
