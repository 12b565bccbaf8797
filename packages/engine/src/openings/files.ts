/** Written by scripts/openings. */
/** One file per board. */
interface OpeningFile {
	readonly OPENINGS: Readonly<Record<string, string>>;
}

export const OPENING_FILES: Readonly<Record<string, () => Promise<OpeningFile>>> = {
	chullpa: () => import('./data/chullpa.js'),
	pirka: () => import('./data/pirka.js'),
	tambo: () => import('./data/tambo.js'),
	coricancha: () => import('./data/coricancha.js'),
	pisac: () => import('./data/pisac.js'),
	cucho: () => import('./data/cucho.js'),
	colca: () => import('./data/colca.js'),
	puncu: () => import('./data/puncu.js'),
	apachita: () => import('./data/apachita.js'),
	chaka: () => import('./data/chaka.js'),
	huaca: () => import('./data/huaca.js'),
	incahuasi: () => import('./data/incahuasi.js'),
};
