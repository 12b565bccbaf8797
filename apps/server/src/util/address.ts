/** The source that limits count: an IPv4 address, or the /64 network that one IPv6 customer usually has. */
export function sourceOf(address: string): string {
	if (!address.includes(':')) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
	if (mapped) return mapped[1]!;
	const [head = ''] = address.split('::');
	return `${head.split(':').slice(0, 4).join(':')}::/64`;
}
