import { afterAll, expect, it } from 'vitest';
import { SCENARIOS } from './scenarios/index.js';
import { tidyAll } from './tidy.js';

afterAll(tidyAll);

/** What each scenario is to find out, in a form that is short enough for every day. */
const PROMISES = {
	embedded: 'a server that is killed loses nothing that it acknowledged',
	postgres: 'nor do several that share a database, when they or the database are killed',
	network: 'nor does anybody whose network swallows everything for a while',
	hostile: 'nobody gets anything by malformed frames, false names or not reading',
	storage: 'a full disk, a second server and a broken copy are refused, and a copy is the whole',
	'ack-before-commit': 'a server that acknowledges before it commits is found out',
	'synchronous-commit-off': 'a database that does not wait for its disk is found out',
};

// At once: most of each is waiting.
it.concurrent.each(Object.entries(PROMISES))('%s: %s', async (name) => {
	const outcome = await SCENARIOS.get(name)!({ isShort: true, seed: 1 });
	expect(outcome.failures).toEqual([]);
	expect(outcome.facts.length).toBeGreaterThan(0);
});
