import type { Ghost } from '@rumis/table';
import type { ReactNode } from 'react';
import type { Spin } from '../board/viewer.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import type { IconName } from '../ui/Icon.js';
import { useStore } from '../util/store.js';
import type { PlayState } from './builder.js';
import { dropHeld, ghostNow, letGo, lift, nextFit, nextFittingPlace, placeHeld } from './holding.js';
import { spinStone } from './keys.js';
import type { Session } from './session.js';
import { ToolButton } from './ToolButton.js';

const SPINS: readonly (readonly [Spin, IconName])[] = [
	['turn', 'stoneTurn'],
	['tip', 'stoneTip'],
	['roll', 'stoneRoll'],
];

interface Props<S extends PlayState> {
	readonly session: Session<S>;
	readonly is3D: boolean;
	/** Whether an illegal placement may be attempted, to see why it is refused. */
	readonly isTrying?: boolean;
	/** Puts the stone aside, where that is the move instead of placing it. */
	readonly onAside?: (() => void) | false | undefined;
	/** Actions other than moving a stone. */
	readonly children?: ReactNode;
}

/** Buttons for the held stone. */
export function StoneActions<S extends PlayState>(props: Props<S>) {
	const { session, is3D, isTrying = false, onAside, children } = props;
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const ghost = ghostNow(session.builder, state);
	return (
		<div
			className="play-actions"
			role="group"
			aria-label={t.game.actions}
			data-ghost={ghost?.cells.map(({ x, y, z }) => `${x},${y},${z}`).join(' ') ?? ''}
		>
			{children ??
				(ghost && (
					<>
						<Turns session={session} is3D={is3D} />
						{session.builder.ground(state).isFree && <Lifts session={session} ghost={ghost} />}
						<ToolButton tool="putBack" look="quiet" icon="close" onClick={() => session.change(letGo)} />
						{onAside ? (
							<Button look="primary" className="play-place" onClick={onAside}>
								{t.game.putAside}
							</Button>
						) : (
							<Button
								look="primary"
								className="play-place"
								icon="check"
								aria-disabled={ghost.misfit !== null && !isTrying}
								onClick={() => session.act(placeHeld)}
							>
								{t.game.place}
							</Button>
						)}
					</>
				))}
		</div>
	);
}

function Turns<S extends PlayState>({ session, is3D }: Pick<Props<S>, 'session' | 'is3D'>) {
	return (
		<>
			{SPINS.map(([spin, icon]) => (
				<ToolButton key={spin} tool={spin} icon={icon} onClick={() => spinStone(session, spin, 1, is3D)} />
			))}
			<ToolButton tool="nextFit" icon="fit" onClick={() => session.act(nextFit, 1)} />
			<ToolButton tool="nextPlace" icon="place" onClick={() => session.act(nextFittingPlace, 1)} />
		</>
	);
}

/** If stones may go below others, the level is chosen too. */
function Lifts<S extends PlayState>({ session, ghost }: { session: Session<S>; ghost: Ghost }) {
	const t = useTexts().solitaire;
	const { z } = ghost.place;
	const { height } = session.builder.ground(session.store.get()).size;
	return (
		<span className="play-lifts">
			<Button label={t.lower} icon="minus" onClick={() => session.act(lift, -1)} />
			<button
				type="button"
				className="play-lift-level"
				aria-label={`${t.levelOf(z + 1, height)}. ${t.drop}`}
				title={t.drop}
				onClick={() => session.act(dropHeld)}
			>
				{t.level(z + 1)}
			</button>
			<Button label={t.raise} icon="plus" onClick={() => session.act(lift, 1)} />
		</span>
	);
}
