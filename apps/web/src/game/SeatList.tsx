import { LEVELS } from '@rumis/engine';
import { coloursOfSeat, type Seat } from '@rumis/table';
import { useTexts } from '../i18n/useTexts.js';
import { Glyph } from '../pictures/Glyph.js';
import { useStore } from '../util/store.js';
import { botTitle, seatName } from '../wording/names.js';
import { changeSeat } from './playing.js';
import type { GameSession } from './session.js';

/** The seats. A person can be replaced by a bot during a game, and vice versa. */
export function SeatList({ session }: { readonly session: GameSession }) {
	const t = useTexts();
	const table = useStore(session.store, (now) => now.table);
	const { setup } = table.config;
	const isOver = table.position.phase === null;
	return (
		<ul className="game-seats">
			{table.seats.map((who, seat) => (
				<li key={seat}>
					{coloursOfSeat(setup, seat).map((colour) => (
						<Glyph key={colour} owner={colour} size={24} />
					))}
					<span className="game-seat-name">{seatName(table, seat, t)}</span>
					<select
						aria-label={t.rules.seat(seat + 1)}
						value={who.kind === 'bot' ? who.bot : ''}
						// In a finished game, the seats show who played.
						disabled={isOver}
						onChange={({ target }) => session.change(changeSeat, seat, seatFor(who, target.value))}
					>
						<option value="">{t.game.seatPerson}</option>
						{botsFor(who).map((bot) => (
							<option key={bot} value={bot}>
								{botTitle(bot, t)}
							</option>
						))}
					</select>
				</li>
			))}
		</ul>
	);
}

const LEVEL_BOTS: readonly string[] = LEVELS.map((level) => `level:${level}`);

/** The standard bots, and the one in this seat if it is not one of them. */
const botsFor = (who: Seat): readonly string[] =>
	who.kind === 'bot' && !LEVEL_BOTS.includes(who.bot) ? [...LEVEL_BOTS, who.bot] : LEVEL_BOTS;

const seatFor = (who: Seat, bot: string): Seat =>
	bot === '' ? { kind: 'person', name: who.name } : { kind: 'bot', bot, name: '' };
