/** A wooden knock when a stone is placed. Synthesised, so nothing has to be loaded. */
import { historyOf } from '@rumis/table';
import { currentSettings } from '../device/useSettings.js';
import type { GameSession } from './session.js';

let audio: AudioContext | null = null;

/** The sound of a stone: deeper and louder for large ones, hollower high up in the building. */
interface Stroke {
	readonly cubes: number;
	/** The level of its lowest cube, from 0. */
	readonly level: number;
}

/** The stone falls before it lands. */
const FALL_S = 0.2;

/** A short, low, damped knock with a click at its start, with a little random variation. */
function knock({ cubes, level }: Stroke, delay: number): void {
	// Browsers block audio before the first user interaction, and log a warning.
	if (!navigator.userActivation?.hasBeenActive) return;
	audio ??= new AudioContext();
	const now = audio.currentTime + delay;
	const pitch = (380 - cubes * 42 + level * 14) * (0.95 + Math.random() * 0.1);
	const length = 0.09 + cubes * 0.015;
	tone(audio, { kind: 'triangle', from: pitch, to: pitch * 0.42, loud: 0.1 + cubes * 0.045, now, length });
	tone(audio, { kind: 'sine', from: pitch * 2.7, to: pitch * 2, loud: 0.05, now, length: 0.035 });
}

interface Tone {
	readonly kind: OscillatorType;
	readonly from: number;
	readonly to: number;
	readonly loud: number;
	readonly now: number;
	readonly length: number;
}

function tone(context: AudioContext, { kind, from, to, loud, now, length }: Tone): void {
	const source = context.createOscillator();
	const loudness = context.createGain();
	source.type = kind;
	source.frequency.setValueAtTime(from, now);
	source.frequency.exponentialRampToValueAtTime(to, now + length * 0.6);
	loudness.gain.setValueAtTime(0.0001, now);
	loudness.gain.exponentialRampToValueAtTime(loud, now + 0.004);
	loudness.gain.exponentialRampToValueAtTime(0.0005, now + length);
	source.connect(loudness).connect(context.destination);
	source.start(now);
	source.stop(now + length + 0.02);
}

/** Plays a knock whenever a stone is placed, if sound is on. */
export function startSounds({ store }: GameSession, isCalm: () => boolean): () => void {
	let { ply } = store.get().table.position;
	return store.subscribe(() => {
		const { position } = store.get().table;
		const isPlaced = position.ply === ply + 1;
		ply = position.ply;
		const cells = historyOf(position).at(-1)?.cells ?? [];
		if (!isPlaced || cells.length === 0 || !currentSettings().sound) return;
		const level = Math.min(...cells.map(({ z }) => z));
		knock({ cubes: cells.length, level }, isCalm() ? 0 : FALL_S);
	});
}
