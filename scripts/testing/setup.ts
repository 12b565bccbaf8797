/** Runs before every test file. */
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { cleanUpAfterFile } from './afterFile.js';
import { compiled, needsDriver } from './compiled.js';
import { SEED } from './seed.js';

// Property tests use the same random input in every run, so that only changes can make them fail.
fc.configureGlobal({ seed: SEED });

afterAll(cleanUpAfterFile, 60_000);

if (needsDriver(expect.getState().testPath ?? '')) await compiled();
