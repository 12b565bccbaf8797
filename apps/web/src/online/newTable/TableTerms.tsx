import { useTexts } from '../../i18n/useTexts.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Select } from '../../ui/Select.js';
import { Switch } from '../../ui/Switch.js';
import {
	absentOf,
	CLOCK_KINDS,
	DAYS,
	INCREMENTS,
	isAlone,
	isPrivate,
	MINUTES,
	type TableChoices,
} from './newTable.js';

interface Props {
	readonly choices: TableChoices;
	readonly onChange: (part: Partial<TableChoices>) => void;
}

/** The time control. */
export function ClockChoice({ choices, onChange }: Props) {
	const t = useTexts().online.make;
	return (
		<div className="new-group">
			<RadioCards
				legend={t.clock}
				className="online-clocks"
				cards={CLOCK_KINDS.map((kind) => ({ value: kind, title: t.clocks[kind], text: t.clockHints[kind] }))}
				value={choices.clock}
				onChange={(clock) => onChange({ clock })}
			/>
			{choices.clock === 'live' && (
				<div className="online-fields">
					<Select
						label={t.minutes}
						options={MINUTES.map((count) => ({ value: count, label: t.minutesOf(count) }))}
						value={choices.minutes}
						onChange={(minutes) => onChange({ minutes })}
					/>
					<Select
						label={t.increment}
						options={INCREMENTS.map((count) => ({ value: count, label: t.secondsOf(count) }))}
						value={choices.increment}
						onChange={(increment) => onChange({ increment })}
					/>
				</div>
			)}
			{choices.clock === 'days' && (
				<div className="online-fields">
					<Select
						label={t.perMove}
						options={DAYS.map((count) => ({ value: count, label: t.daysOf(count) }))}
						value={choices.days}
						onChange={(days) => onChange({ days })}
					/>
				</div>
			)}
		</div>
	);
}

/** Advanced options. */
export function MoreChoices({ choices, onChange }: Props) {
	const t = useTexts().online.make;
	return (
		<details className="new-details online-more">
			<summary>{t.more}</summary>
			<div className="online-more-inside">
				<RadioCards
					legend={t.absent}
					look="row"
					cards={(['bot', 'end'] as const).map((value) => ({ value, title: t.absents[value] }))}
					value={absentOf(choices)}
					onChange={(absent) => onChange({ absent })}
				/>
				<RadioCards
					legend={t.chat}
					look="row"
					cards={(['all', 'players', 'none'] as const).map((value) => ({ value, title: t.chats[value] }))}
					value={choices.chat}
					onChange={(chat) => onChange({ chat })}
				/>
				<Switch
					label={t.isPrivate}
					hint={t.isPrivateHint}
					isOn={isPrivate(choices)}
					onChange={(isOn) => onChange({ privacy: isOn ? 'private' : 'public' })}
				/>
				{!isAlone(choices) && (
					<Switch
						label={t.isRated}
						hint={t.isRatedHint}
						isOn={choices.isRated}
						onChange={(isRated) => onChange({ isRated })}
					/>
				)}
			</div>
		</details>
	);
}
