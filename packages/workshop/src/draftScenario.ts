/**
 * Converts a draft to the data file: exactly the fields of a scenario, without empty rows around the plan.
 */
import { PLAYER_COUNTS, type Scenario, type Translation } from '@rumis/rules';
import { BOARD_LANGUAGES, type Draft, heightAt, squaresOf, type Words, zoneAt } from './draft.js';

/** The used part of the sheet; the whole sheet if it is empty. */
export interface Area {
	readonly left: number;
	readonly top: number;
	/** The last column and row, inclusive. */
	readonly right: number;
	readonly bottom: number;
}

export function drawnArea(draft: Draft): Area {
	const drawn = squaresOf(draft).filter(({ x, y }) => heightAt(draft, x, y) > 0);
	if (drawn.length === 0) return { left: 0, top: 0, right: draft.width - 1, bottom: draft.depth - 1 };
	const [xs, ys] = [drawn.map(({ x }) => x), drawn.map(({ y }) => y)];
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function scenarioOf(draft: Draft): Scenario {
	const { words, transfer } = draft;
	const hasZones = draft.zones.some((zone) => zone !== null);
	const translations = translationsOf(draft);
	const source = filled(draft.source);
	return {
		id: draft.id,
		name: words.en.name.trim(),
		...(words.en.gloss.trim() === '' ? {} : { gloss: words.en.gloss.trim() }),
		...(translations ? { translations } : {}),
		plan: rowsOf(draft, (x, y) => String(heightAt(draft, x, y) || '.')),
		...(hasZones ? { zones: rowsOf(draft, (x, y) => zoneAt(draft, x, y) ?? '.') } : {}),
		limits: Object.fromEntries(
			PLAYER_COUNTS.flatMap((count) => (draft.limits[count] ? [[count, draft.limits[count]]] : [])),
		),
		...(transfer ? { transfer } : {}),
		...(Object.keys(source).length > 0 ? { source } : {}),
	};
}

function rowsOf(draft: Draft, sign: (x: number, y: number) => string): string[] {
	const { left, top, right, bottom } = drawnArea(draft);
	const from = (first: number, last: number) =>
		Array.from({ length: last - first + 1 }, (_, at) => first + at);
	return from(top, bottom).map((y) =>
		from(left, right)
			.map((x) => sign(x, y))
			.join(''),
	);
}

function translationsOf({ words, others }: Draft): Scenario['translations'] | null {
	const own = BOARD_LANGUAGES.filter((language) => language !== 'en').map(
		(language) => [language, filled(words[language])] as const,
	);
	const all = { ...Object.fromEntries(own.filter(([, said]) => Object.keys(said).length > 0)), ...others };
	return Object.keys(all).length > 0 ? all : null;
}

/** Without empty texts. */
function filled<Texts extends Words | Draft['source']>(texts: Texts): Translation & Partial<Texts> {
	const said = Object.entries(texts).map(([key, text]) => [key, String(text).trim()] as const);
	return Object.fromEntries(said.filter(([, text]) => text !== '')) as Translation & Partial<Texts>;
}

/** `My  Größe!` becomes `my-grosse`: a short name for files and commands. */
export function idFrom(name: string): string {
	const plain = name.replaceAll('ß', 'ss').normalize('NFD').toLowerCase();
	const id = plain
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^[^a-z]+|-+$/g, '');
	return id.slice(0, 32).replace(/-+$/, '');
}
