/** Checks that dependencies go one way: no cycles, and no folder imports what its row does not allow. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileCycles, folderCycles } from './imports/cycles.js';
import { checkRows, parseRows } from './imports/rows.js';
import { readSources } from './imports/sources.js';

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
const rows = parseRows(readFileSync(new URL('imports/allowed.txt', import.meta.url), 'utf8'));
const complaints = [...fileCycles(sources), ...folderCycles(sources), ...checkRows(sources, rows)];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
