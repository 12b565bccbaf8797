/** Line pictures for what is done with the whole frame, in a box of 24. The button says what it is. */
const PATHS = {
	/** An empty frame, and a sweep out of it. */
	clear: 'M4 10V20H14M8 16L18 6M12 5H19V12',
	/** A box that falls towards the viewer, or to the side. */
	tip: 'M5 4H14V13H5ZM14 8H19V17M16 14L19 17L22 14M5 18H12',
	roll: 'M4 10H13V19H4ZM8 10V5H17M14 2L17 5L14 8M18 12V19',
} as const;

export function FrameIcon({ name }: { readonly name: keyof typeof PATHS }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="22"
			height="22"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={PATHS[name]} />
		</svg>
	);
}
