import '@fontsource-variable/figtree';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { startOffline } from './offline/newVersion.js';
import { fontReady } from './ui/fontReady.js';

void fontReady().then(() =>
	createRoot(document.getElementById('root')!).render(
		<StrictMode>
			<App />
		</StrictMode>,
	),
);

// While developing, files change all the time, and keeping them would only confuse.
if (import.meta.env.PROD) startOffline();
