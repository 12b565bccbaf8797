import type { Spin } from '../board/viewer.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon, type IconName } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import { FrameIcon } from './FrameIcon.js';
import { keyOf } from './frame.js';
import { ghostOf } from './ghost.js';
import { dropHeld, letGo, lift, nextFit, nextFittingPlace } from './holding.js';
import { spinStone } from './keys.js';
import { canUndo, clear, endColour, placeHeld, undo } from './playing.js';
import type { Session } from './session.js';
import { aimOf, type PlayState } from './state.js';

const SPINS: readonly (readonly [Spin, IconName])[] = [
	['turn', 'turnRight'],
	['tip', 'tipForward'],
	['roll', 'tipSide'],
];

interface Props {
	readonly session: Session;
	readonly is3D: boolean;
}

/** What can be done with the stone in the hand. */
export function StoneActions({ session, is3D }: Props) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { held, build } = state;
	return (
		<div
			className="soli-actions"
			role="group"
			aria-label={t.solitaire.actions}
			data-ghost={held ? ghostOf(build, held, aimOf(state)).cells.map(keyOf).join(' ') : ''}
		>
			{held && (
				<>
					{SPINS.map(([spin, icon]) => (
						<Button
							key={spin}
							label={t.game[spin]}
							icon={<Icon name={icon} />}
							onClick={() => spinStone(session, spin, 1, is3D)}
						/>
					))}
					<Button
						label={t.game.nextFit}
						icon={<Icon name="fit" />}
						onClick={() => session.change(nextFit, 1)}
					/>
					<Button
						className="soli-next-place"
						label={t.game.nextPlace}
						icon={<Icon name="place" />}
						onClick={() => session.change(nextFittingPlace, 1)}
					/>
					{!build.turn && <Lifts session={session} state={state} />}
					<PlaceActions session={session} state={state} />
				</>
			)}
			{!held && <EndColour session={session} state={state} />}
		</div>
	);
}

interface StateProps {
	readonly session: Session;
	readonly state: PlayState;
}

/** Freely, a stone can be put into any level: also under others. */
function Lifts({ session, state }: StateProps) {
	const t = useTexts().solitaire;
	const { held, build } = state;
	if (!held) return null;
	const { z } = ghostOf(build, held, aimOf(state)).place;
	return (
		<span className="soli-lifts">
			<Button label={t.lower} icon={<Icon name="minus" />} onClick={() => session.change(lift, -1)} />
			<button
				type="button"
				className="soli-lift-level"
				aria-label={`${t.levelOf(z + 1, build.size.height)}. ${t.drop}`}
				title={t.drop}
				onClick={() => session.change(dropHeld)}
			>
				{t.level(z + 1)}
			</button>
			<Button label={t.raise} icon={<Icon name="plus" />} onClick={() => session.change(lift, 1)} />
		</span>
	);
}

function PlaceActions({ session, state }: StateProps) {
	const t = useTexts().solitaire;
	const { held, build } = state;
	const fits = held !== null && ghostOf(build, held, aimOf(state)).refusal === null;
	return (
		<>
			<Button
				look="quiet"
				label={t.putBack}
				icon={<Icon name="close" />}
				onClick={() => session.change(letGo)}
			/>
			<Button
				look="primary"
				className="soli-place"
				icon={<Icon name="check" />}
				aria-disabled={!fits}
				onClick={() => session.change(placeHeld)}
			>
				{t.place}
			</Button>
		</>
	);
}

/** By the rules a colour may end before the others. */
function EndColour({ session, state }: StateProps) {
	const t = useTexts();
	const { turn, puzzle, placed } = state.build;
	if (!turn?.colour || puzzle.colours < 2 || placed.length === 0) return null;
	return (
		<Button
			title={t.solitaire.endColourHint}
			onClick={() => session.change(endColour)}
			data-end={turn.colour}
		>
			{t.solitaire.endColour(t.rules.Owners[turn.colour])}
		</Button>
	);
}

/** Steps back. */
export function BuildActions({ session }: { readonly session: Session }) {
	const t = useTexts().solitaire;
	const state = useStore(session.store, (now) => now);
	return (
		<div className="soli-backs">
			<Button
				look="quiet"
				label={t.undo}
				icon={<Icon name="undo" />}
				disabled={!canUndo(state)}
				onClick={() => session.change(undo)}
			/>
			<Button
				look="quiet"
				label={t.clear}
				icon={<FrameIcon name="clear" />}
				disabled={state.build.placed.length === 0}
				onClick={() => session.change(clear)}
			/>
		</div>
	);
}
