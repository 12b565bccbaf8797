import { laidPlies, seatToMove } from '@rumis/table';
import { useTexts } from '../i18n/useTexts.js';
import { redo, undo } from '../play/holding.js';
import { StoneActions } from '../play/StoneActions.js';
import { ToolButton } from '../play/ToolButton.js';
import { playTable } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { useStore } from '../util/store.js';
import { viewPly } from './looking.js';
import { canRedo, canTakeBack, putAside, tableAt } from './playing.js';
import { positionAhead } from './premove.js';
import type { GameSession } from './session.js';
import { type GameState, hasHints, ownSeat, personToMove } from './state.js';

interface Props {
	readonly session: GameSession;
}

/** Undo, redo and hints. Spectators of a server's game have none. */
export function HelpActions({ session }: Props) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const isHere = state.referee.kind === 'here';
	if (seatToMove(state.table) === null || (!isHere && ownSeat(state) === null)) return null;
	return (
		<div className="play-helps">
			<ToolButton
				tool="undo"
				{...(!isHere && {
					label: t.online.askUndo,
					caption: t.tools.short.askUndo,
					title: t.online.askUndo,
				})}
				look="quiet"
				icon="undo"
				disabled={!canTakeBack(state)}
				onClick={() => session.act(undo)}
			/>
			{canRedo(state) && (
				<ToolButton tool="redo" look="quiet" icon="redo" onClick={() => session.act(redo)} />
			)}
			{hasHints(state.referee) && (
				<ToolButton
					tool="hint"
					look="quiet"
					icon="hint"
					disabled={personToMove(state) === null || state.thinking !== null}
					onClick={() => session.thinker.hint()}
				/>
			)}
		</div>
	);
}

/** Actions for the held stone, the bots or an earlier position. */
export function GameActions({ session, is3D }: Props & { readonly is3D: boolean }) {
	const state = useStore(session.store, (now) => now);
	const stone = state.held?.orientation.stone;
	const position = positionAhead(state) ?? state.table.position;
	const putsAside = stone !== undefined && position.check({ kind: 'aside', stone }) === null;
	return (
		<StoneActions
			session={session}
			is3D={is3D}
			onAside={putsAside && (() => session.change(putAside, stone))}
		>
			{otherActions(session, state)}
		</StoneActions>
	);
}

/** Actions other than moving a stone; null if a stone can be moved. */
function otherActions(session: GameSession, state: GameState) {
	const { table, viewedPly, thinking, isPaused } = state;
	if (viewedPly !== null) return <LookingBack session={session} ply={viewedPly} />;
	if (thinking) return <BotButton icon="stop" onClick={() => session.thinker.stop()} />;
	if (personToMove(state) !== null || !isPaused || table.position.phase === null) return null;
	return <BotButton icon="play" onClick={() => session.thinker.resume()} />;
}

/** Pauses or resumes the bots. */
function BotButton({ icon, onClick }: { readonly icon: 'stop' | 'play'; readonly onClick: () => void }) {
	const t = useTexts();
	return (
		<Button look={icon === 'play' ? 'primary' : 'plain'} icon={icon} onClick={onClick}>
			{icon === 'play' ? t.game.goOn : t.game.stop}
		</Button>
	);
}

function LookingBack({ session, ply }: Props & { readonly ply: number }) {
	const t = useTexts();
	const { table, referee } = session.store.get();
	// A ruin that was placed automatically cannot be taken back.
	const canGoOn = hasHints(referee) && ply >= laidPlies(table) && ply < table.position.ply;
	return (
		<>
			<Button
				label={t.game.previousMove}
				icon="previous"
				onClick={() => session.change(viewPly, ply - 1)}
				disabled={ply === 0}
			/>
			<Button label={t.game.nextMove} icon="next" onClick={() => session.change(viewPly, ply + 1)} />
			<Button look="primary" onClick={() => session.change(viewPly, Number.POSITIVE_INFINITY)}>
				{t.game.now}
			</Button>
			{canGoOn && (
				<Button title={t.game.goOnInCopy} onClick={() => playTable(tableAt(table, ply))}>
					{t.game.goOnFromHere}
				</Button>
			)}
		</>
	);
}
