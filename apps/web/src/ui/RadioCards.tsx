import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.js';
import './radioCards.css';

export interface RadioCard<Value> {
	readonly value: Value;
	readonly title: string;
	readonly text?: string;
	/** Facts below the sentence, each on its own line. */
	readonly details?: readonly string[];
	readonly picture?: ReactNode;
	/** Why it is disabled, shown below the title; null or undefined if it can be chosen. */
	readonly refusal?: string | null;
}

interface Props<Value> {
	readonly legend: string;
	/** For groups whose context is clear: the legend is for screen readers only. */
	readonly isLegendHidden?: boolean;
	/** `cards` have a picture or a sentence, `row` is for short labels side by side. */
	readonly look?: 'cards' | 'row';
	readonly cards: readonly RadioCard<Value>[];
	readonly value: Value;
	readonly onChange: (value: Value) => void;
	/** The id of a text that describes the whole group. */
	readonly describedBy?: string | undefined;
	readonly className?: string;
}

/** A radio group with native radio buttons, so that arrow keys, Tab and screen readers work as usual. */
export function RadioCards<Value extends string | number>(props: Props<Value>) {
	const { legend, isLegendHidden, look = 'cards', cards, value, onChange, className = '' } = props;
	const name = useId();
	return (
		<fieldset className={`radios ${className}`} aria-describedby={props.describedBy}>
			<legend className={isLegendHidden ? 'visually-hidden' : 'radios-legend'}>{legend}</legend>
			<div className={`radios-${look}`}>
				{cards.map((card) => (
					<Card
						key={card.value}
						name={name}
						card={card}
						isChosen={card.value === value}
						onChoose={() => onChange(card.value)}
					/>
				))}
			</div>
		</fieldset>
	);
}

interface CardProps<Value> {
	readonly name: string;
	readonly card: RadioCard<Value>;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

function Card<Value extends string | number>({ name, card, isChosen, onChoose }: CardProps<Value>) {
	const isRefused = card.refusal != null;
	return (
		<label className={`radio-card${isRefused ? ' refused' : ''}`}>
			<input
				type="radio"
				className="radio-input"
				name={name}
				value={card.value}
				checked={isChosen}
				disabled={isRefused}
				onChange={onChoose}
			/>
			{card.picture !== undefined && <span className="radio-picture">{card.picture}</span>}
			<span className="radio-words">
				<span className="radio-title">{card.title}</span>
				{card.text !== undefined && <span className="radio-text">{card.text}</span>}
				{card.details?.map((fact) => (
					<span key={fact} className="radio-text">
						{fact}
					</span>
				))}
				{isRefused && card.refusal !== '' && <span className="radio-refusal">{card.refusal}</span>}
			</span>
			<span className="radio-check">
				<Icon name="check" />
			</span>
		</label>
	);
}
