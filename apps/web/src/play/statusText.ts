/** The status line and the announcements for the held stone. */
import { makeSquare } from '@rumis/rules';
import type { Misfit } from '@rumis/table';
import { hasFingers } from '../device/fingers.js';
import type { Texts } from '../i18n/texts.js';
import { sayIllegal } from '../wording/sayIllegal.js';
import { type Builder, isHandMessage, type PlayState, type Status } from './builder.js';
import { ghostNow } from './holding.js';
import type { Session } from './session.js';

type Detail = Omit<Status, 'head'>;

/** One sentence; the cells are drawn on the board. */
export const sayMisfit = ({ code }: Misfit, t: Texts): string =>
	code === 'outsideFrame' ? t.solitaire.outsideFrame : t.rules.illegal[code];

/** The same with the cells, for screen readers. */
const speakMisfit = (misfit: Misfit, t: Texts): string => {
	const { code, cells } = misfit;
	return code === 'outsideFrame' ? sayMisfit(misfit, t) : sayIllegal({ code, cells }, t);
};

const misfitDetail = (misfit: Misfit, t: Texts): Detail => ({
	detail: sayMisfit(misfit, t),
	spoken: speakMisfit(misfit, t),
	tone: 'bad',
	refusal: misfit.code === 'outsideFrame' ? null : misfit.code,
});

const sayFits = ({ game }: Texts): string => (hasFingers() ? game.stoneFitsTouch : game.stoneFits);

/** What to do with the held stone, or what is wrong with it. */
function handDetail<S extends PlayState>(builder: Builder<S>, state: S, t: Texts): Detail {
	const { message } = state;
	const plain = { tone: 'plain', refusal: null } as const;
	if (isHandMessage(message)) {
		if (message.kind === 'illegal') return misfitDetail(message.illegal, t);
		return message.kind === 'noFit'
			? { ...plain, detail: t.game.noFit, tone: 'bad' }
			: { ...plain, detail: t.tools.pickFirst };
	}
	const ghost = ghostNow(builder, state);
	if (!ghost) return { ...plain, detail: t.game.pickStone };
	if (ghost.misfit) return misfitDetail(ghost.misfit, t);
	return { ...plain, detail: state.isAimed ? t.game.stoneAimed : sayFits(t), tone: 'good' };
}

export function statusOf<S extends PlayState>({ builder, words }: Spoken<S>, state: S, t: Texts): Status {
	return words.status(state, t, handDetail(builder, state, t));
}

type Spoken<S extends PlayState> = Pick<Session<S>, 'builder' | 'words'>;

/** The announcement of a picked or turned stone. */
export function sayHeld<S extends PlayState>(builder: Builder<S>, state: S, t: Texts): string {
	const ghost = ghostNow(builder, state);
	if (!ghost) return '';
	const { stone, owner, cells, misfit } = ghost;
	const hasOthers = builder.hand(state).some((other) => other.owner !== owner);
	const name = t.rules.stones[stone];
	const said = t.game.saidHeld(
		hasOthers ? t.solitaire.cellStone(t.rules.owners[owner], name) : name,
		makeSquare(state.cursor),
		1 + Math.min(...cells.map(({ z }) => z)),
	);
	return `${said} ${misfit ? speakMisfit(misfit, t) : t.game.saidFits}`;
}
