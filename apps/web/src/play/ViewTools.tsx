import type { ReactNode } from 'react';
import { type Camera, fromAbove, home, quarterTurn, zoom } from '../board/camera.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon, type IconName } from '../ui/Icon.js';
import { Slider } from '../ui/Slider.js';
import { useStore } from '../util/store.js';
import type { PlayState } from './builder.js';
import { drawApart, homeView, showLevels, toggleXray } from './looking.js';
import type { Session } from './session.js';

interface CameraProps<S extends PlayState> {
	readonly session: Session<S>;
	readonly is3D: boolean;
	/** Tools of the page. */
	readonly children?: ReactNode;
}

type CameraTool = 'fromAbove' | 'homeView' | 'quarterLeft' | 'quarterRight' | 'zoomIn' | 'zoomOut';

/** Buttons for the camera. */
export function CameraTools<S extends PlayState>({ session, is3D, children }: CameraProps<S>) {
	const t = useTexts();
	const { motion } = session;
	const fly = (name: CameraTool, icon: IconName, how: (camera: Camera) => Camera, className?: string) => (
		<Button
			{...(className ? { className } : {})}
			label={t.game[name]}
			caption={t.tools.short[name]}
			title={t.tools.explain[name]}
			icon={<Icon name={icon} />}
			onClick={() => motion.flyTo(how(motion.goal()))}
		/>
	);
	if (!is3D && !children) return null;
	return (
		<div className="play-camera" role="group" aria-label={t.game.view}>
			{is3D && (
				<>
					{fly('fromAbove', 'above', fromAbove)}
					{fly('homeView', 'home', (camera) => home(camera, homeView()))}
					{fly('quarterLeft', 'tableLeft', (camera) => quarterTurn(camera, -1))}
					{fly('quarterRight', 'tableRight', (camera) => quarterTurn(camera, 1))}
					{fly('zoomIn', 'plus', (camera) => zoom(camera, 0.8), 'play-zoom')}
					{fly('zoomOut', 'minus', (camera) => zoom(camera, 1.25), 'play-zoom')}
				</>
			)}
			{children}
		</div>
	);
}

interface LookProps<S extends PlayState> extends CameraProps<S> {
	/** Whether the stones can be spread apart. */
	readonly canSpread?: boolean;
}

/** Overlay options, and tools to look inside the building. */
export function LookTools<S extends PlayState>({ session, is3D, canSpread, children }: LookProps<S>) {
	const t = useTexts();
	const xray = useStore(session.store, (now) => now.xray);
	if (!is3D && !children) return null;
	return (
		<section className="play-look" aria-label={t.game.look}>
			{children}
			{is3D && (
				<>
					<Check label={t.game.xray} isOn={xray} onChange={() => session.change(toggleXray)} />
					<LevelSlider session={session} />
					{canSpread && <SpreadSlider session={session} />}
				</>
			)}
		</section>
	);
}

interface CheckProps {
	readonly label: string;
	readonly isOn: boolean;
	readonly onChange: () => void;
}

export function Check({ label, isOn, onChange }: CheckProps) {
	return (
		<label className="play-check">
			<input type="checkbox" checked={isOn} onChange={onChange} />
			{label}
		</label>
	);
}

function LevelSlider<S extends PlayState>({ session }: { readonly session: Session<S> }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { height } = session.builder.ground(state).size;
	const text = state.levels === null ? t.game.allLevels : String(state.levels);
	return (
		<Slider
			label={t.game.levels}
			value={state.levels ?? height}
			least={1}
			most={height}
			words={text}
			name="levels"
			onChange={(levels) => session.act(showLevels, levels)}
		/>
	);
}

/** Spreads the stones apart, to look between them. */
export function SpreadSlider<S extends PlayState>({ session }: { readonly session: Session<S> }) {
	const t = useTexts().solitaire;
	const spread = useStore(session.store, (now) => now.spread);
	return (
		<Slider
			label={t.spread}
			value={spread}
			most={1}
			step={0.05}
			name="spread"
			onChange={(value) => session.change(drawApart, value)}
		/>
	);
}
