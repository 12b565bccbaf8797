/** Downloads a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
	const address = URL.createObjectURL(new Blob([content], { type }));
	const anchor = document.createElement('a');
	anchor.href = address;
	anchor.download = name;
	anchor.click();
	// By now the browser has started the download.
	setTimeout(() => URL.revokeObjectURL(address), 0);
}
