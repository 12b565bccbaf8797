/** Suggestions after a game: a rematch, another bot, the next board. */
import { LEVELS } from '@rumis/engine';
import { SCENARIOS, type Scenario } from '@rumis/rules';
import { type Seat, startTable, type Table, type TableConfig, winnersOf } from '@rumis/table';

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

export const rematchOf = ({ config, seats }: Table): TableConfig => ({
	...config,
	seats,
	seed: randomSeed(),
});

export interface OtherBot {
	readonly bot: string;
	readonly isStronger: boolean;
	readonly config: TableConfig;
}

/** A stronger bot if the only person won, a weaker one if they lost; null if there is none. */
export function otherBotFor(table: Table): OtherBot | null {
	const persons = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
	const bots = table.seats.filter((seat): seat is Extract<Seat, { kind: 'bot' }> => seat.kind === 'bot');
	const winners = winnersOf(table);
	const [first] = bots;
	if (persons.length !== 1 || !first || winners.length !== 1) return null;
	const isStronger = winners[0] === persons[0];
	const [kind = '', level = ''] = first.bot.split(':');
	const next = Number(level) + (isStronger ? 1 : -1);
	if (!LEVELS.some((each) => each === next)) return null;
	const bot = `${kind}:${next}`;
	const seats = table.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, bot, name: '' } : seat));
	return { bot, isStronger, config: { ...table.config, seats, seed: randomSeed() } };
}

/** The next published board on which the same players can play in the same mode. */
export function nextBoardFor({ config, seats }: Table): { scenario: Scenario; config: TableConfig } | null {
	const at = SCENARIOS.findIndex(({ id }) => id === config.setup.scenario.id);
	const inTurn = [...SCENARIOS.slice(at + 1), ...SCENARIOS.slice(0, Math.max(0, at))];
	for (const scenario of inTurn) {
		const next = { ...config, setup: { ...config.setup, scenario }, seats, seed: randomSeed() };
		if (startTable(next).ok) return { scenario, config: next };
	}
	return null;
}
