import { useEffect, useState } from 'react';

/** Opens a file that is dropped anywhere on the page; returns whether one is being dragged over it. */
export function useDroppedFile(open: (file: File) => void): boolean {
	const [isDragging, setDragging] = useState(false);
	useEffect(() => {
		const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
		const over = (event: DragEvent) => {
			if (!hasFile(event)) return;
			event.preventDefault();
			setDragging(true);
		};
		const leave = (event: DragEvent) => {
			// Moving from one element to another is not leaving the page.
			if (event.relatedTarget === null) setDragging(false);
		};
		const drop = (event: DragEvent) => {
			if (!hasFile(event)) return;
			event.preventDefault();
			setDragging(false);
			const file = event.dataTransfer?.files[0];
			if (file) open(file);
		};
		addEventListener('dragover', over);
		addEventListener('dragleave', leave);
		addEventListener('drop', drop);
		return () => {
			removeEventListener('dragover', over);
			removeEventListener('dragleave', leave);
			removeEventListener('drop', drop);
		};
	}, [open]);
	return isDragging;
}
