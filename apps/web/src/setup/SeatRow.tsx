import { CHARACTERS, type Character, LEVELS } from '@rumis/engine';
import type { Colour } from '@rumis/rules';
import { Glyph } from '../board/Glyph.js';
import { useTexts } from '../i18n/useTexts.js';
import { Icon } from '../ui/Icon.js';
import { RadioCards } from '../ui/RadioCards.js';
import { Select } from '../ui/Select.js';
import type { SeatChoice } from './choices.js';
import { LONGEST_NAME } from './keptChoices.js';

export const STYLES: readonly SeatChoice['style'][] = ['level', ...(Object.keys(CHARACTERS) as Character[])];

interface Props {
	/** Counted from 1. */
	readonly number: number;
	readonly colours: readonly Colour[];
	readonly seat: SeatChoice;
	/** Whether nobody else here is a person. */
	readonly isAlone: boolean;
	readonly onChange: (is: Partial<SeatChoice>) => void;
}

/** One seat: its colours, and who plays them. */
export function SeatRow({ number, colours, seat, isAlone, onChange }: Props) {
	const t = useTexts();
	const names = colours.map((colour) => t.rules.Owners[colour]);
	const called = names.length > 1 ? t.setup.and(names[0]!, names[1]!) : (names[0] ?? '');
	return (
		<li className="seat">
			<span className="seat-colours">
				{colours.map((colour) => (
					<Glyph key={colour} owner={colour} size={28} />
				))}
				<span>{called}</span>
			</span>
			<KindChoice called={called} seat={seat} onChange={onChange} />
			{seat.kind === 'person' ? (
				<input
					className="text-field seat-name"
					aria-label={t.setup.nameOf(called)}
					placeholder={isAlone ? t.game.you : t.rules.seat(number)}
					maxLength={LONGEST_NAME}
					autoComplete="off"
					spellCheck={false}
					value={seat.name}
					onChange={(event) => onChange({ name: event.target.value })}
				/>
			) : (
				<BotChoice called={called} seat={seat} onChange={onChange} />
			)}
		</li>
	);
}

interface PartProps {
	/** The seat by its colours. */
	readonly called: string;
	readonly seat: SeatChoice;
	readonly onChange: (is: Partial<SeatChoice>) => void;
}

function KindChoice({ called, seat, onChange }: PartProps) {
	const t = useTexts();
	const cards = (['person', 'bot'] as const).map((kind) => ({
		value: kind,
		title: t.setup[kind],
		picture: <Icon name={kind} />,
	}));
	return (
		<RadioCards
			legend={t.setup.seat(called)}
			isLegendHidden
			look="row"
			className="seat-kind"
			cards={cards}
			value={seat.kind}
			onChange={(kind) => onChange({ kind })}
		/>
	);
}

function BotChoice({ called, seat, onChange }: PartProps) {
	const t = useTexts();
	return (
		<span className="seat-bot">
			<Select
				label={t.setup.kindOf(called)}
				isLabelHidden
				options={STYLES.map((style) => ({ value: style, label: t.setup.kinds[style] }))}
				value={seat.style}
				onChange={(style) => onChange({ style })}
			/>
			<Select
				label={t.setup.levelOf(called)}
				isLabelHidden
				options={LEVELS.map((level) => ({ value: level, label: t.setup.levels[level] }))}
				value={seat.level}
				onChange={(level) => onChange({ level })}
			/>
		</span>
	);
}
