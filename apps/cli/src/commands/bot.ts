import { type Command, InvalidArgumentError } from 'commander';
import { GtpProcess } from '../match/gtpProcess.js';
import type { TableAddress } from '../online/bot.js';
import type { EngineChoice } from '../online/engineRunner.js';
import { Site } from '../online/site.js';
import { Failure } from '../shared/failure.js';

interface BotCommandOptions {
	readonly url: string;
	readonly token?: string;
	readonly table?: TableAddress[];
	readonly lobby?: boolean;
	readonly name?: string;
	readonly level?: number;
	readonly games?: number;
	readonly timeout: number;
}

const HELP = `
Create a token on the account page of the server. Set RUMIS_TOKEN in the environment instead of using --token,
and other users of the machine cannot see it.

  rumis bot --url https://play.example.org --table TABLE/INVITE -- ./my-bot --strong
  rumis bot --url http://localhost:8787 --lobby --level 5`;

export function addBot(program: Command): void {
	program
		.command('bot')
		.description('let a program play at online tables')
		.argument('[command...]', 'program that speaks the bot protocol, after --; default: the built-in engine')
		.requiredOption('--url <url>', 'address of the server', serverAddress)
		.option('--token <token>', 'token of the bot (or RUMIS_TOKEN)')
		.option('--table <id[/invite]>', 'take a seat at this table; can be repeated', tableList)
		.option('--lobby', 'take seats at open tables, one after another')
		.option('--name <name>', 'name at the table (default: the label of the token)')
		.option('--level <n>', 'level of the built-in engine, 1 to 9', countTo(9))
		.option('--games <n>', 'stop after this many games (default: run until stopped)', countTo(1e6))
		.option('--timeout <seconds>', 'time limit for a response of the program', countTo(86_400), 600)
		.addHelpText('after', HELP)
		.action(bot);
}

async function bot(command: readonly string[], options: BotCommandOptions, self: Command): Promise<void> {
	const token = options.token ?? process.env.RUMIS_TOKEN;
	if (!token) self.error('error: missing token: use --token TOKEN or set RUMIS_TOKEN');
	if ((options.table !== undefined) === (options.lobby === true)) {
		self.error('error: use either --table ID[/INVITE] or --lobby');
	}
	if (command.length > 0 && options.level !== undefined)
		self.error('error: use either --level or a command, not both');
	const trouble = command.length > 0 ? await GtpProcess.trial(command) : null;
	if (trouble) throw new Failure(trouble);
	const { OnlineBot } = await import('../online/bot.js');
	const stopped = new AbortController();
	const stop = (): void => stopped.abort();
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
	await new OnlineBot({
		site: new Site(options.url, token),
		engine: engineOf(command, options),
		...(options.name === undefined ? {} : { name: options.name }),
		places: options.table ?? [],
		games: options.games ?? Number.POSITIVE_INFINITY,
		say: (line) => console.log(line),
		complain: (line) => console.error(`rumis: ${line}`),
		signal: stopped.signal,
	}).run();
}

const engineOf = (command: readonly string[], { level = 5, timeout }: BotCommandOptions): EngineChoice =>
	command.length > 0 ? { command, timeoutMs: timeout * 1000 } : { level };

function serverAddress(text: string): string {
	if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
	throw new InvalidArgumentError('It must look like https://play.example.org.');
}

/** A table by its id, with the secret of its link if needed; or the copied URL of its page. */
function tableList(text: string, before: readonly TableAddress[] = []): TableAddress[] {
	const match = /^(?:.*#\/table\/)?([\w-]{8,40})(?:\/([\w-]{8,40}\.[\w-]{22,86}))?$/.exec(text);
	if (!match) throw new InvalidArgumentError('It must look like ID or ID/INVITE.');
	return [...before, { table: match[1]!, ...(match[2] ? { invite: match[2] } : {}) }];
}

const countTo =
	(most: number) =>
	(text: string): number => {
		const count = Number(text);
		if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
		throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
	};
