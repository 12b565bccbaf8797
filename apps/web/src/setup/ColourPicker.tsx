import { COLOURS } from '@rumis/rules';
import { useBook } from '../i18n/useTexts.js';
import { Glyph } from '../pictures/Glyph.js';
import { Button } from '../ui/Button.js';
import { Select } from '../ui/Select.js';
import { type Change, type Choices, hasUsualColours, placesOf, playingColours } from './choices.js';

interface Props {
	readonly choices: Choices;
	readonly onChange: (change: Change) => void;
}

/** The colours of one seat. Choosing a colour that another seat has swaps the two. */
export function ColourPicker({ choices, onChange, seat }: Props & { readonly seat: number }) {
	const t = useBook();
	const playing = playingColours(choices);
	const places = placesOf(choices, seat);
	return (
		<span className="seat-colours">
			{places.map((place, index) => (
				<span key={place} className="seat-colour">
					<Glyph owner={playing[place]!} size={28} />
					<Select
						label={t.common.pair(
							places.length > 1 ? t.setup.colourNumber(index + 1) : t.setup.colour,
							t.rules.seat(seat + 1),
						)}
						isLabelHidden
						options={COLOURS.map((colour) => ({
							value: colour,
							label:
								playing.includes(colour) && colour !== playing[place]
									? t.setup.colourTaken(t.rules.Owners[colour])
									: t.rules.Owners[colour],
						}))}
						value={playing[place]!}
						onChange={(colour) => onChange({ place, colour })}
					/>
				</span>
			))}
		</span>
	);
}

/** The two colours of the RUMIS+ box first. */
const OF_PLUS = ['violet', 'orange', 'yellow', 'red', 'green', 'blue'] as const;

/** Presets: the colours of the second box for two, and the default ones. */
export function ColourPresets({ choices, onChange }: Props) {
	const t = useBook().setup;
	const playing = playingColours(choices);
	const isPlus = String(playing) === String(OF_PLUS.slice(0, 2));
	return (
		<div className="seat-presets">
			{playing.length === 2 && !isPlus && (
				<Button onClick={() => onChange({ colours: OF_PLUS })}>
					<Glyph owner="violet" size={20} />
					<Glyph owner="orange" size={20} />
					{t.violetOrange}
				</Button>
			)}
			{!hasUsualColours(choices) && (
				<Button onClick={() => onChange({ colours: COLOURS })}>{t.usualColours}</Button>
			)}
		</div>
	);
}

/** A seat's name: its colours. */
export function useSeatCalled(choices: Choices, seat: number): string {
	const t = useBook();
	const names = placesOf(choices, seat).map((place) => t.rules.Owners[playingColours(choices)[place]!]);
	return names.length > 1 ? t.setup.and(names[0]!, names[1]!) : (names[0] ?? '');
}
