import type { Owner } from '@rumis/rules';
import { StonePicture } from '../board/StonePicture.js';
import { useTexts } from '../i18n/useTexts.js';
import type { Lying } from './packingText.js';
import { letterOf } from './sets.js';

interface Props {
	readonly stones: readonly Lying[];
	/** How many of them are to be seen. */
	readonly built: number;
	readonly ownerOf: (stone: Lying) => Owner;
}

/** The stones of the packing in the order in which they can be built, with their letters. */
export function Legend({ stones, built, ownerOf }: Props) {
	const t = useTexts();
	return (
		<section aria-labelledby="ways-legend" className="ways-legend">
			<h3 id="ways-legend">{t.ways.legend}</h3>
			<p className="ways-note">{t.ways.legendHint}</p>
			<ol>
				{stones.map((lying, index) => (
					<li key={lying.stone}>
						<span className="ways-legend-picture">
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
