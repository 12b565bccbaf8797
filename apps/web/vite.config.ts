import { defineConfig } from 'vite';

/** The page works from any folder of a server, so all addresses are relative. */
export default defineConfig({
	base: './',
	build: { target: 'es2022', outDir: 'dist', sourcemap: false },
	worker: { format: 'es' },
});
