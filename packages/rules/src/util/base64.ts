/** Text as base64url of its UTF-8 bytes. Implemented here because `btoa` is not available everywhere. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function makeBase64(text: string): string {
	const bytes = utf8Of(text);
	let digits = '';
	for (let at = 0; at < bytes.length; at += 3) {
		const group = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
		const used = Math.min(3, bytes.length - at) + 1;
		for (let digit = 0; digit < used; digit++) digits += DIGITS[(group >> (18 - 6 * digit)) & 63];
	}
	return digits;
}

/** Null if it is not base64url, or not UTF-8 inside. */
export function parseBase64(digits: string): string | null {
	const bytes: number[] = [];
	let [held, bits] = [0, 0];
	for (const digit of digits) {
		const value = DIGITS.indexOf(digit);
		if (value < 0) return null;
		held = ((held << 6) | value) & 0xfff;
		bits += 6;
		if (bits < 8) continue;
		bits -= 8;
		bytes.push((held >> bits) & 255);
	}
	return textOfUtf8(bytes);
}

/** Percent-encoding is UTF-8, and part of the language. Lone surrogates become question marks. */
function utf8Of(text: string): number[] {
	const escaped = encodeURIComponent(text.replace(/\p{Cs}/gu, '?'));
	return (escaped.match(/%..|[^%]/g) ?? []).map((part) =>
		part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
	);
}

function textOfUtf8(bytes: readonly number[]): string | null {
	try {
		return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
	} catch {
		return null;
	}
}
