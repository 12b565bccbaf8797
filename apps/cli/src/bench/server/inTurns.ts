/** Runs the task for each item, with limited concurrency. */
export async function inTurns<Item>(
	items: readonly Item[],
	width: number,
	task: (item: Item) => Promise<unknown>,
): Promise<void> {
	const waiting = [...items];
	const work = async () => {
		for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
	};
	await Promise.all(Array.from({ length: width }, work));
}
