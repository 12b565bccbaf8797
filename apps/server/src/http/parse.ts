import { err, ok, type Result } from '@rumis/rules';
import type { z } from 'zod';

/** Reads what came with a request. Nothing is told about what was wrong: our own pages send what is right. */
export function parse<Schema extends z.ZodType>(
	schema: Schema,
	data: unknown,
): Result<z.output<Schema>, { readonly code: 'badMessage' }> {
	const parsed = schema.safeParse(data);
	return parsed.success ? ok(parsed.data) : err({ code: 'badMessage' });
}
