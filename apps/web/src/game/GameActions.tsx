import { laidPlies, seatToMove } from '@rumis/table';
import { useTexts } from '../i18n/useTexts.js';
import { redo, undo } from '../play/holding.js';
import { StoneActions } from '../play/StoneActions.js';
import { playTable } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../util/store.js';
import { viewPly } from './looking.js';
import { canRedo, canTakeBack, putAside, tableAt } from './playing.js';
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
			<Button
				look="quiet"
				label={isHere ? t.game.undo : t.online.askUndo}
				caption={isHere ? t.tools.short.undo : t.tools.short.askUndo}
				title={isHere ? t.tools.explain.undo : t.online.askUndo}
				icon={<Icon name="undo" />}
				disabled={!canTakeBack(state)}
				onClick={() => session.act(undo)}
			/>
			{canRedo(state) && (
				<Button
					look="quiet"
					label={t.game.redo}
					caption={t.tools.short.redo}
					title={t.tools.explain.redo}
					icon={<Icon name="redo" />}
					onClick={() => session.act(redo)}
				/>
			)}
			{hasHints(state.referee) && (
				<Button
					look="quiet"
					label={t.game.hint}
					caption={t.tools.short.hint}
					title={t.tools.explain.hint}
					icon={<Icon name="hint" />}
					disabled={personToMove(state) === null || state.thinking !== null}
					onClick={() => session.thinker.hint()}
				/>
			)}
		</div>
	);
}

/** Actions for the held stone, the bots or an earlier position. */
export function GameActions({ session, is3D }: Props & { readonly is3D: boolean }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const stone = state.held?.orientation.stone;
	const putsAside = stone !== undefined && state.table.position.check({ kind: 'aside', stone }) === null;
	return (
		<StoneActions
			session={session}
			is3D={is3D}
			instead={
				putsAside ? (
					<Button look="primary" className="play-place" onClick={() => session.change(putAside, stone)}>
						{t.game.putAside}
					</Button>
				) : null
			}
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
		<Button look={icon === 'play' ? 'primary' : 'plain'} icon={<Icon name={icon} />} onClick={onClick}>
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
			{canGoOn && (
				<Button title={t.game.goOnInCopy} onClick={() => playTable(tableAt(table, ply))}>
					{t.game.goOnFromHere}
				</Button>
			)}
		</>
	);
}
