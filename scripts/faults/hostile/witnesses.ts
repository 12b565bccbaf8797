/** What everybody else notices of an attack on a server. */
import type { Cleanup } from '../cleanup.js';
import { inMilliseconds, percentile } from '../numbers.js';
import { failIf, type Outcome, type ScenarioOptions } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';
import { Bystander, type Noticed } from './bystander.js';

/**
 * The longest that others may wait: the 99th percentile of their pings in milliseconds, beyond what they wait at an
 * idle server on the same machine.
 */
const LONGEST_PING = 100;
/** The 99th percentile of event-loop stalls. A starved server processes more at a time. */
const LONGEST_STALL = 50;
const LONGEST_STALL_WHEN_BUSY = 1000;

type Options = Pick<ScenarioOptions, 'isShort'>;

/**
 * People at the attacked server, and people at a server that nobody attacks at the same time: what those wait for is
 * due to the machine, and none of the attacked server's doing.
 */
export class Witnesses {
	private computedBefore = 0;
	private began = 0;

	private constructor(
		private readonly server: ServerProcess,
		private readonly bystander: Bystander,
		/** Null in the short form: the machine is busy with other tests, so only answers count, not delays. */
		private readonly reference: Bystander | null,
		private readonly options: Options,
	) {}

	static async come(cleanup: Cleanup, server: ServerProcess, options: Options): Promise<Witnesses> {
		const bystander = await Bystander.come(cleanup, server.url);
		if (options.isShort) return new Witnesses(server, bystander, null, options);
		const idle = new ServerProcess(cleanup, { data: cleanup.folder(), log: 'silent', trustProxy: 1 });
		await idle.start();
		const reference = await Bystander.come(cleanup, idle.url);
		// Delays are meaningful only if other programs do not take the core.
		for (const one of [server, idle, bystander, reference]) one.prefer();
		return new Witnesses(server, bystander, reference, options);
	}

	/** The attack begins now. To be called after the server was asked for its memory. */
	async begin(): Promise<void> {
		await this.server.stalls();
		await Promise.all([this.bystander.begin(), this.reference?.begin()]);
		[this.computedBefore, this.began] = [this.server.computed, performance.now()];
	}

	/** The attack is over, and the server was asked for its memory. */
	async leave(): Promise<Outcome> {
		const { server, options } = this;
		const busy = (server.computed - this.computedBefore) / (performance.now() - this.began);
		const { computing, longest } = await server.stalls();
		const noticed = await this.bystander.leave().catch((error: Error) => error);
		const idle = this.reference && pingOf(await this.reference.leave());
		const longestStall = options.isShort ? LONGEST_STALL_WHEN_BUSY : LONGEST_STALL;
		return {
			facts: [
				`server busy ${Math.round(busy * 100)} %`,
				`bystander’s ping p99 ${inMilliseconds(pingOf(noticed))}${idle === null ? '' : ` (${inMilliseconds(idle)} at an idle server)`}${comebacksOf(noticed)}`,
				`event loop held p99 ${inMilliseconds(computing)}, at most ${inMilliseconds(longest)}`,
			],
			failures: [
				...complaintsOf(noticed, idle === null ? null : LONGEST_PING + idle),
				...failIf(computing > longestStall, `the event loop is held for ${inMilliseconds(computing)}`),
			],
		};
	}
}

/** What they noticed, or why they were sent away. */
type Report = Noticed | Error;

const pingOf = (noticed: Report): number => (noticed instanceof Error ? 0 : percentile(noticed.took, 0.99));

function comebacksOf(noticed: Report): string {
	if (noticed instanceof Error || noticed.comebacks === 0) return '';
	return `, ${noticed.comebacks} came back after they could not run`;
}

/** `longest` is the longest acceptable ping; null if only answers count. */
function complaintsOf(noticed: Report, longest: number | null): string[] {
	if (noticed instanceof Error) return [noticed.message];
	const { took, unanswered } = noticed;
	if (took.length === 0) return ['nobody answered the bystander'];
	if (longest === null) return [];
	const ping = pingOf(noticed);
	return [
		...failIf(unanswered > 4 * (longest / 100 + 2), `${unanswered} pings of the bystander were not answered`),
		...failIf(ping > longest, `others wait for ${inMilliseconds(ping)}`),
	];
}
