/** The tables of docs/REVIEW.md. */
import { GRADES } from '../../src/review/types.js';
import type { EndgameRow } from './endgames.js';
import type { MistakeRow } from './mistakes.js';

const SAME = 1e-4;
/** Losing a tie or a rank costs more value than this; losing only points costs less. */
const RESULT = 0.08;

const isLess = ({ lostValue }: EndgameRow): boolean => lostValue > SAME;
const isResult = ({ lostValue }: EndgameRow): boolean => lostValue > RESULT;

/** By grade: number of moves that lost nothing, points, or a better result. */
export function endgameTable(rows: readonly EndgameRow[]): string {
	const positions = new Set(rows.map(({ sample, ply }) => `${sample} ${ply}`)).size;
	const table = (title: string, gradeOf: (row: EndgameRow) => string | null): string[] => [
		`| ${title} | moves | lost nothing | lost points | lost a better result |`,
		'|---|---:|---:|---:|---:|',
		...GRADES.map((grade) => {
			const graded = rows.filter((row) => gradeOf(row) === grade);
			const result = graded.filter(isResult).length;
			const less = graded.filter(isLess).length;
			return `| ${grade} | ${graded.length} | ${graded.length - less} | ${less - result} | ${result} |`;
		}),
	];
	return [
		`${positions} positions, ${rows.length} moves, ${rows.filter(({ exact }) => exact).length} of them exact`,
		...table('review', ({ grade }) => grade),
		...table('review, only exact', ({ grade, exact }) => (exact ? grade : '')),
		...table('search alone', ({ searched }) => searched),
	].join('\n');
}

export function mistakeTable(rows: readonly MistakeRow[]): string {
	const isFalse = ({ truth }: MistakeRow): boolean => truth === 'best' || truth === 'good';
	const lines = (['mistake', 'blunder'] as const).map((grade) => {
		const graded = rows.filter((row) => row.grade === grade);
		const counts = GRADES.map((truth) => graded.filter((row) => row.truth === truth).length);
		return `| ${grade} | ${graded.length} | ${counts.join(' | ')} |`;
	});
	const kinds = [...new Set(rows.map(({ kind }) => kind))].sort().map((kind) => {
		const ofKind = rows.filter((row) => row.kind === kind);
		return `| ${kind} | ${ofKind.length} | ${ofKind.filter(isFalse).length} |`;
	});
	return [
		`${rows.length} reported, ${rows.filter(isFalse).length} false`,
		`| reported | moves | ${GRADES.join(' | ')} |`,
		'|---|---:|---:|---:|---:|---:|---:|',
		...lines,
		'| game | reported | false |',
		'|---|---:|---:|',
		...kinds,
	].join('\n');
}
