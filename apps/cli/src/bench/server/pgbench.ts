/** The raw performance of PostgreSQL on this machine, as a reference for the server's. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programsOfPostgres } from './postgresPrograms.js';

/** The pool size of a server. */
const CONNECTIONS = 10;

export interface Pgbench {
	/** Transactions that each insert one row. */
	readonly insertsPerSecond: number;
	readonly rowBytes: number;
}

/** Inserts rows of this size, each in its own transaction. Null if pgbench is missing. */
export function runPgbench(url: string, rowBytes: number, seconds: number): Pgbench | null {
	const bin = programsOfPostgres(process.env, ['psql', 'pgbench']);
	if (!bin) return null;
	const folder = mkdtempSync(join(tmpdir(), 'rumis-pgbench-'));
	try {
		const script = join(folder, 'insert.sql');
		const body = Math.max(1, Math.round(rowBytes) - 60);
		const insert = `insert into bench_row values ('game' || :client_id, :n, repeat('x', ${body})) on conflict do nothing;`;
		writeFileSync(script, `\\set n random(1, 2000000000)\n${insert}\n`);
		run(join(bin, 'psql'), [
			url,
			'-qc',
			'create table if not exists bench_row (game text, seq bigint, body text, primary key (game, seq))',
		]);
		const how = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds)];
		const said = run(join(bin, 'pgbench'), [...how, '-f', script, url]);
		return { insertsPerSecond: Number(/tps = ([\d.]+)/.exec(said)?.[1] ?? 0), rowBytes };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function run(program: string, args: readonly string[]): string {
	const done = spawnSync(program, args, { encoding: 'utf8' });
	if (done.status !== 0) throw new Error(`${program}: ${done.error ?? ''}${done.stderr}`);
	return done.stdout;
}
