import { useId } from 'react';
import './slider.css';

interface Props {
	readonly label: string;
	readonly value: number;
	readonly least?: number;
	readonly most: number;
	readonly step?: number;
	/** The value as text, shown and announced. */
	readonly words?: string;
	/** Its name attribute, for tests. */
	readonly name?: string;
	readonly onChange: (value: number) => void;
}

/** A native slider with its label and value above it. */
export function Slider({ label, value, least = 0, most, step = 1, words, name, onChange }: Props) {
	const id = useId();
	return (
		<div className="slider">
			<label htmlFor={id} className="slider-label">
				{label}
			</label>
			<span className="slider-value" aria-hidden="true">
				{words}
			</span>
			<input
				id={id}
				type="range"
				min={least}
				max={most}
				step={step}
				value={value}
				aria-valuetext={words}
				data-slider={name}
				onChange={(event) => onChange(Number(event.target.value))}
			/>
		</div>
	);
}
