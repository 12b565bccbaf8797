/** Memoises the last result, because most state changes leave most of the view unchanged. */
export function remember<Args extends readonly unknown[], Answer>(work: (...args: Args) => Answer) {
	let last: { readonly args: Args; readonly answer: Answer } | null = null;
	return (...args: Args): Answer => {
		if (!last || !args.every((arg, index) => arg === last?.args[index]))
			last = { args, answer: work(...args) };
		return last.answer;
	};
}
