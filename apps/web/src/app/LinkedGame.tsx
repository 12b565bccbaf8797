import { useEffect } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { go } from '../navigation/route.js';
import { playLink } from '../records/openGames.js';

interface Props {
	readonly link: string;
	/** The players, as given in the link. */
	readonly seats: string;
	readonly onProblem: (problem: string | null) => void;
}

/** Opens a link as a new local game with its own address. */
export function LinkedGame({ link, seats, onProblem }: Props) {
	const t = useTexts();
	useEffect(() => {
		const problem = playLink(link, seats, t);
		onProblem(problem);
		if (problem) go({ page: 'home' }, true);
	}, [link, seats, t, onProblem]);
	return null;
}
