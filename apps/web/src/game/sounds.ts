/** A knock of wood when a stone is placed. Made, not recorded: nothing has to be loaded. */
import { currentSettings } from '../settings/useSettings.js';
import type { Session } from './session.js';

let audio: AudioContext | null = null;

/** A short, low, damped knock; every one a little different, as with real stones. */
function knock(): void {
	// Until a person has touched the page, browsers keep silent, and complain.
	if (!navigator.userActivation?.hasBeenActive) return;
	audio ??= new AudioContext();
	const now = audio.currentTime;
	const tone = audio.createOscillator();
	const loudness = audio.createGain();
	tone.type = 'triangle';
	tone.frequency.setValueAtTime(260 + Math.random() * 60, now);
	tone.frequency.exponentialRampToValueAtTime(110, now + 0.07);
	loudness.gain.setValueAtTime(0.25, now);
	loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
	tone.connect(loudness).connect(audio.destination);
	tone.start(now);
	tone.stop(now + 0.13);
}

/** Knocks whenever a stone is placed, by whom ever, if sound is wanted. */
export function startSounds({ store }: Session): () => void {
	let { ply } = store.get().table.position;
	return store.subscribe(() => {
		const now = store.get().table.position.ply;
		if (now === ply + 1 && currentSettings().sound) knock();
		ply = now;
	});
}
