import { err, ok, type Result } from '@rumis/rules';
import type { z } from 'zod';

/** Parses request data. The response does not say what was invalid: our own pages send valid data. */
export function parse<Schema extends z.ZodType>(
	schema: Schema,
	data: unknown,
): Result<z.output<Schema>, { readonly code: 'badMessage' }> {
	const parsed = schema.safeParse(data);
	return parsed.success ? ok(parsed.data) : err({ code: 'badMessage' });
}
