import { err, ok, type Result } from '@rumis/rules';
import type { Analysis, Candidate } from '../analysis.js';
import { type Analyst, bestMove, type Engine, type Thinking } from '../worker/outside.js';
import type { ThinkError, ThinkRequest } from '../worker/protocol.js';

/** Root parallelism: several engines search the same position from different seeds. */
export function shareWork(engines: readonly (Engine & Analyst)[]): Engine & Analyst {
	const analyse = (request: ThinkRequest, onUpdate: (analysis: Analysis) => void): Thinking<Analysis> => {
		const latest = new Map<number, Analysis>();
		const thinking = engines.map((engine, i) =>
			engine.analyse({ ...request, seed: request.seed + i }, (analysis) => {
				latest.set(i, analysis);
				if (latest.size === engines.length) onUpdate(mergeAnalyses([...latest.values()]));
			}),
		);
		return {
			done: Promise.all(thinking.map(({ done }) => done)).then(mergeResults),
			cancel: () => {
				for (const { cancel } of thinking) cancel();
			},
		};
	};
	// Reviews are deterministic, so one thread does all of it.
	const [{ review, study, judge, puzzle }] = engines as [Engine & Analyst];
	return {
		review,
		study,
		judge,
		puzzle,
		analyse,
		chooseMove: (request) => bestMove(analyse(request, () => {})),
		close: () => {
			for (const engine of engines) engine.close();
		},
	};
}

function mergeResults(results: readonly Result<Analysis, ThinkError>[]): Result<Analysis, ThinkError> {
	const failed = results.find((result) => !result.ok);
	if (failed && !failed.ok) return err(failed.error);
	return ok(mergeAnalyses(results.flatMap((result) => (result.ok ? [result.value] : []))));
}

/** Sums visits; values and scores are averaged, weighted by visits. */
function mergeAnalyses(analyses: readonly Analysis[]): Analysis {
	const exact = analyses.find((analysis) => analysis.exact);
	if (exact) return exact;
	const byMove = new Map<string, Candidate>();
	for (const candidate of analyses.flatMap(({ candidates }) => candidates)) {
		const known = byMove.get(candidate.move);
		byMove.set(candidate.move, known ? mergeCandidates(known, candidate) : candidate);
	}
	return {
		candidates: [...byMove.values()].sort((a, b) => b.visits - a.visits),
		simulations: analyses.reduce((sum, analysis) => sum + analysis.simulations, 0),
		exact: false,
	};
}

function mergeCandidates(a: Candidate, b: Candidate): Candidate {
	const visits = a.visits + b.visits;
	const mean = (x: number, y: number) => (x * a.visits + y * b.visits) / visits;
	return {
		move: a.move,
		visits,
		value: mean(a.value, b.value),
		scores: a.scores.map((score, i) => mean(score, b.scores[i]!)),
		line: a.visits >= b.visits ? a.line : b.line,
	};
}
