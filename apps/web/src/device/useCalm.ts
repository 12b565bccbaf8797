import { useState } from 'react';
import { useReducedMotion } from './useSettings.js';

/**
 * Whether motion is reduced, as a stable getter, so that effects are not restarted when the setting changes.
 */
export function useCalm(): () => boolean {
	const isCalm = useReducedMotion();
	const [calm] = useState({ now: isCalm, read: () => calm.now });
	calm.now = isCalm;
	return calm.read;
}
