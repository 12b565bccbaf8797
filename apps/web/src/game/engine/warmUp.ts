import type { Engine, ThinkRequest } from '@rumis/engine';

/**
 * Lets an engine think about a request while nobody waits for it: loading, compiling and the tables of the plan would
 * make the first answer take seconds. The answer stops it.
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
