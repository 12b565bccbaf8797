import { err, ok, type Result } from './result.js';

/**
 * A JSON parser that keeps positions, so a mistake in a custom scenario file can be shown by line and column.
 * `JSON.parse` drops the positions, and its messages differ from engine to engine.
 */
export type JsonNode =
	| { readonly kind: 'object'; readonly at: number; readonly members: ReadonlyMap<string, JsonMember> }
	| { readonly kind: 'array'; readonly at: number; readonly items: readonly JsonNode[] }
	| { readonly kind: 'string'; readonly at: number; readonly value: string }
	| { readonly kind: 'number'; readonly at: number; readonly value: number }
	| { readonly kind: 'boolean'; readonly at: number; readonly value: boolean }
	| { readonly kind: 'null'; readonly at: number };

export interface JsonMember {
	readonly keyAt: number;
	readonly value: JsonNode;
}

export const JSON_ERRORS = [
	'jsonUnexpected',
	'jsonUnfinished',
	'jsonString',
	'jsonTwice',
	'jsonDeep',
	'jsonTrailing',
] as const;

export interface JsonError {
	readonly code: (typeof JSON_ERRORS)[number];
	readonly at: number;
}

/** The maximum nesting, so hostile files cannot overflow the stack. */
const MAX_DEPTH = 32;

/** Thrown inside this file only, and caught in `parseJson`. */
class Stop {
	constructor(readonly error: JsonError) {}
}

export function parseJson(text: string): Result<JsonNode, JsonError> {
	try {
		return ok(new Reader(text).document());
	} catch (stop) {
		if (stop instanceof Stop) return err(stop.error);
		throw stop;
	}
}

class Reader {
	private at = 0;

	constructor(private readonly text: string) {}

	document(): JsonNode {
		if (this.text.startsWith('\uFEFF')) this.at = 1;
		const value = this.value(0);
		this.space();
		if (this.at < this.text.length) this.fail('jsonTrailing');
		return value;
	}

	private fail(code: JsonError['code'], at = this.at): never {
		throw new Stop({
			code: at >= this.text.length && code === 'jsonUnexpected' ? 'jsonUnfinished' : code,
			at,
		});
	}

	private space(): void {
		while (/[ \t\r\n]/.test(this.text.charAt(this.at))) this.at++;
	}

	/** Consumes the character if it is next (after white space). */
	private take(sign: string): boolean {
		this.space();
		if (this.text[this.at] !== sign) return false;
		this.at++;
		return true;
	}

	private expect(sign: string): void {
		if (!this.take(sign)) this.fail('jsonUnexpected');
	}

	private value(depth: number): JsonNode {
		this.space();
		if (depth > MAX_DEPTH) this.fail('jsonDeep');
		const at = this.at;
		switch (this.text[at]) {
			case '{':
				return { kind: 'object', at, members: this.members(depth) };
			case '[':
				return { kind: 'array', at, items: this.items(depth) };
			case '"':
				return { kind: 'string', at, value: this.string() };
			default:
				return this.word(at);
		}
	}

	private members(depth: number): ReadonlyMap<string, JsonMember> {
		const members = new Map<string, JsonMember>();
		this.expect('{');
		if (this.take('}')) return members;
		do {
			this.space();
			const keyAt = this.at;
			if (this.text[keyAt] !== '"') this.fail('jsonUnexpected');
			const key = this.string();
			if (members.has(key)) this.fail('jsonTwice', keyAt);
			this.expect(':');
			members.set(key, { keyAt, value: this.value(depth + 1) });
		} while (this.take(','));
		this.expect('}');
		return members;
	}

	private items(depth: number): readonly JsonNode[] {
		const items: JsonNode[] = [];
		this.expect('[');
		if (this.take(']')) return items;
		do items.push(this.value(depth + 1));
		while (this.take(','));
		this.expect(']');
		return items;
	}

	private string(): string {
		const start = this.at;
		const match = /"(?:[^"\\\n\r]|\\.)*"/y;
		match.lastIndex = start;
		const raw = match.exec(this.text)?.[0];
		if (raw === undefined) this.fail('jsonString', start);
		this.at = start + raw.length;
		try {
			return JSON.parse(raw) as string;
		} catch {
			return this.fail('jsonString', start);
		}
	}

	private word(at: number): JsonNode {
		const match = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
		match.lastIndex = at;
		const raw = match.exec(this.text)?.[0];
		if (raw === undefined) this.fail('jsonUnexpected');
		this.at = at + raw.length;
		if (raw === 'null') return { kind: 'null', at };
		if (raw === 'true' || raw === 'false') return { kind: 'boolean', at, value: raw === 'true' };
		return { kind: 'number', at, value: Number(raw) };
	}
}
