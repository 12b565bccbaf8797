import { MODES, type ModeId, PLAYER_COUNTS } from '@rumis/rules';
import { useId } from 'react';
import { Glyph } from '../board/Glyph.js';
import { useTexts } from '../i18n/useTexts.js';
import { Icon } from '../ui/Icon.js';
import { type RadioCard, RadioCards } from '../ui/RadioCards.js';
import type { Change, Choices } from './choices.js';
import { coloursFor, countsFor, makeRange, modeRefusal } from './options.js';

export interface ChoiceProps {
	readonly choices: Choices;
	readonly onChange: (change: Change) => void;
}

export function ModeChoice({ choices, onChange }: ChoiceProps) {
	const t = useTexts();
	const cards = MODES.map((mode): RadioCard<ModeId> => {
		const code = modeRefusal(choices.scenario, mode);
		return {
			value: mode,
			title: t.rules.modes[mode],
			text: t.setup.modes[mode],
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
	const t = useTexts();
	const reasonId = useId();
	const reason = useCountReason(choices);
	const possible = countsFor(choices.scenario, choices.mode);
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
			<p id={reasonId} className="new-hint">
				{reason}
			</p>
		</div>
	);
}

/** Why some numbers of players cannot be chosen: because of the board, or because of the mode on it. */
function useCountReason({ scenario, mode }: Choices): string {
	const t = useTexts();
	const onBoard = countsFor(scenario, 'standard');
	const possible = countsFor(scenario, mode);
	if (possible.length === PLAYER_COUNTS.length) return '';
	return possible.join() === onBoard.join()
		? t.setup.boardIsFor(scenario.name, makeRange(onBoard))
		: t.setup.modeIsFor(t.rules.modes[mode], makeRange(possible));
}

export function StartChoice({ choices, onChange }: ChoiceProps) {
	const t = useTexts();
	const chance = { value: 'chance' as const, title: t.setup.startChance, picture: <Icon name="dice" /> };
	const colours = coloursFor(choices.mode, choices.players).map((colour) => ({
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
