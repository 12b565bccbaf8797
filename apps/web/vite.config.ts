import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { baseFirst } from './build/baseFirst.js';
import { firstPages } from './build/chunks.js';
import { compressing } from './build/compressing.js';
import { precache } from './build/precache.js';

/** Every page needs the rules and the table; only some need game records and solitaire. */
const RULES =
	/packages[\\/](rules|table)[\\/]dist[\\/](?!solitaire|record|gameTree|tableGame|game\.|boardLink)/;

const NOTHING = fileURLToPath(new URL('build/nothing.ts', import.meta.url));

/** The page works from any folder of a server, so all URLs are relative. */
export default defineConfig({
	base: './',
	plugins: [baseFirst(), precache(), compressing()],
	// Optional dependencies of jsPDF for HTML and SVG, which we do not use.
	resolve: { alias: { canvg: NOTHING, dompurify: NOTHING, html2canvas: NOTHING } },
	build: {
		target: 'es2022',
		outDir: 'dist',
		sourcemap: false,
		// Three is larger than Vite's warning limit. A test checks the budget.
		chunkSizeWarningLimit: 600,
		rolldownOptions: {
			input: { main: 'index.html', sw: 'src/offline/serviceWorker.ts' },
			output: {
				// A service worker keeps its name across versions.
				entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
				// A separate chunk: it is large, loaded last, and rarely changes. The base styles too, so that
				// `baseFirst` can put them before all others.
				codeSplitting: {
					groups: [
						{ name: 'three', test: /node_modules[\\/]three[\\/]/ },
						{ name: 'base', test: /[\\/]ui[\\/](tokens|base)\.css/ },
						{ name: 'rules', test: RULES },
						{ name: firstPages, test: /[\\/]apps[\\/]web[\\/]src[\\/]/ },
					],
				},
			},
		},
	},
	// During development, online tables are those of `rumis serve` on its default port.
	server: { proxy: { '/api': { target: 'http://localhost:8787', ws: true } } },
	worker: { format: 'es' },
});
