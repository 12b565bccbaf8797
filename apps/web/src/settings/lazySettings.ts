import { lazyDialog } from '../ui/lazyDialog.js';

export const SettingsDialog = lazyDialog(async () => (await import('./SettingsDialog.js')).SettingsDialog);
