/** The differences between the light and the dark theme. Stones keep their dyes in both. */
export type Theme = 'light' | 'dark';

export interface Look {
	readonly sky: string;
	/** The centre of the pool of light around the table. */
	readonly pool: string;
	readonly contact: string;
	readonly tableLight: string;
	readonly tableDark: string;
	readonly panel: string;
	readonly panelLine: string;
	readonly square: string;
	readonly squareHigh: string;
	readonly dull: string;
	readonly dullLine: string;
	readonly ink: string;
	/** Edges of transparent stones. */
	readonly wire: string;
	/** The bars of a frame to be filled. */
	readonly bar: string;
	readonly red: string;
	readonly blue: string;
	readonly key: number;
	readonly fill: number;
	readonly ambient: number;
	readonly ambientSky: string;
	readonly ambientGround: string;
}

export const LOOKS: Readonly<Record<Theme, Look>> = {
	light: {
		sky: '#e9dcc8',
		pool: '#f6eee2',
		contact: '#3a2410',
		tableLight: '#c08a55',
		tableDark: '#7d4c26',
		panel: '#d9bd8e',
		panelLine: '#6b4926',
		square: '#f3e4c4',
		squareHigh: '#e3c896',
		dull: '#c9b591',
		dullLine: '#a38c66',
		ink: '#4b3319',
		wire: '#2b1a0c',
		bar: '#5b3a1c',
		red: '#bf2b1d',
		blue: '#1f5aa0',
		key: 2.75,
		fill: 0.35,
		ambient: 1.6,
		ambientSky: '#fffaf4',
		ambientGround: '#b08a63',
	},
	dark: {
		sky: '#221b15',
		pool: '#3a2d22',
		contact: '#000000',
		tableLight: '#83552f',
		tableDark: '#432613',
		panel: '#4a3422',
		panelLine: '#c8a878',
		square: '#7d6244',
		squareHigh: '#634a30',
		dull: '#43362a',
		dullLine: '#5f4d3b',
		ink: '#fbeed8',
		wire: '#f3dfc0',
		bar: '#e2c193',
		red: '#ff7a66',
		blue: '#7db8ff',
		key: 2.7,
		fill: 0.3,
		ambient: 1.35,
		ambientSky: '#fff5e8',
		ambientGround: '#6d4d33',
	},
};
