/** The order of test files: fast ones first, then the slow ones by decreasing duration. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../workspaces.js';
import { needsDriver } from './compiled.js';

/** Seconds by file, as written by `npm run soak -- --record`. */
export type Durations = Readonly<Record<string, number>>;

/** The assumed duration of a new file. */
const UNKNOWN = 10;

/** The longest first, so that no core is idle at the end. */
export const byDuration = (durations: Durations, files: readonly string[]): string[] => {
	const seconds = (file: string) => durations[file] ?? UNKNOWN;
	return [...files].sort((one, other) => seconds(other) - seconds(one) || one.localeCompare(other));
};

const pathOf = ({ moduleId }: TestSpecification): string => relative(ROOT, moduleId).replaceAll('\\', '/');

export class LongestFirst extends BaseSequencer {
	override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
		const isSlow = ({ project }: TestSpecification) => project.name === 'slow';
		const fast = await super.sort(specs.filter((spec) => !isSlow(spec)));
		// Files that may have to wait for the SQLite driver come last.
		fast.sort((one, other) => Number(needsDriver(one.moduleId)) - Number(needsDriver(other.moduleId)));
		const slow = new Map(specs.filter(isSlow).map((spec) => [pathOf(spec), spec]));
		const durations = JSON.parse(
			readFileSync(new URL('./durations.json', import.meta.url), 'utf8'),
		) as Durations;
		return [...fast, ...byDuration(durations, [...slow.keys()]).map((path) => slow.get(path)!)];
	}
}
