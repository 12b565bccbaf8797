import type { Engine, ThinkRequest } from '@rumis/engine';

/**
 * Runs a request in the background to warm up the engine: loading, compiling and building the plan's tables
 * would delay the first answer by seconds. The returned function stops it.
 */
export function warmUp(
	engine: () => Engine,
	request: ThinkRequest,
	when: (then: () => void) => () => void,
): () => void {
	let cancel = () => {};
	const unschedule = when(() => {
		const thinking = engine().analyse(request, () => {});
		({ cancel } = thinking);
		thinking.done.then(({ ok }) => ok && performance.mark('hints'));
	});
	return () => {
		unschedule();
		cancel();
	};
}
