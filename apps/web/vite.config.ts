import { defineConfig } from 'vite';
import { compressing } from './build/compressing.js';
import { keeping } from './build/keeping.js';

/** The page works from any folder of a server, so all addresses are relative. */
export default defineConfig({
	base: './',
	plugins: [keeping(), compressing()],
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
				codeSplitting: { groups: [{ name: 'three', test: /node_modules[\\/]three[\\/]/ }] },
			},
		},
	},
	// While developing, online tables are those of `rumis serve` at its usual port.
	server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
	worker: { format: 'es' },
});
