import { useTexts } from '../../i18n/useTexts.js';
import { SpreadSlider } from '../../play/ViewTools.js';
import { Button } from '../../ui/Button.js';
import { Slider } from '../../ui/Slider.js';
import { useStore } from '../../util/store.js';
import { hideSolution, showCount } from './helping.js';
import type { PuzzleSession } from './session.js';

interface Props {
	readonly session: PuzzleSession;
	readonly is3D: boolean;
}

/** A solution to step through stone by stone, and to spread apart in 3D. */
export function SolutionPanel({ session, is3D }: Props) {
	const t = useTexts().solitaire;
	const shown = useStore(session.store, (now) => now.shown);
	if (!shown) return null;
	const { stones, count, goesOn } = shown;
	const step = t.solutionStep(count, stones.length);
	return (
		<section className="soli-solution" aria-label={t.solution} data-solution={count}>
			<p className="soli-solution-words">
				<strong>{t.solution}</strong>{' '}
				<span className="note">{goesOn ? t.solutionGoesOn : t.solutionAnew}</span>
			</p>
			<div className="soli-solution-steps">
				<Button
					label={t.solutionBack}
					icon="previous"
					disabled={count === 0}
					onClick={() => session.change(showCount, count - 1)}
				/>
				<Slider
					label={t.solutionSlider}
					value={count}
					most={stones.length}
					words={step}
					name="steps"
					onChange={(value) => session.change(showCount, value)}
				/>
				<Button
					label={t.solutionOn}
					icon="next"
					disabled={count === stones.length}
					onClick={() => session.change(showCount, count + 1)}
				/>
			</div>
			{is3D && <SpreadSlider session={session} />}
			<Button look="primary" onClick={() => session.change(hideSolution)} data-solution-close>
				{t.solutionClose}
			</Button>
		</section>
	);
}
