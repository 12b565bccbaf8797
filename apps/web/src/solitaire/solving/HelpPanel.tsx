import { useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useStore } from '../../util/store.js';
import { HELPS, type Help, priceOf, type Uses } from '../results/helps.js';
import { Star } from '../results/Stars.js';
import { FindingText } from './FindingText.js';
import { restart } from './opening.js';
import { SearchProgress } from './SearchProgress.js';
import type { PuzzleSession } from './session.js';
import { canPlay } from './state.js';

interface Props {
	readonly session: PuzzleSession;
	/** Called when a help changes the view of the frame. */
	readonly onUse: () => void;
}

/** The kinds of help with their costs and results. */
export function HelpPanel({ session, onUse }: Props) {
	const t = useTexts().solitaire;
	const state = useStore(session.store, (now) => now);
	const isOpen = canPlay(state);
	return (
		<section className="soli-helps">
			<h2>{t.helps}</h2>
			<p className="soli-hint">{t.helpsHint}</p>
			<ul>
				{HELPS.map((help) => (
					<li key={help}>
						<HelpButton
							help={help}
							uses={state.uses}
							isDisabled={!isOpen || state.asking !== null}
							onClick={() => {
								session.ask(help);
								if (help === 'solution') onUse();
							}}
						/>
					</li>
				))}
			</ul>
			<div className="soli-finding" aria-live="polite" data-asking={state.asking !== null}>
				{state.asking && <SearchProgress session={session} asking={state.asking} />}
				{state.finding && <FindingText session={session} finding={state.finding} />}
			</div>
			<Button
				look="quiet"
				icon={<Icon name="turnLeft" />}
				title={t.restartHint}
				disabled={state.build.steps.length === 0 && state.finish === null}
				onClick={() => session.change(restart, session.now)}
				data-restart
			>
				{t.restart}
			</Button>
		</section>
	);
}

interface ButtonProps {
	readonly help: Help;
	readonly uses: Uses;
	readonly isDisabled: boolean;
	readonly onClick: () => void;
}

function HelpButton({ help, uses, isDisabled, onClick }: ButtonProps) {
	const t = useTexts().solitaire;
	const price = priceOf(uses, help);
	return (
		<button
			type="button"
			className="button soli-help"
			data-help={help}
			data-price={price}
			disabled={isDisabled}
			onClick={onClick}
		>
			<span>{t.help[help]}</span>
			<span className="soli-price" aria-hidden="true">
				{price === 0 ? t.price(0) : `−${price}`}
				{price > 0 && <Star isFull />}
			</span>
			<span className="visually-hidden">{t.price(price)}</span>
		</button>
	);
}
