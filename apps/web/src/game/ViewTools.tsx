import { COLOURS, type Colour } from '@rumis/rules';
import { fromAbove, home, quarterTurn, zoom } from '../board/camera.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import { showLevels, showReach, toggleOverlay, toggleXray } from './looking.js';
import type { Session } from './session.js';
import { seenPosition, seenSquares } from './view.js';

/** Buttons for the camera. */
export function CameraTools({ session }: { readonly session: Session }) {
	const t = useTexts();
	const { motion } = session;
	return (
		<div className="game-camera" role="group" aria-label={t.game.view}>
			<Button
				label={t.game.fromAbove}
				icon={<Icon name="above" />}
				onClick={() => motion.flyTo(fromAbove(motion.goal()))}
			/>
			<Button
				label={t.game.homeView}
				icon={<Icon name="home" />}
				onClick={() => motion.flyTo(home(motion.goal()))}
			/>
			<Button
				label={t.game.quarterLeft}
				icon={<Icon name="turnLeft" />}
				onClick={() => motion.flyTo(quarterTurn(motion.goal(), -1))}
			/>
			<Button
				label={t.game.quarterRight}
				icon={<Icon name="turnRight" />}
				onClick={() => motion.flyTo(quarterTurn(motion.goal(), 1))}
			/>
			<Button
				className="game-zoom"
				label={t.game.zoomIn}
				icon={<Icon name="plus" />}
				onClick={() => motion.flyTo(zoom(motion.goal(), 0.8))}
			/>
			<Button
				className="game-zoom"
				label={t.game.zoomOut}
				icon={<Icon name="minus" />}
				onClick={() => motion.flyTo(zoom(motion.goal(), 1.25))}
			/>
		</div>
	);
}

/** What is laid over the board, and how to look inside the building. */
export function LookTools({ session, is3D }: { readonly session: Session; readonly is3D: boolean }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { overlays, xray, place } = state;
	// Who has no seat here has no stones to place either.
	const isWatching = place.kind === 'server' && place.seat === null;
	return (
		<section className="game-look" aria-label={t.game.look}>
			{!isWatching && (
				<>
					<Check
						label={t.game.overlayFits}
						isOn={overlays.fits}
						onChange={() => session.change(toggleOverlay, 'fits')}
					/>
					<Check
						label={t.game.overlayBuild}
						isOn={overlays.build}
						onChange={() => session.change(toggleOverlay, 'build')}
					/>
				</>
			)}
			<ReachChoice session={session} t={t} />
			{is3D && <Check label={t.game.xray} isOn={xray} onChange={() => session.change(toggleXray)} />}
			{is3D && <LevelSlider session={session} />}
		</section>
	);
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: () => void }) {
	return (
		<label className="game-check">
			<input type="checkbox" checked={isOn} onChange={onChange} />
			{label}
		</label>
	);
}

function ReachChoice({ session, t }: { session: Session; t: Texts }) {
	const reach = useStore(session.store, (now) => now.overlays.reach);
	const position = seenPosition(session.store.get());
	return (
		<label className="game-reach">
			{t.game.overlayReach}
			<select
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

function LevelSlider({ session }: { session: Session }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const highest = Math.max(1, ...seenSquares(state).map(({ limit }) => limit));
	const levels = state.levels ?? highest;
	const text = state.levels === null ? t.game.allLevels : String(levels);
	return (
		<label className="game-levels">
			<span>{t.common.pair(t.game.levels, text)}</span>
			<input
				type="range"
				min={1}
				max={highest}
				value={levels}
				aria-valuetext={text}
				onChange={({ target }) => {
					const chosen = Number(target.value);
					session.change(showLevels, chosen >= highest ? null : chosen);
				}}
			/>
		</label>
	);
}
