/** Runs before every test file. */
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { cleanUpAfterFile } from './afterFile.js';
import { compiled, needsDriver } from './compiled.js';
import { SEED } from './seed.js';

// Random input of property tests is the same in every run, so a run fails for what was changed and nothing else.
fc.configureGlobal({ seed: SEED });

afterAll(cleanUpAfterFile, 60_000);

if (needsDriver(expect.getState().testPath ?? '')) await compiled();
