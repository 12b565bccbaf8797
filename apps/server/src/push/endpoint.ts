import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Non-public IP ranges: a request to them could reach the host's own network (SSRF). */
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
/** For IPv6, only globally allocated ranges are allowed, without those that map to IPv4. */
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

/** Host names that exist only in private networks. */
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|arpa|test|invalid|example)$/;

/** Whether this can be a push endpoint: https, the default port, and a public host name. */
export function isEndpoint(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, port, username, password } = new URL(text);
	if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
	const name = hostname.replace(/\.$/, '');
	const isAddress = isIP(name) !== 0 || name.startsWith('[');
	return !isAddress && name.includes('.') && !INNER.test(name);
}

/** The push services of the browsers. Others are possible, but anybody can run one that never answers. */
const SERVICES =
	/(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)\.?$/;

/** Whether this endpoint belongs to the maker of a browser. */
export const isKnownService = (endpoint: string): boolean => SERVICES.test(new URL(endpoint).hostname);

/** A DNS lookup that rejects private addresses. Checked on every request, because DNS answers can change. */
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
