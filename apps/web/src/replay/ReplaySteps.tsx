import type { Table } from '@rumis/table';
import { viewPly } from '../game/looking.js';
import type { GameSession } from '../game/session.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import type { IconName } from '../ui/Icon.js';
import { useStore } from '../util/store.js';
import { seatName } from '../wording/names.js';
import { plyOf } from './replaying.js';

/** Playback controls: step buttons and a slider. */
export function ReplaySteps({ session }: { readonly session: GameSession }) {
	const t = useTexts();
	const ply = useStore(session.store, plyOf);
	const last = useStore(session.store, (now) => now.table.position.ply);
	const why = useStore(session.store, (now) => (plyOf(now) === last ? endText(now.table, t) : null));
	const text = [stepText(ply, last, t.people), why].filter(Boolean).join(' · ');
	const step = (label: string, icon: IconName, to: number) => (
		<Button
			label={label}
			icon={icon}
			// Not `disabled`: a disabled button would lose the keyboard focus.
			aria-disabled={to < 0 || to > last || to === ply}
			onClick={() => session.change(viewPly, Math.min(last, Math.max(0, to)))}
		/>
	);
	return (
		<div className="replay-steps" role="group" aria-label={t.people.steps}>
			<div className="replay-buttons">
				{step(t.people.toStart, 'first', 0)}
				{step(t.game.previousMove, 'previous', ply - 1)}
				{step(t.game.nextMove, 'next', ply + 1)}
				{step(t.people.toEnd, 'last', last)}
			</div>
			<input
				type="range"
				className="replay-slider"
				min={0}
				max={last}
				value={ply}
				aria-label={t.game.moves}
				aria-valuetext={text}
				onChange={({ target }) => session.change(viewPly, Number(target.value))}
			/>
			<p className="replay-text">{text}</p>
		</div>
	);
}

function stepText(ply: number, last: number, t: Texts['people']): string {
	if (last === 0) return t.moves(0);
	return ply === 0 ? t.beginning(last) : t.stepOf(ply, last);
}

/** Why the game ended early; null if it was played to its end. */
const endText = (table: Table, t: Texts): string | null =>
	table.ended && t.online.end.why[table.ended.why](seatName(table, table.ended.seat, t));
