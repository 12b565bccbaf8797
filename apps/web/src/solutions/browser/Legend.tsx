import type { Owner } from '@rumis/rules';
import { useBook } from '../../i18n/useTexts.js';
import { StonePicture } from '../../pictures/StonePicture.js';
import { letterOf } from '../data/sets.js';
import type { Lying } from '../data/solutionText.js';

interface Props {
	readonly stones: readonly Lying[];
	/** The number of visible stones. */
	readonly built: number;
	readonly ownerOf: (stone: Lying) => Owner;
}

/** The stones of the solution in build order, with their letters. */
export function Legend({ stones, built, ownerOf }: Props) {
	const t = useBook();
	return (
		<section aria-labelledby="solutions-legend" className="solutions-legend">
			<h3 id="solutions-legend">{t.solutions.legend}</h3>
			<p className="solutions-note">{t.solutions.legendHint}</p>
			<ol>
				{stones.map((lying, index) => (
					<li key={lying.stone}>
						<span className="solutions-legend-picture">
							<StonePicture stone={lying.stone} owner={ownerOf(lying)} dim={index >= built} />
						</span>
						<b>{letterOf(lying.stone)}</b>
						<span>{t.rules.stones[lying.stone]}</span>
					</li>
				))}
			</ol>
		</section>
	);
}
