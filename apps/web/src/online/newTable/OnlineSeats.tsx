import { LEVELS } from '@rumis/engine';
import { useId } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { ColourPicker, ColourPresets, useSeatCalled } from '../../setup/ColourPicker.js';
import type { Change } from '../../setup/choices.js';
import '../../setup/seats.css';
import { Select } from '../../ui/Select.js';
import { type OnlineSeat, playing, SEAT_KINDS, type TableChoices } from './newTable.js';

interface Props {
	readonly choices: TableChoices;
	readonly onChange: (at: number, is: Partial<OnlineSeat>) => void;
	readonly onChangeGame: (change: Change) => void;
}

/** The players: yourself, people with the link, anyone, bots. */
export function OnlineSeats({ choices, onChange, onChangeGame }: Props) {
	const t = useBook();
	const titleId = useId();
	return (
		<section className="new-group" aria-labelledby={titleId}>
			<h2 id={titleId}>{t.online.make.seats}</h2>
			<ol className="seats">
				{playing(choices).map((seat, at) => (
					<SeatRow
						key={at}
						choices={choices}
						seat={seat}
						at={at}
						onChange={(is) => onChange(at, is)}
						onChangeGame={onChangeGame}
					/>
				))}
			</ol>
			<ColourPresets choices={choices.game} onChange={onChangeGame} />
			<p className="new-hint">{t.online.make.kindHints}</p>
		</section>
	);
}

interface RowProps {
	readonly choices: TableChoices;
	readonly seat: OnlineSeat;
	readonly at: number;
	readonly onChange: (is: Partial<OnlineSeat>) => void;
	readonly onChangeGame: (change: Change) => void;
}

function SeatRow({ choices: { game }, seat, at, onChange, onChangeGame }: RowProps) {
	const t = useBook();
	const called = useSeatCalled(game, at);
	return (
		<li className="seat online-seat-choice">
			<ColourPicker choices={game} onChange={onChangeGame} seat={at} />
			{/* Leaving your own seat means taking another one, so that is where it is chosen. */}
			{seat.kind === 'me' ? (
				<strong className="online-seat-me">{t.online.make.kinds.me}</strong>
			) : (
				<Select
					label={t.online.make.seatKind(called)}
					isLabelHidden
					options={SEAT_KINDS.map((kind) => ({ value: kind, label: t.online.make.kinds[kind] }))}
					value={seat.kind}
					onChange={(kind) => onChange({ kind })}
				/>
			)}
			{seat.kind === 'bot' && (
				<Select
					label={t.online.make.level(called)}
					isLabelHidden
					options={LEVELS.map((level) => ({ value: level, label: t.setup.levels[level] }))}
					value={seat.level}
					onChange={(level) => onChange({ level })}
				/>
			)}
		</li>
	);
}
