import type { BotError } from '@rumis/engine';
import { Failure } from '../shared/failure.js';
import { printable } from '../text/wording.js';
import { commandWords } from './commandWords.js';
import { GtpProcess } from './gtpProcess.js';
import type { MakeBot } from './player.js';
import { GTP } from './team.js';

/** The maximum number of bots, so the table of results stays readable. */
const MOST_BOTS = 24;

const BOT: Readonly<Record<BotError['code'], string>> = {
	botUnknown: 'unknown bot',
	botNumber: 'this number is out of range for this bot',
};

/** The error in the requested bots; null if they can play. */
export async function checkBots(
	specs: readonly string[],
	makeBot: MakeBot,
	isTest: boolean,
): Promise<string | null> {
	if (specs.length < 2) return 'a match needs two bots or more: --bots SPEC,SPEC';
	if (specs.length > MOST_BOTS) return `a match has at most ${MOST_BOTS} bots`;
	if (isTest && specs.length !== 2) return '--sprt needs exactly two bots';
	for (const spec of new Set(specs)) {
		const fault = spec.startsWith(GTP) ? await checkCommand(spec) : checkSpec(spec, makeBot);
		if (fault) return fault;
	}
	return null;
}

function checkSpec(spec: string, makeBot: MakeBot): string | null {
	const bot = makeBot(spec, 0);
	return bot.ok ? null : `${BOT[bot.error.code]}: ${printable(spec)}`;
}

/** Starts the program once, so a typing error is not reported by hundreds of forfeits. */
async function checkCommand(spec: string): Promise<string | null> {
	const words = commandWords(spec.slice(GTP.length));
	if (!words) return `a quote is not closed: ${printable(spec)}`;
	if (words.length === 0 || words[0] === '') return 'gtp: needs a command';
	const trouble = await GtpProcess.trial(words);
	if (trouble) throw new Failure(trouble);
	return null;
}
