import { useId } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import './seats.css';
import { peopleOf, seatsOf } from './choices.js';
import type { ChoiceProps } from './GameChoices.js';
import { coloursOfSeat } from './options.js';
import { SeatRow, STYLES } from './SeatRow.js';

export function SeatsChoice({ choices, onChange }: ChoiceProps) {
	const t = useTexts();
	const titleId = useId();
	const { mode, players } = choices;
	return (
		<section className="new-group" aria-labelledby={titleId}>
			<h2 id={titleId}>{t.setup.seats}</h2>
			<ol className="seats">
				{seatsOf(choices).map((seat, at) => (
					<SeatRow
						key={coloursOfSeat(mode, players, at).join()}
						number={at + 1}
						colours={coloursOfSeat(mode, players, at)}
						seat={seat}
						isAlone={peopleOf(choices) === 1}
						onChange={(is) => onChange({ seat: at, is })}
					/>
				))}
			</ol>
			<AboutBots />
		</section>
	);
}

function AboutBots() {
	const t = useTexts().setup;
	return (
		<details className="new-details">
			<summary>{t.aboutBots}</summary>
			<p>{t.aboutLevels}</p>
			<dl>
				{STYLES.map((style) => (
					<div key={style}>
						<dt>{t.kinds[style]}</dt>
						<dd>{t.kindHints[style]}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
