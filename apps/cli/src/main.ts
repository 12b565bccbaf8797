import { run } from './program.js';

// The reader of our output may close it: not an error.
process.stdout.on('error', () => process.exit());

process.exitCode = await run(process.argv.slice(2));
