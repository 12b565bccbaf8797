/** Makes a value when it is first asked for: a page should not wait for formats that it may never use. */
export function lazily<Value extends object>(make: () => Value): () => Value {
	let made: Value | null = null;
	return () => {
		made ??= make();
		return made;
	};
}
