import { useId } from 'react';

interface Props {
	readonly label: string;
	readonly value: number;
	readonly most: number;
	readonly step: number;
	/** The value in words, shown and spoken. */
	readonly words: string;
	readonly onChange: (value: number) => void;
}

/** The browser's own slider with its name and value above it. */
export function Slider({ label, value, most, step, words, onChange }: Props) {
	const id = useId();
	return (
		<div className="ways-slider">
			<label htmlFor={id} className="ways-slider-label">
				{label}
			</label>
			<span className="ways-slider-value" aria-hidden="true">
				{words}
			</span>
			<input
				id={id}
				type="range"
				min={0}
				max={most}
				step={step}
				value={value}
				aria-valuetext={words}
				onChange={(event) => onChange(Number(event.target.value))}
			/>
		</div>
	);
}
