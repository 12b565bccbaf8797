/** What is kept on the device. Storage may be full or forbidden; then it lasts as long as the page. */
export function readKept(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

export function keep(key: string, text: string): void {
	try {
		localStorage.setItem(key, text);
	} catch {
		// Nothing is lost for this page, and there is nothing a person could do about it.
	}
}

/** JSON that may have been written by anyone; undefined when it is none. */
export function parseJson(text: string | null): unknown {
	try {
		return JSON.parse(text ?? 'null');
	} catch {
		return undefined;
	}
}
