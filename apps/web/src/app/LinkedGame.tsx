import { useEffect } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { go } from '../navigation/route.js';
import { playLink } from '../records/openGames.js';

interface Props {
	readonly link: string;
	/** Who plays, as the link says. */
	readonly seats: string;
	readonly onProblem: (problem: string | null) => void;
}

/** A link is opened as a game of your own, which then has an address of its own. */
export function LinkedGame({ link, seats, onProblem }: Props) {
	const t = useTexts();
	useEffect(() => {
		const problem = playLink(link, seats, t);
		onProblem(problem);
		if (problem) go({ page: 'home' }, true);
	}, [link, seats, t, onProblem]);
	return null;
}
