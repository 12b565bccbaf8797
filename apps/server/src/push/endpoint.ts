import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are nobody's in the internet: a notice to them would be a way into the host's own network. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const) {
	PRIVATE.addSubnet(network, bits, 'ipv4');
}
/** Of IPv6 only what is given out to the world is let through, without what leads back to IPv4. */
const PUBLIC = new BlockList();
PUBLIC.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const) {
	PRIVATE.addSubnet(network, bits, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !PRIVATE.check(address, 'ipv4');
	return family === 6 && PUBLIC.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Names that only the host's own network knows. */
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|arpa|test|invalid|example)$/;

/** Whether this can be the address of a push service: https, the usual port, and a name of the internet. */
export function isEndpoint(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, port, username, password } = new URL(text);
	if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
	const name = hostname.replace(/\.$/, '');
	const isAddress = isIP(name) !== 0 || name.startsWith('[');
	return !isAddress && name.includes('.') && !INNER.test(name);
}

/** Finds a host as usual, but none inside: a name may lead anywhere, and elsewhere tomorrow. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
	dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
		if (error) return callback(error, '', 0);
		const [first] = addresses;
		if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
			const refusal: NodeJS.ErrnoException = new Error(`${hostname} is not a public address`);
			return callback(refusal, '', 0);
		}
		if (options.all) return callback(null, addresses);
		return callback(null, first.address, first.family);
	});
};
