import { useId } from 'react';
import './select.css';

export interface Option<Value> {
	readonly value: Value;
	readonly label: string;
}

interface Props<Value> {
	readonly label: string;
	/** The label is for screen readers only, if the selected value is self-explanatory. */
	readonly isLabelHidden?: boolean;
	readonly options: readonly Option<Value>[];
	readonly value: Value;
	readonly onChange: (value: Value) => void;
	readonly className?: string;
}

/** A native select. */
export function Select<Value extends string | number>(props: Props<Value>) {
	const { label, isLabelHidden, options, value, onChange, className = '' } = props;
	const id = useId();
	const choose = (text: string) => {
		const option = options.find((each) => String(each.value) === text);
		if (option) onChange(option.value);
	};
	return (
		<span className={`select ${className}`}>
			<label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'select-label'}>
				{label}
			</label>
			<select id={id} className="select-box" value={value} onChange={(event) => choose(event.target.value)}>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</span>
	);
}
