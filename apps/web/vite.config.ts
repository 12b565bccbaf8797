import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { baseFirst } from './build/baseFirst.js';
import { firstPages } from './build/chunks.js';
import { compressing } from './build/compressing.js';
import { precache } from './build/precache.js';

/** Every page needs the rules and the table; game records and solitaire only some. */
const RULES =
	/packages[\\/](rules|table)[\\/]dist[\\/](?!solitaire|record|gameTree|tableGame|game\.|boardLink)/;

const NOTHING = fileURLToPath(new URL('build/nothing.ts', import.meta.url));

/** The page works from any folder of a server, so all addresses are relative. */
export default defineConfig({
	base: './',
	plugins: [baseFirst(), precache(), compressing()],
	// What jsPDF would load to draw HTML and SVG, which we do not ask for.
	resolve: { alias: { canvg: NOTHING, dompurify: NOTHING, html2canvas: NOTHING } },
	build: {
		target: 'es2022',
		outDir: 'dist',
		sourcemap: false,
		// Three is larger than what vite warns of. A test keeps the budget.
		chunkSizeWarningLimit: 600,
		rolldownOptions: {
			input: { main: 'index.html', sw: 'src/offline/serviceWorker.ts' },
			output: {
				// A service worker keeps its name from version to version.
				entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
				// A file of its own: it is large, comes after everything else, and outlives our own changes.
				// The basic styles too, so that `baseFirst` can put them before all others.
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
	// While developing, online tables are those of `rumis serve` at its usual port.
	server: { proxy: { '/api': { target: 'http://localhost:8787', ws: true } } },
	worker: { format: 'es' },
});
