interface Props {
	/** The column names. An empty one is not a header cell. */
	readonly names: readonly string[];
	readonly classOf?: (name: string) => string | undefined;
}

/** The header row of a table. */
export function ColumnHeads({ names, classOf }: Props) {
	return (
		<thead>
			<tr>
				{names.map((name, at) =>
					name === '' ? (
						<td key={at} />
					) : (
						<th key={at} scope="col" className={classOf?.(name)}>
							{name}
						</th>
					),
				)}
			</tr>
		</thead>
	);
}
