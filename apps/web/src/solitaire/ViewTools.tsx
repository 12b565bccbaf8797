import { fromAbove, home, quarterTurn } from '../board/camera.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import { FrameIcon } from './FrameIcon.js';
import { drawApart, showLevels, toggleXray } from './looking.js';
import { tipFrame } from './playing.js';
import type { Session } from './session.js';

interface Props {
	readonly session: Session;
	readonly is3D: boolean;
}

/** Buttons for the camera and for the frame itself. */
export function CameraTools({ session, is3D }: Props) {
	const t = useTexts();
	const isFree = useStore(session.store, ({ build }) => build.turn === null);
	return (
		<div className="soli-camera" role="group" aria-label={t.game.view}>
			{is3D && <Cameras session={session} />}
			{isFree && (
				<>
					<Button
						label={t.solitaire.tipFrame}
						icon={<FrameIcon name="tip" />}
						onClick={() => session.change(tipFrame, 'x')}
						data-tip="x"
					/>
					<Button
						label={t.solitaire.rollFrame}
						icon={<FrameIcon name="roll" />}
						onClick={() => session.change(tipFrame, 'y')}
						data-tip="y"
					/>
				</>
			)}
		</div>
	);
}

function Cameras({ session }: { readonly session: Session }) {
	const t = useTexts();
	const { motion } = session;
	return (
		<>
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
		</>
	);
}

/** How to look inside the building; level by level it is open anyway. */
export function LookTools({ session, is3D }: Props) {
	const t = useTexts();
	const { levels, xray, build } = useStore(session.store, (now) => now);
	if (!is3D) return null;
	const { height } = build.size;
	const text = levels === null ? t.game.allLevels : String(levels);
	return (
		<section className="soli-look">
			<h2>{t.solitaire.look}</h2>
			<label className="soli-slider">
				<span>
					{t.game.levels}: {text}
				</span>
				<input
					type="range"
					min={1}
					max={height}
					value={levels ?? height}
					aria-valuetext={text}
					onChange={({ target }) => session.change(showLevels, Number(target.value))}
					data-slider="levels"
				/>
			</label>
			<SpreadSlider session={session} />
			<label className="soli-check">
				<input type="checkbox" checked={xray} onChange={() => session.change(toggleXray)} />
				{t.game.xray}
			</label>
		</section>
	);
}

const SPREAD_STEPS = 20;

/** Draws the stones apart, to look between them. */
export function SpreadSlider({ session }: { readonly session: Session }) {
	const t = useTexts().solitaire;
	const spread = useStore(session.store, (now) => now.spread);
	return (
		<label className="soli-slider">
			<span>{t.spread}</span>
			<input
				type="range"
				min={0}
				max={SPREAD_STEPS}
				value={Math.round(spread * SPREAD_STEPS)}
				onChange={({ target }) => session.change(drawApart, Number(target.value) / SPREAD_STEPS)}
				data-slider="spread"
			/>
		</label>
	);
}
