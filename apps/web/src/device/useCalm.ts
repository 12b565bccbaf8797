import { useState } from 'react';
import { useReducedMotion } from './useSettings.js';

/** Whether motion is reduced, as a stable getter: a change of the setting must not restart effects. */
export function useCalm(): () => boolean {
	const isCalm = useReducedMotion();
	const [calm] = useState({ now: isCalm, read: () => calm.now });
	calm.now = isCalm;
	return calm.read;
}
