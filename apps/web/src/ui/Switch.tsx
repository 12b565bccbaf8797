import { useId } from 'react';
import './switch.css';

interface Props {
	readonly label: string;
	readonly hint?: string;
	readonly isOn: boolean;
	readonly onChange: (isOn: boolean) => void;
}

/** On or off. */
export function Switch({ label, hint, isOn, onChange }: Props) {
	const hintId = useId();
	return (
		<label className="switch">
			<span className="switch-words">
				<span className="switch-label">{label}</span>
				{hint !== undefined && (
					<span id={hintId} className="switch-hint">
						{hint}
					</span>
				)}
			</span>
			<input
				type="checkbox"
				role="switch"
				className="switch-box"
				aria-label={label}
				aria-checked={isOn}
				aria-describedby={hint === undefined ? undefined : hintId}
				checked={isOn}
				onChange={(event) => onChange(event.target.checked)}
			/>
		</label>
	);
}
