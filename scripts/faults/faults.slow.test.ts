import { afterAll, expect, it, vi } from 'vitest';
import { cleanUpAll } from './cleanup.js';
import { SCENARIOS } from './scenarios/index.js';

// Servers are killed while clients play.
vi.setConfig({ testTimeout: 300_000 });

afterAll(cleanUpAll);

/** The guarantee that each scenario checks, in its short form. */
const PROMISES = {
	embedded: 'a server that is killed loses nothing that it acknowledged',
	postgres: 'nor do several that share a database, when they or the database are killed',
	network: 'nor does anybody whose network swallows everything for a while',
	hostile: 'nobody gets anything by malformed frames, false names or not reading',
	joins: 'joining and foreign boards starve nobody',
	memory: 'who never reads costs no memory',
	'seat-theft': 'nobody takes a seat by a link that is not theirs any more',
	'disguised-urls': 'no guard is passed by another spelling',
	bots: 'strong bots delay neither clocks nor other bots',
	tricks: 'accounts, ratings, tables and talk cannot be tricked',
	storage: 'a full disk, a second server and a broken copy are refused, and a copy is the whole',
	'ack-before-commit': 'a server that acknowledges before it commits is found out',
	'synchronous-commit-off': 'a database that does not wait for its disk is found out',
};

it('every scenario is tried', () => {
	expect(Object.keys(PROMISES).sort()).toEqual([...SCENARIOS.keys()].sort());
});

// Concurrently: most of the time is spent waiting.
it.concurrent.each(Object.entries(PROMISES))('%s: %s', async (name) => {
	const outcome = await SCENARIOS.get(name)!({ isShort: true, seed: 1 });
	expect(outcome.failures).toEqual([]);
	expect(outcome.facts.length).toBeGreaterThan(0);
});
