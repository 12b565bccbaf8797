import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import { hideSolution, showCount } from './helping.js';
import type { Session } from './session.js';
import { SpreadSlider } from './ViewTools.js';

/** A solution to be built up stone by stone, and to be drawn apart. */
export function SolutionPanel({ session }: { readonly session: Session }) {
	const t = useTexts().solitaire;
	const shown = useStore(session.store, (now) => now.shown);
	if (!shown) return null;
	const { stones, count, goesOn } = shown;
	const step = t.solutionStep(count, stones.length);
	return (
		<section className="soli-solution" aria-label={t.solution} data-solution={count}>
			<p className="soli-solution-words">
				<strong>{t.solution}</strong>{' '}
				<span className="soli-hint">{goesOn ? t.solutionGoesOn : t.solutionAnew}</span>
			</p>
			<div className="soli-solution-steps">
				<Button
					label={t.solutionBack}
					icon={<Icon name="previous" />}
					disabled={count === 0}
					onClick={() => session.change(showCount, count - 1)}
				/>
				<label className="soli-slider">
					<span>
						{t.solutionSlider}: {step}
					</span>
					<input
						type="range"
						min={0}
						max={stones.length}
						value={count}
						aria-valuetext={step}
						onChange={({ target }) => session.change(showCount, Number(target.value))}
						data-slider="steps"
					/>
				</label>
				<Button
					label={t.solutionOn}
					icon={<Icon name="next" />}
					disabled={count === stones.length}
					onClick={() => session.change(showCount, count + 1)}
				/>
			</div>
			<SpreadSlider session={session} />
			<Button look="primary" onClick={() => session.change(hideSolution)} data-solution-close>
				{t.solutionClose}
			</Button>
		</section>
	);
}
