import { type Bot, makeBot, type Thought } from '@rumis/engine';
import { err, ok, type Position, type Result } from '@rumis/rules';

/** The bot if none is named. */
const DEFAULT_BOT = 'level:5';
const KEYS = ['level', 'sims', 'ms', 'seed'];

/**
 * Creates bots for `genmove` and `analyze`. Without a seed the same bot is kept and reuses its search tree;
 * with one, a new bot thinks from that seed, so the answer is reproducible.
 */
export class BotDesk {
	private kept: { readonly spec: string; readonly bot: Bot } | null = null;

	/** The bot requested by `key=value` words. */
	botFor(words: readonly string[], fallback = DEFAULT_BOT): Result<Bot, string> {
		const options = parseOptions(words);
		if (!options.ok) return options;
		const spec = specOf(options.value, fallback);
		if (!spec.ok) return spec;
		const seed = options.value.get('seed');
		if (seed === undefined && this.kept?.spec === spec.value) return ok(this.kept.bot);
		const made = makeBot(spec.value, Number(seed ?? Math.floor(Math.random() * 2 ** 32)));
		if (!made.ok) return err(`not understood: ${spec.value}`);
		if (seed === undefined) this.kept = { spec: spec.value, bot: made.value };
		return ok(made.value);
	}

	forget(): void {
		this.kept = null;
	}
}

function parseOptions(words: readonly string[]): Result<ReadonlyMap<string, string>, string> {
	const options = new Map<string, string>();
	for (const word of words) {
		const [, key = '', value = ''] = /^([^=]*)=(\d{1,15})$/.exec(word) ?? [];
		if (!KEYS.includes(key)) return err(`not understood: ${word}`);
		if (options.has(key)) return err(`option given twice: ${key}`);
		options.set(key, value);
	}
	return ok(options);
}

function specOf(options: ReadonlyMap<string, string>, fallback: string): Result<string, string> {
	const budgets = ['level', 'sims', 'ms'].filter((key) => options.has(key));
	const [budget, ...more] = budgets;
	if (more.length > 0) return err(`only one of ${budgets.join(', ')}`);
	return ok(budget ? `${budget}:${options.get(budget)}` : fallback);
}

/** One line of `analyze` per candidate. */
export function analysisLines(thought: Thought, position: Position): string {
	const { candidates, simulations, exact } = thought.analysis();
	return candidates
		.map(({ move, visits, value, scores, line }) => {
			const expected = position.colours.map((colour, i) => `${colour} ${scores[i]!.toFixed(2)}`).join(' ');
			const head = `info move ${move} visits ${visits} value ${value.toFixed(4)} exact ${exact}`;
			return `${head} sims ${simulations} scores ${expected} line ${line.join('; ')}`;
		})
		.join('\n');
}
