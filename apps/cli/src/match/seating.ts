/** Every choice of `size` numbers below `count`, each in ascending order. */
export function subsetsOf(count: number, size: number, from = 0): number[][] {
	if (size === 0) return [[]];
	const subsets: number[][] = [];
	for (let first = from; first <= count - size; first++) {
		for (const rest of subsetsOf(count, size - 1, first + 1)) subsets.push([first, ...rest]);
	}
	return subsets;
}

/**
 * The ways in which members share the seats as evenly as possible, such as A B A B, A A B B and A B B A;
 * alternating comes first. Member 0 always has the first seat: others get it by rotation.
 */
export function seatOrders(members: number, seats: number): number[][] {
	const most = Math.ceil(seats / members);
	const least = Math.floor(seats / members);
	const plain = Array.from({ length: seats }, (_, seat) => seat % members);
	const orders: number[][] = [];
	const used = new Array<number>(members).fill(0);
	const extend = (order: readonly number[]): void => {
		if (order.length === seats) {
			if (used.every((count) => count >= least)) orders.push([...order]);
			return;
		}
		for (let member = 0; member < (order.length === 0 ? 1 : members); member++) {
			if (used[member]! >= most) continue;
			used[member]!++;
			extend([...order, member]);
			used[member]!--;
		}
	};
	extend([]);
	return [plain, ...orders.filter((order) => order.some((member, seat) => member !== plain[seat]))];
}
