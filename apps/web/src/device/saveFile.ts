/** Hands a file to the browser to be stored. */
export function saveFile(name: string, content: BlobPart, type: string): void {
	const address = URL.createObjectURL(new Blob([content], { type }));
	const anchor = document.createElement('a');
	anchor.href = address;
	anchor.download = name;
	anchor.click();
	// The browser has taken the file over by the time the click is done.
	setTimeout(() => URL.revokeObjectURL(address), 0);
}
