/** Sources of analyses: a saved one, a local game, a link, a finished online game, a file, an empty board. */
import type { TableInfo } from '@rumis/protocol';
import {
	addMove,
	err,
	type Game,
	gameOf,
	longestLine,
	mainLine,
	makeMove,
	mergeRepeated,
	ok,
	parseCompact,
	parseRecord,
	type Result,
	type Setup,
} from '@rumis/rules';
import { gameOfTable, type Table } from '@rumis/table';
import { playsOnline } from '../device/online.js';
import { loadAnalysis, newAnalysisId, type SavedAnalysis, saveAnalysis } from '../device/savedAnalyses.js';
import { loadGame } from '../device/savedGames.js';
import { type ApiError, api } from '../http/api.js';
import type { AnalysisSource } from '../navigation/route.js';
import { unsavedGame } from '../records/openGames.js';
import type { OpenError } from '../records/openLink.js';
import { type FileError, readTextFile } from '../records/readTextFile.js';

export type AnalysisProblem =
	| { readonly kind: 'saved'; readonly code: 'gameMissing' | 'gameBroken' }
	| { readonly kind: 'file'; readonly code: FileError['code'] }
	| { readonly kind: 'text'; readonly error: OpenError }
	| { readonly kind: 'online'; readonly error: ApiError }
	/** Running online games may not be analysed. */
	| { readonly kind: 'running' };

type Opened = Result<SavedAnalysis, AnalysisProblem>;

/** Analyses that could not be saved are kept in memory until the page is closed. */
const unsaved = new Map<string, SavedAnalysis>();

function keepAnalysis(analysis: SavedAnalysis): SavedAnalysis {
	if (!saveAnalysis(analysis, new Date())) unsaved.set(analysis.id, analysis);
	return analysis;
}

export async function openSource(from: Exclude<AnalysisSource, ''>, id: string): Promise<Opened> {
	switch (from) {
		case 'saved':
			return openSaved(id);
		case 'game':
			return openGame(id);
		case 'link':
			return openLink(id);
		case 'online':
			return openOnline(id);
	}
}

function openSaved(id: string): Opened {
	const saved = loadAnalysis(id);
	if (saved.ok) return saved;
	const kept = unsaved.get(id);
	return kept ? ok(kept) : err({ kind: 'saved', code: saved.error.code });
}

/** A game has one analysis: when opened again, it includes the moves played since. */
function openGame(id: string): Opened {
	const saved = loadGame(id);
	const table: Table | undefined = saved.ok ? saved.value.table : unsavedGame(id);
	if (!table) return err({ kind: 'saved', code: saved.ok ? 'gameMissing' : saved.error.code });
	return ok(analysisOf(`game-${id}`, gameOfTable(table)));
}

/** The analysis of a played game: the saved one, extended by the game's moves, or a new one. */
function analysisOf(id: string, game: Game): SavedAnalysis {
	const known = loadAnalysis(id);
	const line = mainLine(game).map(makeMove);
	const tree = known.ok ? withMoves(known.value.game, game) : game;
	return keepAnalysis({ id, game: tree, line, isEdited: known.ok && known.value.isEdited });
}

function withMoves(tree: Game, game: Game): Game {
	const moves = mainLine(game);
	return moves.reduce((grown, move, at) => addMove(grown, moves.slice(0, at).map(makeMove), move), tree);
}

function openLink(link: string): Opened {
	const game = parseCompact(link);
	if (!game.ok) return err({ kind: 'text', error: { kind: 'link', error: game.error } });
	return ok(newAnalysis(gameOf(game.value.setup, game.value.moves)));
}

async function openOnline(id: string): Promise<Opened> {
	const path = `tables/${encodeURIComponent(id)}`;
	const info = await api.get<TableInfo>(path);
	if (!info.ok) return err({ kind: 'online', error: info.error });
	if (!info.value.standings) return err({ kind: 'running' });
	const record = await api.text(`${path}/record`);
	if (!record.ok) return err({ kind: 'online', error: record.error });
	const game = readRecord(record.value);
	return game.ok ? ok(analysisOf(`table-${id}`, game.value)) : game;
}

/** A record with all its variations, or a file that contains a link. */
function readRecord(text: string): Result<Game, AnalysisProblem> {
	if (!/^\s*\[\s*[A-Za-z]/.test(text)) return err({ kind: 'text', error: { kind: 'notGame' } });
	const game = parseRecord(text);
	return game.ok
		? ok(mergeRepeated(game.value))
		: err({ kind: 'text', error: { kind: 'record', error: game.error } });
}

export async function openFile(file: File): Promise<Opened> {
	const text = await readTextFile(file);
	if (!text.ok) return err({ kind: 'file', code: text.error.code });
	const game = readRecord(text.value);
	if (!game.ok) return game;
	return (await isStillPlayed(game.value)) ? err({ kind: 'running' }) : ok(newAnalysis(game.value));
}

/** Whether a file is the record of a running online game: such records name their table. */
async function isStillPlayed({ tags }: Game): Promise<boolean> {
	const table = tags.get('Table');
	if (table === undefined || !playsOnline()) return false;
	const info = await api.get<TableInfo>(`tables/${encodeURIComponent(table)}`);
	return info.ok && info.value.status === 'playing';
}

/** A new analysis, opened at the end of the game. */
export const newAnalysis = (game: Game): SavedAnalysis =>
	keepAnalysis({ id: newAnalysisId(), game, line: longestLine(game, []), isEdited: false });

export const bareBoard = (setup: Setup): SavedAnalysis => newAnalysis(gameOf(setup, []));
