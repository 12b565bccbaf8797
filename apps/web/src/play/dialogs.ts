import { lazyDialog } from '../ui/lazyDialog.js';

export const KeysDialog = lazyDialog(async () => (await import('./KeysDialog.js')).KeysDialog);
export const ReadBoard = lazyDialog(async () => (await import('./ReadBoard.js')).ReadBoard);
