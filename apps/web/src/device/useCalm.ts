import { useState } from 'react';
import { useReducedMotion } from './useSettings.js';

/** Whether things should jump, for those who ask later and must not be begun anew when the answer changes. */
export function useCalm(): () => boolean {
	const isCalm = useReducedMotion();
	const [calm] = useState({ now: isCalm, read: () => calm.now });
	calm.now = isCalm;
	return calm.read;
}
