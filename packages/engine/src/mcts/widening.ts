import type { SearchSettings } from './settings.js';

const MOST_CHILDREN = 65_535;
/** Visits are 32-bit floats, which are exact up to here. */
const MOST_VISITS = 1 << 24;

/** Progressive widening: the number of children considered after that many visits. */
export function widen(settings: SearchSettings, visits: number): number {
	const { wideningBase, wideningFactor, wideningPower } = settings;
	return Math.min(MOST_CHILDREN, Math.floor(wideningBase + wideningFactor * visits ** wideningPower));
}

/** The inverse: by number of children, the visits at which it is reached. */
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
