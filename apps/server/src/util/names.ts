import { MAX_CHAT, MAX_ONLINE_NAME } from '@rumis/protocol';
import { cleanName } from '@rumis/table';

/** Signs that are not seen but turn, hide or part others: they could make one name look like another. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks than these on one letter only deface the lines around. */
const PILED = /(\p{M}{3})\p{M}+/gu;

const clean = (text: string): string =>
	cleanName(text.normalize('NFC').replace(UNSEEN, '').replace(PILED, '$1')).replace(/\s+/gu, ' ').trim();

/** The name by which somebody is known at online tables; empty when nothing is left of it. */
export const cleanOnlineName = (text: string): string =>
	[...clean(text)].slice(0, MAX_ONLINE_NAME).join('').trim();

/** Letters that are drawn as nothing, or only as a longer line. */
const BLANK = /[\u0640\u07fa\u{13441}\u{13442}\u{16fe4}]/gu;
/** Marks of another script on a letter: a point of Hebrew below a Latin letter is hardly seen. */
const FOREIGN_MARKS =
	/(?<=[\p{sc=Latin}\p{sc=Greek}]\p{M}*)(?!\p{sc=Inherited})\p{M}|(?<=\p{sc=Cyrillic}\p{M}*)(?![\p{sc=Inherited}\p{sc=Cyrillic}])\p{M}/gu;

/** The same for a name that somebody chooses, without what would make it look like another. */
export const cleanNewName = (text: string): string =>
	cleanOnlineName(cleanOnlineName(text).replace(BLANK, '').replace(FOREIGN_MARKS, ''));

/** A line of chat; empty when nothing is left of it. Apps show it as text, never as markup. */
export function cleanChat(text: string): string {
	const plain = text.normalize('NFC').replace(UNSEEN, '').replace(PILED, '$1');
	const line = plain.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
	return [...line].slice(0, MAX_CHAT).join('');
}
