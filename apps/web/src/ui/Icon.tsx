/** Line pictures for buttons, in a box of 24. They are decoration: the button's label says what it does. */
const PATHS = {
	close: 'M6 6L18 18M18 6L6 18',
	menu: 'M4 7H20M4 12H20M4 17H20',
	back: 'M14 6L8 12L14 18M8 12H20',
	check: 'M5 12.5L10 17.5L19 7',
	undo: 'M9 7L4 12L9 17M4 12H14a5 5 0 0 1 0 10H11',
	hint: 'M9 18H15M10 21H14M8 14a6 6 0 1 1 8 0c-1 1 -1 1.500 -1 2H9c0 -.5 0 -1 -1 -2Z',
	stop: 'M7 7H17V17H7Z',
	play: 'M8 5.500L18 12L8 18.500Z',
	above: 'M4 4H20V20H4ZM4 12H20M12 4V20',
	home: 'M4 11L12 4L20 11V20H14V14H10V20H4Z',
	turnLeft: 'M4 10a8 8 0 1 1 2 8M4 4V10H10',
	turnRight: 'M20 10a8 8 0 1 0 -2 8M20 4V10H14',
	tipForward: 'M12 3V13M8 9L12 13L16 9M4 17c0 -2 16 -2 16 0s-16 2 -16 0',
	tipSide: 'M3 12H13M9 8L13 12L9 16M17 4c2 0 2 16 0 16s-2 -16 0 -16',
	fit: 'M4 12a8 8 0 0 1 14 -5M18 3V7H14M20 12a8 8 0 0 1 -14 5M6 21V17H10M10 12L11.500 13.500L14.500 10.500',
	place: 'M12 21c-5 -6 -6 -8 -6 -11a6 6 0 1 1 12 0c0 3 -1 5 -6 11ZM12 8V12M10 10H14',
	next: 'M9 6L15 12L9 18',
	previous: 'M15 6L9 12L15 18',
	layers: 'M12 4L21 9L12 14L3 9ZM4 13L12 17.500L20 13',
	xray: 'M12 5c6 0 9 7 9 7s-3 7 -9 7s-9 -7 -9 -7s3 -7 9 -7ZM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0 -6',
	save: 'M12 4V15M8 11L12 15L16 11M5 19H19',
	open: 'M12 16V5M8 9L12 5L16 9M5 19H19',
	share:
		'M9 12a3 3 0 1 1 -6 0a3 3 0 1 1 6 0M21 6a3 3 0 1 1 -6 0a3 3 0 1 1 6 0M21 18a3 3 0 1 1 -6 0a3 3 0 1 1 6 0M8.500 10.500L15.500 7.500M8.500 13.500L15.500 16.500',
	settings:
		'M4 7H13M17 7H20M4 17H7M11 17H20M17 7a2 2 0 1 1 -4 0a2 2 0 1 1 4 0M11 17a2 2 0 1 1 -4 0a2 2 0 1 1 4 0',
	help: 'M9 9a3 3 0 1 1 4 3c-1 .6 -1 1 -1 2M12 17.500V18',
	plus: 'M12 5V19M5 12H19',
	minus: 'M5 12H19',
	map: 'M4 6L10 4L14 6L20 4V18L14 20L10 18L4 20ZM10 4V18M14 6V20',
	list: 'M8 6H20M8 12H20M8 18H20M4 6H4.500M4 12H4.500M4 18H4.500',
	person: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0 -8M4.500 20c0 -4 3 -6 7.500 -6s7.500 2 7.500 6',
	bot: 'M6 9H18V19H6ZM12 9V5M9.500 13V14.500M14.500 13V14.500M3 12V16M21 12V16',
	dice: 'M5 5H19V19H5ZM9 9H9.500M15 15H15.500M15 9H15.500M9 15H9.500',
	chat: 'M4 5H20V16H11L7 20V16H4ZM8 9H16M8 12H13',
	globe: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0 -18M3 12H21M12 3c5 5 5 13 0 18c-5 -5 -5 -13 0 -18',
	keyboard: 'M3 7H21V17H3ZM7 11H7.500M11 11H11.500M15 11H15.500M8 14H16',
	first: 'M18 6L12 12L18 18M7 6V18',
	last: 'M6 6L12 12L6 18M17 6V18',
	archive: 'M3 4H21V8H3ZM5 8V20H19V8M10 12H14',
	leaderboard: 'M3 20H21M4 20V13H9M9 20V6H15V20M15 10H20V20',
	hide: 'M12 5c6 0 9 7 9 7s-3 7 -9 7s-9 -7 -9 -7s3 -7 9 -7ZM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0 -6M4 4L20 20',
	copy: 'M9 9H20V20H9ZM5 15H4V4H15V5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="22"
			height="22"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={PATHS[name]} />
		</svg>
	);
}
