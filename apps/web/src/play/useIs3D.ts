import { useCallback, useState } from 'react';
import { useSettings } from '../device/useSettings.js';

/** Whether a board is drawn in 3D. */
export interface Depth {
	readonly is3D: boolean;
	/** 3D is selected, but the browser does not support it. */
	readonly isMissing: boolean;
	readonly onMissing: () => void;
}

/** According to the settings, unless WebGL is not supported. */
export function useIs3D(): Depth {
	const { board } = useSettings();
	const [isMissing, setMissing] = useState(false);
	const onMissing = useCallback(() => setMissing(true), []);
	return { is3D: board === '3d' && !isMissing, isMissing, onMissing };
}
