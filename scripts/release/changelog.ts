/** The changelog of a release. */
import { err, ok, type Result } from '@rumis/rules';

const UNRELEASED = '## [Unreleased]';

/** Moves the unreleased changes under a heading with version and date; fails if there are none. */
export function releaseChangelog(text: string, version: string, day: string): Result<string, string> {
	const start = text.indexOf(`${UNRELEASED}\n`);
	if (start < 0) return err(`CHANGELOG.md has no heading "${UNRELEASED}"`);
	const after = start + UNRELEASED.length;
	const next = text.indexOf('\n## ', after);
	const news = text.slice(after, next < 0 ? undefined : next).trim();
	if (!/^- /m.test(news)) return err(`CHANGELOG.md has nothing under "${UNRELEASED}"`);
	if (text.includes(`## [${version}]`)) return err(`CHANGELOG.md has ${version} already`);
	const older = next < 0 ? '' : text.slice(next);
	return ok(`${text.slice(0, after)}\n\n## [${version}] - ${day}\n\n${news}\n${older}`);
}
