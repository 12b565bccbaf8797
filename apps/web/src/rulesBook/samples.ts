/** The example boards of the rule book: a position given by moves, and places to try. */
import {
	type Colour,
	findBuiltin,
	type IllegalReason,
	type ModeId,
	type Scenario,
	type Setup,
} from '@rumis/rules';
import type { BookTexts } from '../i18n/texts.js';
import type { RuleCode } from './anchors.js';
import { PRACTICE_BOARD } from './practiceBoard.js';
import { BUILT_COLCA, FINISHED_CHULLPA, MIDDLE_OF_PISAC, RUIN_OF_TAMBO } from './sampleGames.js';

export type SampleId = keyof BookTexts['rulesSamples'];

/** A move to try, and the expected verdict: refused for a reason, or allowed. */
export interface Choice {
	readonly move: string;
	readonly refused: IllegalReason | null;
	/** The colour that is out after it. */
	readonly out?: Colour;
}

export interface Sample {
	readonly board: Scenario;
	readonly players: number;
	readonly mode: ModeId;
	readonly moves: readonly string[];
	/** Setup options that differ from the defaults. */
	readonly setup?: Partial<Setup>;
	readonly choices: readonly Choice[];
	/** Whether the sample is about counting squares instead. */
	readonly isCount?: boolean;
}

type Rest = Partial<Pick<Sample, 'mode' | 'moves' | 'isCount'>>;

function sample(board: string, players: number, choices: readonly Choice[], rest: Rest = {}): Sample {
	return { board: findBuiltin(board)!, players, mode: 'standard', moves: [], choices, ...rest };
}

const yes = (move: string): Choice => ({ move, refused: null });
const no = (refused: IllegalReason, move: string): Choice => ({ move, refused });

/** A yellow and a red stone that interlock. */
const INTERLOCKED = ['L4 b2,b3,b4,c4', 'T4 c1,c2,c3,d2'];

const walledIn: Sample = {
	board: PRACTICE_BOARD,
	players: 2,
	mode: 'standard',
	moves: ['O4 c1,c2,d1,d2', 'V3 d3,e2,e3'],
	choices: [{ ...yes('I2 b3,c3'), out: 'red' }, yes('I2 b1,b2')],
};

export const SAMPLES: Readonly<Record<SampleId, Sample>> = {
	idea: sample('pisac', 3, [], { moves: MIDDLE_OF_PISAC }),
	turning: sample('chullpa', 2, [
		yes('T4 b2,b3,b4,c3'),
		yes('T4 b2,b3*2,b4'),
		no('wrongShape', 'T4 b1,b2,b3,b4'),
	]),
	plan: sample('tambo', 2, [yes('I3 b3,b4,b5'), no('offPlan', 'I3 b4,c4,d4')]),
	lines: sample('coricancha', 2, [yes('I3 b3,c3,d3'), no('outsideZone', 'I3 a3,b3,c3')]),
	support: sample('chullpa', 2, [yes('I3 b2,b3,b4'), no('gap', 'I3 b3,c3,d3'), yes('I3 c3*3')], {
		moves: ['L4 a2,b2,b3,b4', 'L4 c2,d2,d3,d4'],
	}),
	height: sample('pisac', 2, [yes('I3 a6*3'), no('tooHigh', 'I3 a7*3'), no('tooHigh', 'I3 b6*3')], {
		moves: ['L4 b5,b6,b7,c7', 'T4 c4,c5,c6,d5'],
	}),
	touching: sample('chullpa', 2, [yes('I2 d4*2'), no('noOwnContact', 'I2 d5*2')], { moves: INTERLOCKED }),
	firstStones: sample(
		'chullpa',
		2,
		[yes('I3 a2,a3,a4'), no('noContact', 'I2 a5,b5'), no('noGround', 'O4 b2,b3,c2,c3')],
		{ moves: ['O4 b2,b3,c2,c3'] },
	),
	laterStones: sample('chullpa', 2, [yes('I2 a3*2'), yes('I3 b2,c2,d2'), no('noOwnContact', 'I2 d3*2')], {
		moves: INTERLOCKED,
	}),
	walledIn,
	fromAbove: sample('chullpa', 2, [], { moves: FINISHED_CHULLPA, isCount: true }),
	edges: sample(
		'colca',
		5,
		[yes('L4 f4,f5,g5,h5'), no('touchesFace', 'L4 f3,f4,f5,g5'), no('noEdge', 'L4 a4,a5,b5,c5')],
		{ moves: ['O4 d2,d3,e2,e3'] },
	),
	keepAway: sample('chullpa', 2, [yes('I3 d3,d4,d5'), no('touchesOwn', 'I3 b4,c4,d4'), yes('I3 c1,c2,c3')], {
		mode: 'inverse',
		moves: ['L4 a1,a2,a3,b3', 'T4 b2,c1,c2,c3'],
	}),
	fourColours: sample('chullpa', 2, [yes('I2 b1,c1'), no('noOwnContact', 'I2 a5,b5')], {
		mode: 'duo',
		moves: ['O4 b2,b3,c2,c3', 'I3 d1,d2,d3', 'L4 a2,a3,a4,b4', 'I2 c4,d4'],
	}),
	ruin: sample('chullpa', 2, [yes('T4 c1,c2,c3,d2'), no('ruinTooWide', 'T4 a5,b5*2,c5')], {
		mode: 'ruinas',
		moves: [
			...['O4 b2,b3,c2,c3', 'I4 a1,b1,c1,d1', 'L4 d2,d3,d4,c4', 'V3 b2*2,b3'],
			...['I3 a2,a3,a4', 'I2 b4*2'],
		],
	}),
	aroundRuin: sample('tambo', 2, [yes('V3 c6,c7,d7'), no('noContact', 'I2 f4,g4')], {
		mode: 'ruinas',
		moves: [...RUIN_OF_TAMBO, 'O4 f6,f7,g6,g7'],
	}),
	taking: sample('colca', 2, [yes('I4 e3*4'), no('stoneCovered', 'L4 e3,e4,e5,f5')], {
		mode: 'transfer',
		moves: BUILT_COLCA,
	}),
	rebuilding: sample(
		'colca',
		2,
		[yes('I4 e3*4'), no('insideRedLine', 'I4 d1*4'), no('noOwnContact', 'I4 h3*4')],
		{ mode: 'transfer', moves: BUILT_COLCA },
	),
	aside: sample('colca', 2, [{ ...yes('I2 aside'), out: 'red' }, no('asideFits', 'I3 aside')], {
		mode: 'transfer',
		moves: BUILT_COLCA,
	}),
	moveText: sample('chullpa', 2, [yes('I3 b2,c2,d2'), yes('I3 a3*3'), no('wrongShape', 'I3 b3,b4*2')], {
		moves: INTERLOCKED,
	}),
};

/** The choice that shows a refusal, otherwise the first. */
export const firstChoice = (id: SampleId, code: RuleCode | null): number =>
	Math.max(
		0,
		SAMPLES[id].choices.findIndex(({ refused }) => refused !== null && refused === code),
	);

export const isSample = (id: string): id is SampleId => Object.hasOwn(SAMPLES, id);
