/** Finds the PostgreSQL programs. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const HOME = '/usr/lib/postgresql';

/** The folder with all of these programs. */
export function programsOfPostgres(
	env: Readonly<Record<string, string | undefined>>,
	programs: readonly string[] = ['initdb', 'postgres'],
): string | null {
	const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : [];
	const kept = versions.map((version) => join(HOME, version, 'bin'));
	const folders = [env.POSTGRES_BIN ?? '', ...kept, ...(env.PATH ?? '').split(delimiter)];
	const isThere = (folder: string) => programs.every((name) => existsSync(join(folder, name)));
	return folders.find((folder) => folder !== '' && isThere(folder)) ?? null;
}
