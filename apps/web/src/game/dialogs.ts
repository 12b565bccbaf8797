import { lazyDialog } from '../ui/lazyDialog.js';

export const GameMenu = lazyDialog(async () => (await import('./GameMenu.js')).GameMenu);
