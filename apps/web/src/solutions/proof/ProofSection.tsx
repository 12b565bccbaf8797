import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { ChessCube } from './ChessCube.js';
import { PlaceViewer } from './PlaceViewer.js';
import { CornerSum, Pairs, TheStones } from './ProofTables.js';
import './proof.css';
import { allowedPlaces, FAIR, placesOf, UNEVEN } from './proofFacts.js';

const STEPS = ['stones', 'chess', 'fair', 'uneven', 'bar', 'tripod', 'corners', 'sum'] as const;
type Step = (typeof STEPS)[number];

const PICTURES: Readonly<Record<Step, ReactNode>> = {
	stones: <TheStones />,
	chess: <ChessCube />,
	fair: <PlaceViewer stones={FAIR} placesOf={placesOf} hasCorners={false} />,
	uneven: (
		<>
			<Pairs />
			<PlaceViewer stones={UNEVEN} placesOf={placesOf} hasCorners={false} />
		</>
	),
	bar: <PlaceViewer stones={['I3']} placesOf={allowedPlaces} hasCorners />,
	tripod: <PlaceViewer stones={['P4']} placesOf={allowedPlaces} hasCorners />,
	corners: <PlaceViewer stones={FAIR} placesOf={allowedPlaces} hasCorners />,
	sum: <CornerSum />,
};

/** Why I3 without T4 cannot fill the cube, step by step, each with an interactive figure. */
export function ProofSection({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) {
	const t = useBook().solutions;
	const [index, setIndex] = useState(0);
	const step = STEPS[index] ?? 'stones';
	const title = useFocusAfter(index);
	return (
		<section className="solutions-section" aria-labelledby="solutions-proof">
			<h2 id="solutions-proof" ref={heading} tabIndex={-1}>
				{t.proofTitle}
			</h2>
			<div className="card solutions-proof" data-step={step}>
				<p className="solutions-proof-count">{t.proofStep(index + 1, STEPS.length)}</p>
				<h3 ref={title} tabIndex={-1}>
					{t.proof[step].title}
				</h3>
				<p className="solutions-text">{t.proof[step].text}</p>
				<div key={step} className="solutions-proof-picture">
					{PICTURES[step]}
				</div>
				<ProofSteps index={index} onGo={setIndex} />
			</div>
		</section>
	);
}

function ProofSteps({ index, onGo }: { readonly index: number; readonly onGo: (index: number) => void }) {
	const t = useBook().solutions;
	const isLast = index === STEPS.length - 1;
	return (
		<div className="solutions-proof-steps">
			<Button icon={<Icon name="previous" />} disabled={index === 0} onClick={() => onGo(index - 1)}>
				{t.proofPrevious}
			</Button>
			{isLast ? (
				<Button onClick={() => onGo(0)}>{t.proofAgain}</Button>
			) : (
				<Button look="primary" onClick={() => onGo(index + 1)}>
					{t.proofNext}
					<Icon name="next" />
				</Button>
			)}
		</div>
	);
}

/** After a step the new title gets the focus: it is read out, and the figure below it is in view. */
function useFocusAfter(index: number): RefObject<HTMLHeadingElement | null> {
	const title = useRef<HTMLHeadingElement>(null);
	const before = useRef(index);
	useEffect(() => {
		if (before.current === index) return;
		before.current = index;
		title.current?.focus();
	}, [index]);
	return title;
}
