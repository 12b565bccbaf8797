import unhomoglyph from 'unhomoglyph';

/** Neither seen by itself nor a letter: signs that join or hide others, and marks that sit on any letter. */
const MARKS = /[\p{Default_Ignorable_Code_Point}\p{Script=Inherited}]+/gu;
/** What stands between letters, or around them. */
const BETWEEN = /[^\p{L}\p{M}\p{N}]+/gu;

const bare = (text: string): string =>
	text.normalize('NFD').toLowerCase().replace(MARKS, '').replace(BETWEEN, '');

/** The skeleton of Unicode TR39: the same for texts that look the same. Not for anybody's eyes. */
const skeleton = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD');

/** The same for names that differ only in case, accents and what stands between words. */
export const plainKey = (name: string): string => bare(name.normalize('NFKC'));

/**
 * By these one name is found to look like another: if they share any. A letter and its capital may look like
 * different letters of another alphabet, so the name counts as it is, in small letters and in capitals. The
 * store keeps those of all accounts: who changes what they are has to migrate it.
 */
export function skeletonsOf(name: string): readonly string[] {
	const plain = name.normalize('NFKC');
	const forms = [name, plain.toLowerCase(), plain.toUpperCase()];
	const found = new Set(forms.map((form) => bare(skeleton(form))));
	found.delete('');
	// Some letters look like what stands between words, and nothing is left of a name of such letters alone.
	return found.size > 0 ? [...found] : [bare(plain)].filter((key) => key !== '');
}
