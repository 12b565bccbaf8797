/** The kinds of games that levels are measured on: boards of every size, and every mode and number of players. */
import { type LearningGame, learningGames } from '../learn/games.js';

export const KINDS = [
	...['chullpa-2-standard', 'pirka-2-standard', 'coricancha-2-standard', 'pisac-2-standard'],
	...['tambo-2-standard', 'cucho-2-standard', 'colca-2-standard', 'incahuasi-2-standard'],
	...['huaca-3-standard', 'pisac-4-standard', 'incahuasi-4-standard'],
	...['apachita-5-standard', 'huaca-6-standard'],
	...['cucho-2-duo', 'chullpa-2-inverse', 'tambo-2-inverse', 'tambo-3-inverse', 'colca-4-inverse'],
	...['pirka-2-ruinas', 'colca-2-transfer', 'puncu-2-transfer'],
] as const;

export function kindsNamed(names: readonly string[]): LearningGame[] {
	const all = learningGames();
	return names.map((name) => {
		const game = all.find((known) => known.name === name);
		if (!game) throw new Error(`no such kind of game: ${name}`);
		return game;
	});
}
