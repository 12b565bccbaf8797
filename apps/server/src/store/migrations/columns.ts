import type { CreateTableBuilder } from 'kysely';

type ColumnType = 'text' | 'bigint' | 'integer' | 'double precision';

/** A column that may be empty ends in `?`. */
export type Columns = Readonly<Record<string, ColumnType | `${ColumnType}?`>>;

/** Adds all columns; most of them must have a value. */
export function withColumns<Name extends string>(
	table: CreateTableBuilder<Name, never>,
	columns: Columns,
): CreateTableBuilder<Name, never> {
	let built = table;
	for (const [name, type] of Object.entries(columns)) {
		const isNullable = type.endsWith('?');
		const plain = (isNullable ? type.slice(0, -1) : type) as ColumnType;
		built = built.addColumn(name as never, plain, (column) => (isNullable ? column : column.notNull()));
	}
	return built;
}
