/** Creates a value on first use: a page should not wait for formatters that it may never need. */
export function lazily<Value extends object>(make: () => Value): () => Value {
	let made: Value | null = null;
	return () => {
		made ??= make();
		return made;
	};
}
