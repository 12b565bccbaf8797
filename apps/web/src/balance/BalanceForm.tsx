import type { BalancePlan } from '@rumis/balance';
import { LEVELS, type Level } from '@rumis/engine';
import { coloursOf, MODES, type ModeId, modeOf, PLAYER_COUNTS, type Scenario } from '@rumis/rules';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Select } from '../ui/Select.js';
import { Switch } from '../ui/Switch.js';

const GAMES = [100, 300, 1000, 3000, 10_000] as const;
const SEED = 1;

/** The games to play. */
export interface BalanceChoices {
	readonly players: number;
	readonly mode: ModeId;
	readonly level: Level;
	readonly games: number;
	readonly randomOpening: boolean;
}

export const FIRST_CHOICES: BalanceChoices = {
	players: 2,
	mode: 'standard',
	level: 4,
	games: 1000,
	randomOpening: true,
};

const modesWith = (scenario: Scenario, players: number): readonly ModeId[] =>
	MODES.filter((mode) => modeOf(mode).refuse(scenario, players) === null);

const countsOn = (scenario: Scenario): readonly number[] =>
	PLAYER_COUNTS.filter((count) => modesWith(scenario, count).length > 0);

/** Restricts the choices to what the board allows. */
function fitting(choices: BalanceChoices, scenario: Scenario): BalanceChoices {
	const counts = countsOn(scenario);
	const players = counts.find((count) => count === choices.players) ?? counts[0] ?? choices.players;
	const modes = modesWith(scenario, players);
	return {
		...choices,
		players,
		mode: modes.includes(choices.mode) ? choices.mode : (modes[0] ?? 'standard'),
	};
}

function planOf(
	scenario: Scenario,
	{ players, mode, level, games, randomOpening }: BalanceChoices,
): BalancePlan {
	const start = coloursOf({ mode, players })[0] ?? 'yellow';
	return {
		setup: { scenario, players, mode, start },
		bot: `level:${level}`,
		...{ games, randomOpening, seed: SEED },
	};
}

interface Props {
	readonly scenario: Scenario;
	readonly wanted: BalanceChoices;
	readonly onChange: (choices: BalanceChoices) => void;
	readonly onStart: (plan: BalancePlan) => void;
}

export function BalanceForm({ scenario, wanted, onChange, onStart }: Props) {
	const t = useBook();
	const number = useNumber();
	const choices = fitting(wanted, scenario);
	const set = (change: Partial<BalanceChoices>) => onChange({ ...choices, ...change });
	const counts = countsOn(scenario);
	return (
		<div className="balance-form">
			<Select
				label={t.setup.playerCount}
				options={counts.map((value) => ({ value, label: number(value) }))}
				value={choices.players}
				onChange={(players) => set({ players })}
			/>
			<Select
				label={t.setup.mode}
				options={modesWith(scenario, choices.players).map((value) => ({
					value,
					label: t.rules.modes[value],
				}))}
				value={choices.mode}
				onChange={(mode) => set({ mode })}
			/>
			<Select
				label={t.balance.level}
				options={LEVELS.map((value) => ({ value, label: t.setup.levels[value] }))}
				value={choices.level}
				onChange={(level) => set({ level })}
			/>
			<Select
				label={t.balance.games}
				options={GAMES.map((value) => ({ value, label: number(value) }))}
				value={choices.games}
				onChange={(games) => set({ games })}
			/>
			<Switch
				label={t.balance.randomOpening}
				hint={t.balance.randomOpeningWhy}
				isOn={choices.randomOpening}
				onChange={(randomOpening) => set({ randomOpening })}
			/>
			<Button look="primary" onClick={() => onStart(planOf(scenario, choices))}>
				{t.balance.start}
			</Button>
		</div>
	);
}
