import type { CreateTableBuilder, Kysely } from 'kysely';

type ColumnType = 'text' | 'bigint' | 'integer' | 'double precision';

/** A nullable column ends in `?`. */
export type Columns = Readonly<Record<string, ColumnType | `${ColumnType}?`>>;

/** Adds all columns; most are not null. */
function withColumns<Name extends string>(
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

/** A table with its columns and primary key. */
export interface Shape {
	readonly key: readonly string[];
	readonly columns: Columns;
}

export async function createTables(
	db: Kysely<unknown>,
	shapes: Readonly<Record<string, Shape>>,
): Promise<void> {
	for (const [name, { key, columns }] of Object.entries(shapes)) {
		await withColumns(db.schema.createTable(name), columns)
			.addPrimaryKeyConstraint(`${name}_key`, key as never[])
			.execute();
	}
}
