import { CHARACTERS, type Character, LEVELS, type Level } from '@rumis/engine';
import { useState } from 'react';
import { suggestedLevel } from '../bots/rating.js';
import { useBotGames } from '../device/botGames.js';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { BotFace } from '../pictures/BotFace.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { RadioCards } from '../ui/RadioCards.js';
import { Select } from '../ui/Select.js';
import { botPerson, LADDER, personName, SPECIALISTS } from '../wording/botPersons.js';
import { botTitle } from '../wording/names.js';
import { ColourPicker, useSeatCalled } from './ColourPicker.js';
import { peopleOf, type SeatChoice } from './choices.js';
import type { ChoiceProps } from './GameChoices.js';
import { LONGEST_NAME } from './savedChoices.js';

export const STYLES: readonly SeatChoice['style'][] = ['level', ...(Object.keys(CHARACTERS) as Character[])];

interface Props extends ChoiceProps {
	/** Its index, from 0. */
	readonly at: number;
}

/** One seat: its colours and its player. */
export function SeatRow({ choices, onChange, at }: Props) {
	const t = useBook();
	const called = useSeatCalled(choices, at);
	const seat = choices.seats[at]!;
	const change = (is: Partial<SeatChoice>) => onChange({ seat: at, is });
	return (
		<li className="seat">
			<ColourPicker choices={choices} onChange={onChange} seat={at} />
			<KindChoice called={called} seat={seat} onChange={change} />
			{seat.kind === 'person' ? (
				<input
					className="text-field seat-name"
					aria-label={t.setup.nameOf(called)}
					placeholder={peopleOf(choices) === 1 ? t.game.you : t.rules.seat(at + 1)}
					maxLength={LONGEST_NAME}
					autoComplete="off"
					spellCheck={false}
					value={seat.name}
					onChange={(event) => change({ name: event.target.value })}
				/>
			) : (
				<BotChoice called={called} seat={seat} onChange={change} />
			)}
		</li>
	);
}

interface PartProps {
	/** The seat's name by its colours. */
	readonly called: string;
	readonly seat: SeatChoice;
	readonly onChange: (is: Partial<SeatChoice>) => void;
}

function KindChoice({ called, seat, onChange }: PartProps) {
	const t = useBook();
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
	const t = useBook();
	const { style, level } = seat;
	const bot = `${style}:${level}`;
	return (
		<div className="seat-bot">
			<BotFace bot={bot} size={48} />
			<Select
				label={t.setup.kindOf(called)}
				isLabelHidden
				options={STYLES.map((each) => ({ value: each, label: styleLabel(each, t) }))}
				value={style}
				onChange={(next) => onChange({ style: next })}
			/>
			<Select
				label={t.setup.levelOf(called)}
				isLabelHidden
				options={LEVELS.map((each) => ({ value: each, label: levelLabel(style, each, t) }))}
				value={level}
				onChange={(next) => onChange({ level: next })}
			/>
			<p className="seat-bot-line">{t.bots.lines[botPerson(bot)!.person]}</p>
			<SuggestedBot seat={seat} onChange={onChange} />
		</div>
	);
}

const styleLabel = (style: SeatChoice['style'], t: BookTexts): string =>
	style === 'level' ? t.setup.kinds[style] : `${personName(SPECIALISTS[style])} · ${t.setup.kinds[style]}`;

/** On the ladder each level has a name. */
const levelLabel = (style: SeatChoice['style'], level: Level, t: BookTexts): string =>
	style === 'level' ? `${level} – ${personName(LADDER[level])}` : t.setup.levels[level];

/** Suggests the level that suits you, once you have played and unless it is already chosen. */
function SuggestedBot({ seat, onChange }: Omit<PartProps, 'called'>) {
	const t = useBook();
	const games = useBotGames();
	const [now] = useState(Date.now);
	const level = suggestedLevel(games, now);
	if (games.games.length === 0 || level === seat.level) return null;
	return (
		<Button className="seat-suggested" look="quiet" onClick={() => onChange({ level })}>
			{t.bots.useSuggested(botTitle(`${seat.style}:${level}`, t))}
		</Button>
	);
}
