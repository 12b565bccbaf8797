/**
 * The part of the WebAssembly API in use. Its types come with the DOM library, which this package is compiled
 * without.
 */
export interface WebAssemblyApi {
	readonly Module: new (bytes: Uint8Array) => object;
	readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** What the module needs from its host: a clock, to stop in time. */
const IMPORTS = { env: { now: () => Date.now() } };

/** Creates an instance of a module and returns its exports. */
export type Instantiate = () => unknown;

/** The platform's WebAssembly, if it has one. */
export function platformWebAssembly(): WebAssemblyApi | undefined {
	return (globalThis as { readonly WebAssembly?: WebAssemblyApi }).WebAssembly;
}

/**
 * Compiles a module given as base64. Null without WebAssembly or SIMD, where a content security policy forbids
 * it, or where the main thread may not compile synchronously.
 */
export function compileBase64(api: WebAssemblyApi | undefined, text: string): Instantiate | null {
	if (!api) return null;
	try {
		const module = new api.Module(decodeBase64(text));
		return () => new api.Instance(module, IMPORTS).exports;
	} catch {
		return null;
	}
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** `atob` belongs to the DOM and `Buffer` to Node, so neither is used. */
export function decodeBase64(text: string): Uint8Array {
	const digits = text.replace(/=+$/, '');
	const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
	let [bits, held, at] = [0, 0, 0];
	for (const digit of digits) {
		bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff;
		held += 6;
		if (held < 8) continue;
		held -= 8;
		bytes[at++] = bits >> held;
	}
	return bytes;
}
