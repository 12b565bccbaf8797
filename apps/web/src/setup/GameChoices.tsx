import { MODES, type ModeId, PLAYER_COUNTS } from '@rumis/rules';
import { useId } from 'react';
import { useBook, useSpokenLanguage } from '../i18n/useTexts.js';
import { Glyph } from '../pictures/Glyph.js';
import { Icon } from '../ui/Icon.js';
import { type RadioCard, RadioCards } from '../ui/RadioCards.js';
import { printedName } from '../wording/printedNames.js';
import { type Change, type Choices, choose, playingColours } from './choices.js';
import { countsFor, makeRange, modeRefusal } from './options.js';

export interface ChoiceProps {
	readonly choices: Choices;
	readonly onChange: (change: Change) => void;
}

export function ModeChoice({ choices, onChange }: ChoiceProps) {
	const t = useBook();
	const language = useSpokenLanguage();
	const cards = MODES.map((mode): RadioCard<ModeId> => {
		const code = modeRefusal(choices.scenario, mode);
		const printed = printedName(mode, language, t);
		return {
			value: mode,
			title: t.rules.modes[mode],
			text: t.rules.modeLines[mode],
			...(printed ? { details: [printed] } : {}),
			refusal: code && t.rules.setupErrors[code],
		};
	});
	return (
		<RadioCards
			legend={t.setup.mode}
			cards={cards}
			value={choices.mode}
			onChange={(mode) => onChange({ mode })}
		/>
	);
}

export function PlayersChoice({ choices, onChange }: ChoiceProps) {
	const t = useBook();
	const reasonId = useId();
	const reason = useCountReason(choices);
	const possible = possibleCounts(choices);
	const cards = PLAYER_COUNTS.map((count) => ({
		value: count as number,
		title: String(count),
		refusal: possible.includes(count) ? null : '',
	}));
	return (
		<div className="new-group">
			<RadioCards
				legend={t.setup.playerCount}
				look="row"
				cards={cards}
				value={choices.players}
				onChange={(players) => onChange({ players })}
				describedBy={reason === '' ? undefined : reasonId}
			/>
			<p id={reasonId} className="note small new-hint">
				{reason}
			</p>
		</div>
	);
}

/** A default mode may change with the number of players, a chosen one does not. */
const possibleCounts = (choices: Choices): readonly number[] =>
	PLAYER_COUNTS.filter((players) => choose(choices, { players }).players === players);

/** Why some numbers of players are not available: because of the board, or the mode on it. */
function useCountReason(choices: Choices): string {
	const t = useBook();
	const { scenario, mode } = choices;
	const onBoard = countsFor(scenario, 'standard');
	const possible = possibleCounts(choices);
	if (possible.length === PLAYER_COUNTS.length) return '';
	return possible.join() === onBoard.join()
		? t.setup.boardIsFor(scenario.name, makeRange(onBoard))
		: t.setup.modeIsFor(t.rules.modes[mode], makeRange(possible));
}

export function StartChoice({ choices, onChange }: ChoiceProps) {
	const t = useBook();
	const chance = { value: 'chance' as const, title: t.setup.startChance, picture: <Icon name="dice" /> };
	const colours = playingColours(choices).map((colour) => ({
		value: colour,
		title: t.rules.Owners[colour],
		picture: <Glyph owner={colour} size={22} />,
	}));
	return (
		<RadioCards
			legend={t.setup.start}
			look="row"
			cards={[chance, ...colours]}
			value={choices.start}
			onChange={(start) => onChange({ start })}
		/>
	);
}
