/** Groups items by key, in the order in which the keys first appear. */
export function groupsOf<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> {
	const groups = new Map<K, T[]>();
	for (const thing of things) {
		const key = keyOf(thing);
		const group = groups.get(key);
		if (group) group.push(thing);
		else groups.set(key, [thing]);
	}
	return groups;
}
