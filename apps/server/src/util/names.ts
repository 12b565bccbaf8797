import { MAX_CHAT, MAX_ONLINE_NAME } from '@rumis/protocol';
import { cleanName } from '@rumis/table';

/** Invisible characters that reorder, hide or split others: they could make one name look like another. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More combining marks on one letter only deface the lines around. */
const PILED = /(\p{M}{3})\p{M}+/gu;

const clean = (text: string): string =>
	cleanName(text.normalize('NFC').replace(UNSEEN, '').replace(PILED, '$1')).replace(/\s+/gu, ' ').trim();

/** A player's name at online tables; empty if nothing is left. */
export const cleanOnlineName = (text: string): string =>
	[...clean(text)].slice(0, MAX_ONLINE_NAME).join('').trim();

/** Letters without a visible shape, or drawn only as a longer line. */
const BLANK = /[\u0640\u07fa\u{13441}\u{13442}\u{16fe4}]/gu;
/** Combining marks of another script: a Hebrew point below a Latin letter is hardly visible. */
const FOREIGN_MARKS =
	/(?<=[\p{sc=Latin}\p{sc=Greek}]\p{M}*)(?!\p{sc=Inherited})\p{M}|(?<=\p{sc=Cyrillic}\p{M}*)(?![\p{sc=Inherited}\p{sc=Cyrillic}])\p{M}/gu;

/** Same for a newly chosen name, without characters that make it look like another. */
export const cleanNewName = (text: string): string =>
	cleanOnlineName(cleanOnlineName(text).replace(BLANK, '').replace(FOREIGN_MARKS, ''));

/** A chat line; empty if nothing is left. Clients show it as text, never as markup. */
export function cleanChat(text: string): string {
	const plain = text.normalize('NFC').replace(UNSEEN, '').replace(PILED, '$1');
	const line = plain.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
	return [...line].slice(0, MAX_CHAT).join('');
}
