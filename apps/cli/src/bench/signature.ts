/** FNV-1a over all texts, as eight hexadecimal digits: one changed character changes it. */
export function signatureOf(texts: readonly string[]): string {
	let hash = 0x811c9dc5;
	for (const text of texts) {
		for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	}
	return (hash >>> 0).toString(16).padStart(8, '0');
}
