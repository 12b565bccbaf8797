import unhomoglyph from 'unhomoglyph';

/** Characters that join or hide others, and marks that fit any letter. */
const MARKS = /[\p{Default_Ignorable_Code_Point}\p{Script=Inherited}]+/gu;
/** Separators between or around letters. */
const BETWEEN = /[^\p{L}\p{M}\p{N}]+/gu;

const bare = (text: string): string =>
	text.normalize('NFD').toLowerCase().replace(MARKS, '').replace(BETWEEN, '');

/** The skeleton of Unicode TR39: equal for texts that look the same. Not for display. */
const skeleton = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD');

/** Equal for names that differ only in case, accents and separators. */
export const plainKey = (name: string): string => bare(name.normalize('NFKC'));

/**
 * The lookalike keys of a name: two names look alike if they share any. A letter and its capital may look
 * like different letters of another alphabet, so keys are made of the name as is, in lower case and in upper
 * case. They are stored for all accounts: changing this function requires a migration.
 */
export function skeletonsOf(name: string): readonly string[] {
	const plain = name.normalize('NFKC');
	const forms = [name, plain.toLowerCase(), plain.toUpperCase()];
	const found = new Set(forms.map((form) => bare(skeleton(form))));
	found.delete('');
	// Some letters look like separators; a name of only such letters would have no key.
	return found.size > 0 ? [...found] : [bare(plain)].filter((key) => key !== '');
}
