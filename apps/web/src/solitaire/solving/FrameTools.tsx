import { useTexts } from '../../i18n/useTexts.js';
import { undo } from '../../play/holding.js';
import { StoneActions } from '../../play/StoneActions.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useStore } from '../../util/store.js';
import { canUndo, clear, endColour, tipFrame } from './playing.js';
import type { PuzzleSession } from './session.js';

interface Props {
	readonly session: PuzzleSession;
}

/** Tips the frame onto another side. */
export function FrameTools({ session }: Props) {
	const t = useTexts();
	return (
		<>
			<Button
				label={t.solitaire.tipFrame}
				caption={t.tools.short.tipFrame}
				icon={<Icon name="tip" />}
				onClick={() => session.change(tipFrame, 'x')}
				data-tip="x"
			/>
			<Button
				label={t.solitaire.rollFrame}
				caption={t.tools.short.rollFrame}
				icon={<Icon name="roll" />}
				onClick={() => session.change(tipFrame, 'y')}
				data-tip="y"
			/>
		</>
	);
}

/** Undo and redo. */
export function UndoActions({ session }: Props) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	return (
		<div className="play-helps">
			<Button
				look="quiet"
				label={t.game.undo}
				caption={t.tools.short.undo}
				title={t.tools.explain.undo}
				icon={<Icon name="undo" />}
				disabled={!canUndo(state)}
				onClick={() => session.act(undo)}
			/>
			<Button
				look="quiet"
				label={t.solitaire.clear}
				caption={t.tools.short.clear}
				icon={<Icon name="clear" />}
				disabled={state.build.placed.length === 0}
				onClick={() => session.change(clear)}
			/>
		</div>
	);
}

/** Actions for the held stone; by the rules, with an empty hand, a colour may finish before the others. */
export function PuzzleActions({ session, is3D }: Props & { readonly is3D: boolean }) {
	const t = useTexts();
	const { held, build } = useStore(session.store, (now) => now);
	const { turn, puzzle, placed } = build;
	const canEnd = !held && turn?.colour && puzzle.colours > 1 && placed.length > 0;
	return (
		<StoneActions session={session} is3D={is3D}>
			{canEnd ? (
				<Button
					title={t.solitaire.endColourHint}
					onClick={() => session.change(endColour)}
					data-end={turn.colour}
				>
					{t.solitaire.endColour(t.rules.Owners[turn.colour])}
				</Button>
			) : null}
		</StoneActions>
	);
}
