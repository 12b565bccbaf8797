import { useEffect, useRef } from 'react';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { useCopy } from '../../ui/useCopy.js';
import { IMPOSSIBLE, SETS, setOf } from '../data/sets.js';
import type { SolutionId } from '../data/solutionId.js';
import { type Counts, countOf, neighbour, otherInSet, overallNumber } from '../data/walk.js';

interface Props {
	readonly id: SolutionId;
	readonly counts: Counts;
	readonly onGo: (id: SolutionId) => void;
}

/** The current solution, and controls to select others. */
export function SolutionTools(props: Props) {
	return (
		<div className="solutions-choice">
			<SetChoice {...props} />
			<Numbers {...props} />
			<Steps {...props} />
			<CopyLink key={`${props.id.set.id}${props.id.number}`} />
		</div>
	);
}

function SetChoice({ id, onGo }: Props) {
	const t = useBook();
	const options = SETS.filter((set) => set !== IMPOSSIBLE).map(({ id: value, three, without }) => ({
		value,
		label: t.solutions.setShort(t.rules.stones[three], t.rules.stones[without]),
	}));
	const choose = (value: string) => {
		const set = setOf(value);
		if (set) onGo({ set, number: 1 });
	};
	return <Select label={t.solutions.chooseSet} options={options} value={id.set.id} onChange={choose} />;
}

function Numbers({ id, counts }: Props) {
	const t = useBook().solutions;
	const number = useNumber();
	const sum = counts.reduce((one, other) => one + other, 0);
	return (
		<p className="solutions-status" aria-live="polite">
			<strong>{t.solution(number(id.number), number(countOf(counts, id.set)))}</strong>
			<span>{t.overall(number(overallNumber(counts, id)), number(sum))}</span>
		</p>
	);
}

function Steps({ id, counts, onGo }: Props) {
	const t = useBook().solutions;
	const [before, after] = [neighbour(counts, id, -1), neighbour(counts, id, 1)];
	return (
		<div className="solutions-steps">
			<Button
				label={t.previous}
				icon={<Icon name="previous" />}
				aria-disabled={!before}
				onClick={() => before && onGo(before)}
			/>
			<NumberField id={id} counts={counts} onGo={onGo} />
			<Button
				label={t.next}
				icon={<Icon name="next" />}
				aria-disabled={!after}
				onClick={() => after && onGo(after)}
			/>
			<Button icon={<Icon name="dice" />} onClick={() => onGo(otherInSet(counts, id, Math.random()))}>
				{t.random}
			</Button>
		</div>
	);
}

/** Applied when the number is committed, not after each digit. */
function NumberField({ id, counts, onGo }: Props) {
	const t = useBook().solutions;
	const most = countOf(counts, id.set);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (field.current) field.current.value = String(id.number);
	}, [id.number]);
	const goTo = (input: HTMLInputElement) => {
		const number = Math.min(Math.max(1, Math.round(input.valueAsNumber)), most);
		input.value = String(Number.isNaN(number) ? id.number : number);
		if (!Number.isNaN(number) && number !== id.number) onGo({ set: id.set, number });
	};
	return (
		<input
			ref={field}
			type="number"
			className="solutions-field"
			aria-label={t.number}
			min={1}
			max={most}
			defaultValue={id.number}
			onBlur={(event) => goTo(event.currentTarget)}
			onKeyDown={(event) => event.key === 'Enter' && goTo(event.currentTarget)}
		/>
	);
}

function CopyLink() {
	const t = useBook().solutions;
	const [isCopied, copy] = useCopy(location.href);
	return (
		<div className="solutions-copy">
			<Button look="quiet" icon={<Icon name="share" />} onClick={copy}>
				{t.copyLink}
			</Button>
			<span aria-live="polite">{isCopied === null ? '' : isCopied ? t.copied : t.notCopied}</span>
		</div>
	);
}
