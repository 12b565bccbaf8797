import { existsSync } from 'node:fs';
import { err, ok, type Result } from '@rumis/rules';
import { writeFile } from '../shared/files.js';
import type { SaveTrouble, Saving } from './game/state.js';

/** Writes a record; overwrites an existing file only if confirmed. */
export function saveFile({ path, text, overwrite }: Saving): Result<null, SaveTrouble> {
	if (!overwrite && existsSync(path)) return err({ code: 'exists', text: path });
	const written = writeFile(path, text);
	return written.ok ? ok(null) : err({ code: 'failed', text: written.error });
}
