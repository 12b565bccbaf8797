import { ghostOf, laidPlies, seatToMove } from '@rumis/table';
import type { Spin } from '../board/viewer.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon, type IconName } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import { letGo, nextFit, nextFittingPlace } from './holding.js';
import { spinStone } from './keys.js';
import { viewPly } from './looking.js';
import { canTakeBack, placeHeld, putAside, takeBack, takeBackTo } from './playing.js';
import type { Session } from './session.js';
import { type GameState, ownSeat, personToMove } from './state.js';

interface Props {
	readonly session: Session;
	readonly is3D: boolean;
	/** Whether a stone may be put down where it will be refused, to see why. */
	readonly isTrying?: boolean;
}

/** What can be done with the stone, the bots or the past, as buttons. */
export function ActionBar({ session, is3D, isTrying = false }: Props) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	return (
		<div className="game-actions" role="group" aria-label={t.game.actions}>
			<MainActions session={session} state={state} is3D={is3D} isTrying={isTrying} />
		</div>
	);
}

/** Ways out of a bad move, and to a good one. Who only watches a server's game has none. */
export function HelpActions({ session }: { readonly session: Session }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const isHere = state.place.kind === 'here';
	if (!isHere && (ownSeat(state) === null || seatToMove(state.table) === null)) return null;
	return (
		<div className="game-helps">
			<Button
				look="quiet"
				label={isHere ? t.game.undo : t.online.askUndo}
				icon={<Icon name="undo" />}
				disabled={!canTakeBack(state)}
				onClick={() => session.change(takeBack)}
			/>
			{isHere && (
				<Button
					look="quiet"
					label={t.game.hint}
					icon={<Icon name="hint" />}
					disabled={personToMove(state) === null || state.thinking !== null}
					onClick={() => session.thinker.hint()}
				/>
			)}
		</div>
	);
}

interface StateProps extends Props {
	readonly state: GameState;
}

function MainActions({ session, state, ...how }: StateProps) {
	const t = useTexts();
	const { table, viewedPly, thinking, isPaused, place } = state;
	if (viewedPly !== null) {
		const canGoOn = place.kind === 'here' && viewedPly >= laidPlies(table);
		return <LookingBack session={session} ply={viewedPly} canGoOn={canGoOn} />;
	}
	if (thinking) {
		return (
			<Button icon={<Icon name="stop" />} onClick={() => session.thinker.stop()}>
				{t.game.stop}
			</Button>
		);
	}
	if (personToMove(state) !== null) return <StoneActions session={session} state={state} {...how} />;
	if (isPaused && table.position.phase !== null) {
		return (
			<Button look="primary" icon={<Icon name="play" />} onClick={() => session.thinker.resume()}>
				{t.game.goOn}
			</Button>
		);
	}
	return null;
}

/** `canGoOn`: a ruin that was laid at once is not taken apart again. */
function LookingBack({ session, ply, canGoOn }: { session: Session; ply: number; canGoOn: boolean }) {
	const t = useTexts();
	return (
		<>
			<Button
				label={t.game.previousMove}
				icon={<Icon name="previous" />}
				onClick={() => session.change(viewPly, ply - 1)}
				disabled={ply === 0}
			/>
			<Button
				label={t.game.nextMove}
				icon={<Icon name="next" />}
				onClick={() => session.change(viewPly, ply + 1)}
			/>
			<Button look="primary" onClick={() => session.change(viewPly, Number.POSITIVE_INFINITY)}>
				{t.game.now}
			</Button>
			{canGoOn && <Button onClick={() => session.change(takeBackTo, ply)}>{t.game.goOnFromHere}</Button>}
		</>
	);
}

const SPINS: readonly (readonly [Spin, IconName])[] = [
	['turn', 'turnRight'],
	['tip', 'tipForward'],
	['roll', 'tipSide'],
];

function StoneActions({ session, state, is3D, isTrying }: StateProps) {
	const t = useTexts();
	const { held, table } = state;
	if (!held) return null;
	const { stone } = held.orientation;
	const canPutAside = table.position.check({ kind: 'aside', stone }) === null;
	const fits = ghostOf(table.position, held).illegal === null;
	return (
		<>
			{SPINS.map(([spin, icon]) => (
				<Button
					key={spin}
					label={t.game[spin]}
					icon={<Icon name={icon} />}
					onClick={() => spinStone(session, spin, 1, is3D)}
				/>
			))}
			<Button label={t.game.nextFit} icon={<Icon name="fit" />} onClick={() => session.change(nextFit, 1)} />
			<Button
				className="game-next-place"
				label={t.game.nextPlace}
				icon={<Icon name="place" />}
				onClick={() => session.change(nextFittingPlace, 1)}
			/>
			<Button
				look="quiet"
				label={t.game.putBack}
				icon={<Icon name="close" />}
				onClick={() => session.change(letGo)}
			/>
			{canPutAside ? (
				<Button look="primary" className="game-place" onClick={() => session.change(putAside, stone)}>
					{t.game.putAside}
				</Button>
			) : (
				<Button
					look="primary"
					className="game-place"
					icon={<Icon name="check" />}
					aria-disabled={!fits && !isTrying}
					onClick={() => session.change(placeHeld)}
				>
					{t.game.place}
				</Button>
			)}
		</>
	);
}
