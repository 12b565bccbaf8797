/** A text that is there to be copied: all of it is chosen as soon as somebody goes there. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
	return (
		<input
			className="text-field"
			readOnly
			value={text}
			aria-label={label}
			onFocus={({ target }) => target.select()}
		/>
	);
}
