import { OWNERS, type Owner } from '@rumis/rules';
import type { Tone } from '../view/text.js';

/** The capabilities of a terminal: text only, bold and reverse, 16 or 256 colours. */
export type Depth = 'plain' | 'mono' | 16 | 256;

type OwnerCodes = Readonly<Record<Owner, string>>;
type Palette = ReadonlyMap<Tone, string>;

/** Parameters of the escape sequence for a tone; tones not listed are plain. */
function makePalette(tones: Partial<Record<Tone, string>>, on: OwnerCodes, ghost: OwnerCodes): Palette {
	const palette = new Map<Tone, string>(Object.entries(tones) as [Tone, string][]);
	for (const owner of OWNERS) palette.set(`on-${owner}`, on[owner]).set(`ghost-${owner}`, ghost[owner]);
	return palette;
}

const forOwners = (codeOf: (owner: Owner) => string): OwnerCodes =>
	Object.fromEntries(OWNERS.map((owner) => [owner, codeOf(owner)])) as OwnerCodes;

/** Black or white text on colours of the 256-colour table. */
const onColours = (background: Readonly<Record<Owner, number>>, dark: readonly Owner[]): OwnerCodes =>
	forOwners((owner) => `48;5;${background[owner]};38;5;${dark.includes(owner) ? 231 : 16}`);

const MANY = makePalette(
	{
		dim: '38;5;245',
		strong: '1',
		good: '1;38;5;114',
		bad: '1;38;5;210',
		bar: '48;5;238;38;5;252',
		chosen: '1;48;5;25;38;5;231',
		empty: '48;5;235;38;5;247',
		beyond: '38;5;240',
		misfit: '48;5;250;38;5;16',
		breaking: '1;48;5;231;38;5;160',
		hint: '1;48;5;123;38;5;16',
	},
	onColours({ yellow: 220, red: 160, green: 34, blue: 27, violet: 91, orange: 208, ruin: 244 }, [
		'red',
		'blue',
		'violet',
	]),
	onColours({ yellow: 229, red: 217, green: 157, blue: 153, violet: 183, orange: 223, ruin: 254 }, []),
);

const FEW = makePalette(
	{
		...{ dim: '2', strong: '1', good: '1;32', bad: '1;31', bar: '7', chosen: '1;7', beyond: '2' },
		...{ misfit: '100;97', breaking: '1;107;31', hint: '1;106;30' },
	},
	{
		...{ yellow: '43;30', red: '41;97', green: '42;30', blue: '44;97' },
		...{ violet: '45;97', orange: '103;30', ruin: '47;30' },
	},
	forOwners(() => '1;107;30'),
);

/** Stones are reversed; a held stone is bold and marked by brackets. */
const MONO = makePalette(
	{
		dim: '2',
		strong: '1',
		good: '1',
		bad: '1',
		bar: '7',
		chosen: '1;7',
		breaking: '1',
		hint: '1',
		beyond: '2',
	},
	forOwners(() => '7'),
	forOwners(() => '1'),
);

const NONE: Palette = new Map();

export const paletteFor = (depth: Depth): Palette => ({ plain: NONE, mono: MONO, 16: FEW, 256: MANY })[depth];
