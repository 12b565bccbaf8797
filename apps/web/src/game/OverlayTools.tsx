import { COLOURS, type Colour } from '@rumis/rules';
import { useTexts } from '../i18n/useTexts.js';
import { Check, LookTools } from '../play/ViewTools.js';
import '../ui/select.css';
import { useStore } from '../util/store.js';
import { showReach, toggleOverlay } from './looking.js';
import type { GameSession } from './session.js';
import { seenPosition } from './view.js';
import '../ui/select.css';

interface Props {
	readonly session: GameSession;
	readonly is3D: boolean;
}

/** Overlay options, and tools to look inside the building. */
export function OverlayTools({ session, is3D }: Props) {
	const t = useTexts();
	const { overlays, referee } = useStore(session.store, (now) => now);
	// A spectator has no stones to place.
	const isWatching = referee.kind === 'server' && referee.seat === null;
	const overlay = (name: 'fits' | 'build', label: string) => (
		<Check label={label} isOn={overlays[name]} onChange={() => session.change(toggleOverlay, name)} />
	);
	return (
		<LookTools session={session} is3D={is3D}>
			{!isWatching && overlay('fits', t.game.overlayFits)}
			{!isWatching && overlay('build', t.game.overlayBuild)}
			<ReachChoice session={session} />
		</LookTools>
	);
}

function ReachChoice({ session }: Pick<Props, 'session'>) {
	const t = useTexts();
	const reach = useStore(session.store, (now) => now.overlays.reach);
	const position = seenPosition(session.store.get());
	return (
		<label className="game-reach">
			{t.game.overlayReach}
			<select
				className="select-box"
				value={reach ?? ''}
				onChange={({ target }) =>
					session.change(showReach, COLOURS.find((colour) => colour === target.value) ?? null)
				}
			>
				<option value="">{t.game.nobody}</option>
				{position.colours.map((colour: Colour) => (
					<option key={colour} value={colour}>
						{t.rules.owners[colour]}
					</option>
				))}
			</select>
		</label>
	);
}
