interface Props {
	/** What the columns are called. An empty one is no heading. */
	readonly names: readonly string[];
	readonly classOf?: (name: string) => string | undefined;
}

/** The first row of a table. */
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
