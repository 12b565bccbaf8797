import { type Bot, makeBot } from '@rumis/engine';
import {
	coloursOf,
	deriveSeed,
	hasPhase,
	layRandomRuin,
	type Move,
	type Played,
	Position,
	seatOfColour,
	seededRandom,
} from '@rumis/rules';
import { type GameFacts, GameWatch } from './gameFacts.js';
import { type BalancePlan, seatCount } from './plan.js';

/** The uses of randomness. Each has its own stream of seeds. */
const STREAMS = { bot: 1, ruin: 2, opening: 3 } as const;

/** Plays the games of a plan with the same bot in every seat. Bots are reused between games. */
export class SelfPlay {
	private readonly bots: readonly Bot[];

	constructor(private readonly plan: BalancePlan) {
		this.bots = Array.from({ length: seatCount(plan.setup) }, () => newBot(plan.bot));
	}

	/** Plays the game with this number to the end. */
	play(game: number): GameFacts {
		const { setup, seed } = this.plan;
		const position = startOf(this.plan, game);
		const opening = openingMoves(this.plan, game);
		this.bots.forEach((bot, seat) => {
			bot.newGame(deriveSeed(seed, STREAMS.bot, game, seat));
		});
		const watch = new GameWatch(position);
		for (let colour = position.toPlay; colour !== null; colour = position.toPlay) {
			const bot = this.bots[seatOfColour(setup, colour)]!;
			watch.see(playMove(position, opening(position) ?? bot.choose(position)));
		}
		return watch.facts();
	}
}

function newBot(spec: string): Bot {
	const bot = makeBot(spec, 0);
	if (!bot.ok) throw new Error(`${bot.error.code}: ${bot.error.found}`);
	return bot.value;
}

function startOf({ setup, seed }: BalancePlan, game: number): Position {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(`not a game: ${started.error.code}`);
	// A ruin built in turn would say more about its builders than about the board.
	if (hasPhase(setup.mode, 'ruin')) layRandomRuin(started.value, deriveSeed(seed, STREAMS.ruin, game));
	return started.value;
}

/** A random move for every colour's first stone, if the plan says so; null afterwards. */
function openingMoves(plan: BalancePlan, game: number): (position: Position) => Move | null {
	const random = seededRandom(deriveSeed(plan.seed, STREAMS.opening, game));
	let left = plan.randomOpening ? coloursOf(plan.setup).length : 0;
	return (position) => {
		if (left-- <= 0) return null;
		return position.legalMoveAt(random.below(position.countLegalMoves()));
	};
}

function playMove(position: Position, move: Move): Played {
	const played = position.play(move);
	if (!played.ok) throw new Error(`a bot played an illegal move: ${played.error.code}`);
	return played.value;
}
