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

// During development files change all the time, and caching them would be confusing.
if (import.meta.env.PROD) startOffline();
