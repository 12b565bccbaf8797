import { type Colour, type Owner, STONES, type Stone } from '@rumis/rules';
import { handToPlay, ownerToPlay, placementsOf, seatOfColour } from '@rumis/table';
import { StonePicture } from '../board/StonePicture.js';
import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../ui/store.js';
import { letGo, pickStone } from './holding.js';
import type { Session } from './session.js';
import { type GameState, ownSeat, personToMove } from './state.js';
import { seenPosition } from './view.js';

interface Props {
	readonly session: Session;
	/** Only these of the hand are offered; null offers all. */
	readonly only?: readonly Stone[] | null;
}

/** The stones that can be picked, all in the order in which they are listed everywhere. */
export function Tray({ session, only = null }: Props) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { owner, stones: hand } = trayOf(state);
	const stones = only ? hand.filter((stone) => only.includes(stone)) : hand;
	const isMine = personToMove(state) !== null;
	const position = seenPosition(state);
	const heldStone = isMine ? state.held?.orientation.stone : undefined;
	const label = owner ? t.game.trayOf(t.rules.owners[owner]) : t.game.tray;
	return (
		<div className="tray game-tray" role="group" aria-label={label}>
			{owner && hand.length === 0 && <p className="tray-empty">{t.game.trayEmpty}</p>}
			{owner &&
				stones.map((stone) => (
					<TrayStone
						key={stone}
						stone={stone}
						owner={owner}
						isHeld={stone === heldStone}
						fits={!isMine || placementsOf(position, stone).length > 0}
						isMine={isMine}
						onPick={() => (stone === heldStone ? session.change(letGo) : session.change(pickStone, stone))}
					/>
				))}
		</div>
	);
}

/** Whose stones are shown: those of who is to move; who has one seat here keeps the own ones in view. */
function trayOf(state: GameState): { owner: Owner | null; stones: readonly Stone[] } {
	const position = seenPosition(state);
	const own = personToMove(state) === null ? waitingColour(state) : null;
	const hand = new Set(own ? position.hand(own) : handToPlay(position));
	return { owner: own ?? ownerToPlay(position), stones: STONES.filter((stone) => hand.has(stone)) };
}

/** The next colour of who has one seat here and waits. */
function waitingColour(state: GameState): Colour | null {
	const { table } = state;
	const { phase, colours, toPlay, out } = seenPosition(state);
	const seat = ownSeat(state);
	if (phase === null || phase === 'ruin' || !toPlay || seat === null) return null;
	const inTurn = [...colours.slice(colours.indexOf(toPlay)), ...colours.slice(0, colours.indexOf(toPlay))];
	const isMine = (colour: Colour) => seatOfColour(table.config.setup, colour) === seat;
	return inTurn.find((colour) => isMine(colour) && !out.some((entry) => entry.colour === colour)) ?? null;
}

interface TrayStoneProps {
	readonly stone: Stone;
	readonly owner: Owner;
	readonly isHeld: boolean;
	readonly isMine: boolean;
	readonly fits: boolean;
	readonly onPick: () => void;
}

function TrayStone({ stone, owner, isHeld, isMine, fits, onPick }: TrayStoneProps) {
	const t = useTexts();
	const name = t.rules.stones[stone];
	return (
		<button
			type="button"
			className="tray-stone game-stone"
			data-stone={stone}
			data-fits={fits}
			aria-pressed={isHeld}
			// Not disabled: while others move it keeps the focus, and the tray can be scrolled by keys.
			aria-disabled={!isMine}
			aria-label={fits ? t.game.stoneLabel(stone, name) : t.game.stoneNoPlace(stone, name)}
			title={fits ? t.game.stoneLabel(stone, name) : t.game.stoneNoPlace(stone, name)}
			onClick={onPick}
		>
			<StonePicture stone={stone} owner={owner} dim={!fits} />
			<span aria-hidden="true">{stone}</span>
		</button>
	);
}
