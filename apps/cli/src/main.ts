import { run } from './program.js';

// Whoever reads our output may stop reading: that is no error of ours.
process.stdout.on('error', () => process.exit());

process.exitCode = await run(process.argv.slice(2));
