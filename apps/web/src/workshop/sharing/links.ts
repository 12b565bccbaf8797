/** URLs that contain a board. */
import { type BoardLink, makeBoardLink, type Scenario } from '@rumis/rules';
import { linkToPage } from '../../navigation/route.js';

/** Longer URLs are cut off by some messengers, and make unreadable QR codes. */
const LONGEST_ADDRESS = 1500;

/** The full URL of a board; null if not even its name fits. */
export function addressOf(scenario: Scenario): BoardLink | null {
	const before = linkToPage({ page: 'board', link: '' });
	// With an empty link, the URL does not have the slash before it.
	const made = makeBoardLink(scenario, LONGEST_ADDRESS - before.length - 1);
	return made && { ...made, link: linkToPage({ page: 'board', link: made.link }) };
}
