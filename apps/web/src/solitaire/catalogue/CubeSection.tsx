import { COLOURS } from '@rumis/rules';
import { SOLITAIRE_MODES } from '@rumis/table';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { Glyph } from '../../pictures/Glyph.js';
import { CUBES, cubeId, findSolitaire } from '../puzzles/catalogue.js';
import { Choice } from './Choice.js';
import { PuzzlePicture } from './PuzzlePicture.js';

interface Props {
	/** Names of puzzles that were started. */
	readonly begun: ReadonlySet<string>;
}

/** The cubes suggested by the rulebooks. */
export function CubeSection({ begun }: Props) {
	const t = useTexts().solitaire;
	return (
		<section className="soli-section">
			<h2>{t.cubes}</h2>
			<p className="soli-hint">{t.cubesHint}</p>
			<div className="soli-cubes">
				{CUBES.map(({ edge, colours }) => (
					<article key={edge} className="card soli-cube">
						<CubePicture edge={edge} />
						<div className="soli-cube-words">
							<h3>{t.cube(edge)}</h3>
							{SOLITAIRE_MODES.map((mode) => (
								<div key={mode} className="soli-cube-mode">
									<p className="soli-hint">{t.modeHints[mode]}</p>
									<ul className="soli-choices">
										{colours.map((count) => (
											<Choice
												key={count}
												id={cubeId(edge, count, mode)}
												begun={begun}
												name={`${t.cube(edge)}, ${t.colours(count)}, ${t.modes[mode]}`}
											>
												<span className="soli-glyphs">
													{COLOURS.slice(0, count).map((colour) => (
														<Glyph key={colour} owner={colour} size={16} />
													))}
												</span>
												{t.colours(count)}
											</Choice>
										))}
									</ul>
								</div>
							))}
						</div>
					</article>
				))}
			</div>
		</section>
	);
}

/** A cube that is nearly complete. */
function CubePicture({ edge }: { readonly edge: number }) {
	const puzzle = useMemo(() => findSolitaire(`cube-${edge}-easy-1`), [edge]);
	return puzzle && <PuzzlePicture cells={puzzle.cells} given={puzzle.given} />;
}
