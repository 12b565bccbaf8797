/** Whether touch is the primary input of this device. Without a browser, as in tests of texts, it is not. */
export const hasFingers = (): boolean =>
	typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
