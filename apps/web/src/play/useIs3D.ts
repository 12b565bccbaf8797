import { useCallback, useState } from 'react';
import { useSettings } from '../device/useSettings.js';

/** Whether a board is drawn in 3D. */
export interface Depth {
	readonly is3D: boolean;
	/** 3D is wanted, but the browser has none. */
	readonly isMissing: boolean;
	readonly onMissing: () => void;
}

/** As the settings say, unless the browser cannot. */
export function useIs3D(): Depth {
	const { board } = useSettings();
	const [isMissing, setMissing] = useState(false);
	const onMissing = useCallback(() => setMissing(true), []);
	return { is3D: board === '3d' && !isMissing, isMissing, onMissing };
}
