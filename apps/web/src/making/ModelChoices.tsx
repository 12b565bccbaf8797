import type { MeshSize } from '@rumis/workshop/mesh';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { Select } from '../ui/Select.js';

export const DEFAULT_MODEL: MeshSize = { cube: 20, clearance: 0.3 };

/** In millimetres. */
const CUBES = [10, 12, 15, 18, 20, 25];
const CLEARANCES = [0.1, 0.2, 0.3, 0.4, 0.5];

/** Formats a length for the chosen language: `0.3 mm`, `0,3 mm`. */
export function useLength(): (millimetres: number) => string {
	const number = useNumber();
	return (length) => number(length, { style: 'unit', unit: 'millimeter' });
}

interface Props {
	readonly size: MeshSize;
	readonly onChange: (size: MeshSize) => void;
}

/** The size of printed stones, and the gap between them. */
export function ModelChoices({ size, onChange }: Props) {
	const t = useBook().making;
	const sayLength = useLength();
	const options = (sizes: readonly number[]) => sizes.map((value) => ({ value, label: sayLength(value) }));
	return (
		<div className="making-choices">
			<Select
				label={t.cube}
				options={options(CUBES)}
				value={size.cube}
				onChange={(cube) => onChange({ ...size, cube })}
			/>
			<Select
				label={t.clearance}
				options={options(CLEARANCES)}
				value={size.clearance}
				onChange={(clearance) => onChange({ ...size, clearance })}
			/>
		</div>
	);
}
