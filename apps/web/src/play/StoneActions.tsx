import type { Ghost } from '@rumis/table';
import type { ReactNode } from 'react';
import type { Spin } from '../board/viewer.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon, type IconName } from '../ui/Icon.js';
import { useStore } from '../util/store.js';
import type { PlayState } from './builder.js';
import { dropHeld, ghostNow, letGo, lift, nextFit, nextFittingPlace, placeHeld } from './holding.js';
import { spinStone } from './keys.js';
import type { Session } from './session.js';

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
	/** An alternative to placing the stone, if any. */
	readonly instead?: ReactNode;
	/** Actions other than moving a stone. */
	readonly children?: ReactNode;
}

/** Buttons for the held stone. */
export function StoneActions<S extends PlayState>(props: Props<S>) {
	const { session, is3D, isTrying = false, instead, children } = props;
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
						<Button
							look="quiet"
							label={t.game.putBack}
							caption={t.tools.short.putBack}
							title={t.tools.explain.putBack}
							icon={<Icon name="close" />}
							onClick={() => session.change(letGo)}
						/>
						{instead ?? (
							<Button
								look="primary"
								className="play-place"
								icon={<Icon name="check" />}
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
	const t = useTexts();
	return (
		<>
			{SPINS.map(([spin, icon]) => (
				<Button
					key={spin}
					label={t.game[spin]}
					caption={t.tools.short[spin]}
					title={t.tools.explain[spin]}
					icon={<Icon name={icon} />}
					onClick={() => spinStone(session, spin, 1, is3D)}
				/>
			))}
			<Button
				label={t.game.nextFit}
				caption={t.tools.short.nextFit}
				title={t.tools.explain.nextFit}
				icon={<Icon name="fit" />}
				onClick={() => session.act(nextFit, 1)}
			/>
			<Button
				label={t.game.nextPlace}
				caption={t.tools.short.nextPlace}
				title={t.tools.explain.nextPlace}
				icon={<Icon name="place" />}
				onClick={() => session.act(nextFittingPlace, 1)}
			/>
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
			<Button label={t.lower} icon={<Icon name="minus" />} onClick={() => session.act(lift, -1)} />
			<button
				type="button"
				className="play-lift-level"
				aria-label={`${t.levelOf(z + 1, height)}. ${t.drop}`}
				title={t.drop}
				onClick={() => session.act(dropHeld)}
			>
				{t.level(z + 1)}
			</button>
			<Button label={t.raise} icon={<Icon name="plus" />} onClick={() => session.act(lift, 1)} />
		</span>
	);
}
