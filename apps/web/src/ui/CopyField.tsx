/** A read-only text for copying: focusing it selects all of it. */
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
