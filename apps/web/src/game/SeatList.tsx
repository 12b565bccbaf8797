import { LEVELS } from '@rumis/engine';
import type { Seat } from '@rumis/table';
import { Glyph } from '../board/Glyph.js';
import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../ui/store.js';
import { botName, coloursOfSeat, seatName } from './names.js';
import { changeSeat } from './playing.js';
import type { Session } from './session.js';

/** Who sits where. A person may hand over to a bot in the middle of a game, and the other way round. */
export function SeatList({ session }: { readonly session: Session }) {
	const t = useTexts();
	const table = useStore(session.store, (now) => now.table);
	const { setup } = table.config;
	return (
		<ul className="game-seats">
			{table.seats.map((who, seat) => (
				<li key={seat}>
					{coloursOfSeat(setup, table.position.colours, seat).map((colour) => (
						<Glyph key={colour} owner={colour} size={24} />
					))}
					<span className="game-seat-name">{seatName(table, seat, t)}</span>
					<select
						aria-label={t.rules.seat(seat + 1)}
						value={who.kind === 'bot' ? who.bot : ''}
						onChange={({ target }) => session.change(changeSeat, seat, seatFor(who, target.value))}
					>
						<option value="">{t.game.seatPerson}</option>
						{botsFor(who).map((bot) => (
							<option key={bot} value={bot}>
								{botName(bot, t)}
							</option>
						))}
					</select>
				</li>
			))}
		</ul>
	);
}

const LEVEL_BOTS: readonly string[] = LEVELS.map((level) => `level:${level}`);

/** The usual bots, and the one who sits here if it is another. */
const botsFor = (who: Seat): readonly string[] =>
	who.kind === 'bot' && !LEVEL_BOTS.includes(who.bot) ? [...LEVEL_BOTS, who.bot] : LEVEL_BOTS;

const seatFor = (who: Seat, bot: string): Seat =>
	bot === '' ? { kind: 'person', name: who.name } : { kind: 'bot', bot, name: '' };
