import { useId } from 'react';
import { useBook } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import './seats.css';
import { ColourPresets } from './ColourPicker.js';
import { seatsOf } from './choices.js';
import type { ChoiceProps } from './GameChoices.js';
import { SeatRow, STYLES } from './SeatRow.js';

export function SeatsChoice({ choices, onChange }: ChoiceProps) {
	const t = useBook();
	const titleId = useId();
	return (
		<section className="new-group" aria-labelledby={titleId}>
			<h2 id={titleId}>{t.setup.seats}</h2>
			<ol className="seats">
				{seatsOf(choices).map((_, at) => (
					<SeatRow key={at} choices={choices} onChange={onChange} at={at} />
				))}
			</ol>
			<ColourPresets choices={choices} onChange={onChange} />
			<AboutBots />
		</section>
	);
}

function AboutBots() {
	const t = useBook().setup;
	return (
		<details className="new-details">
			<summary>{t.aboutBots}</summary>
			<p>{t.aboutLevels}</p>
			<p>
				<a className="button" href={makeRoute({ page: 'bots' })}>
					{t.allBots}
				</a>
			</p>
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
