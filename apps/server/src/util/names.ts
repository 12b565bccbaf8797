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

/** A line of chat; empty when nothing is left of it. Apps show it as text, never as markup. */
export function cleanChat(text: string): string {
	const plain = text.normalize('NFC').replace(UNSEEN, '').replace(PILED, '$1');
	const line = plain.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
	return [...line].slice(0, MAX_CHAT).join('');
}
