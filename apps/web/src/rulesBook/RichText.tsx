/** A text with `**emphasised**` words and `` `moves` ``. */
export function RichText({ text }: { readonly text: string }) {
	return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
		if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
		if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
		return part;
	});
}
