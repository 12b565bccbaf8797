/** Addresses that carry a board. */
import { type BoardLink, makeBoardLink, type Scenario } from '@rumis/rules';
import { linkToPage } from '../../navigation/route.js';

/** Longer addresses are cut off by some messengers, and make QR codes that no camera reads. */
const LONGEST_ADDRESS = 1500;

/** The whole address of a board; null when not even its name fits. */
export function addressOf(scenario: Scenario): BoardLink | null {
	const before = linkToPage({ page: 'board', link: '' });
	// The slash before the link is not there as long as there is none.
	const made = makeBoardLink(scenario, LONGEST_ADDRESS - before.length - 1);
	return made && { ...made, link: linkToPage({ page: 'board', link: made.link }) };
}
