import type { SearchSettings } from './settings.js';

/** No node has more children than this. */
const MOST_CHILDREN = 65_535;
/** Visits are counted exactly up to here. */
const MOST_VISITS = 1 << 24;

/** How many children of a node are considered after so many visits. */
export function widen(settings: SearchSettings, visits: number): number {
	const { wideningBase, wideningFactor, wideningPower } = settings;
	return Math.min(MOST_CHILDREN, Math.floor(wideningBase + wideningFactor * visits ** wideningPower));
}

/** The other way round: by number of children, up to as many as are ever kept, the visits at which they are reached. */
export function wideningSteps(settings: SearchSettings): Float64Array {
	const most = Math.max(settings.rootWidth, settings.width);
	const steps = new Float64Array(most + 1);
	for (let count = 1; count <= most; count++) {
		let [low, high] = [steps[count - 1]!, MOST_VISITS];
		while (low < high) {
			const middle = Math.floor((low + high) / 2);
			if (widen(settings, middle) >= count) high = middle;
			else low = middle + 1;
		}
		steps[count] = low;
	}
	return steps;
}
