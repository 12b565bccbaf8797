/** Three short tips in a first game, each shown when it matters. */
export const coach = {
	label: 'Tip',
	pick: 'Pick a stone. Then choose where it goes, turn it if you like, and place it.',
	touch: 'From now on, each of your stones must touch one of your own, face to face.',
	above:
		'Only what is visible from above counts: one point for each of your squares, minus one for each stone left over.',
	gotIt: 'Got it',
	off: 'No more tips',
} as const;
