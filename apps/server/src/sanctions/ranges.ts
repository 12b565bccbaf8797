import { BlockList, isIP } from 'node:net';
import { err, ok, type Result } from '@rumis/rules';

/** An address range, such as `203.0.113.0/24` or `2001:db8::/48`. */
export interface AddressRange {
	readonly address: string;
	readonly prefix: number;
	readonly family: 'ipv4' | 'ipv6';
}

/** Wider ranges would block a good part of the internet. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
const LONGEST = { ipv4: 32, ipv6: 128 } as const;

/** Parses a range or a single address. */
export function parseRange(text: string): Result<AddressRange, { readonly code: 'badRange' }> {
	const [, address = '', length] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
	const version = isIP(address);
	if (version === 0) return err({ code: 'badRange' });
	const family = version === 4 ? 'ipv4' : 'ipv6';
	const prefix = length === undefined ? LONGEST[family] : Number(length);
	if (prefix < WIDEST[family] || prefix > LONGEST[family]) return err({ code: 'badRange' });
	return ok({ address, prefix, family });
}

export const makeRange = ({ address, prefix }: AddressRange): string => `${address}/${prefix}`;

/** A set of ranges, for lookups by address. */
export class AddressRanges {
	private readonly list = new BlockList();

	constructor(ranges: readonly AddressRange[]) {
		for (const { address, prefix, family } of ranges) this.list.addSubnet(address, prefix, family);
	}

	/** `address` may be a single address or, as rate limits count IPv6, the first of a network. */
	has(address: string): boolean {
		const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/\/\d+$/, '');
		const version = isIP(plain);
		return version !== 0 && this.list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
	}
}
