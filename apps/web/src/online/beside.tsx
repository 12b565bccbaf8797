/** What stands beside the points of a colour at an online table: its clock, and whether its person is there. */
import { seatOfColour } from '@rumis/table';
import type { Beside } from '../game/ScorePanel.js';
import type { Texts } from '../i18n/texts.js';
import { ClockView } from './ClockView.js';
import type { TableView } from './tableClient.js';

/** Clocks of more players than these do not fit beside the points of a narrow screen. */
const CHIPS_WITH_CLOCKS = 2;

export const besideOf =
	({ room, presence, offset }: TableView, t: Texts): Beside =>
	(colour, size) => {
		if (!room?.table) return null;
		const { info, table } = room;
		const seat = seatOfColour(table.config.setup, colour);
		const who = info.seats[seat];
		const isTurn = info.clock.turn?.seat === seat;
		const clock =
			size === 'row' || isTurn || info.seats.length <= CHIPS_WITH_CLOCKS ? (
				<ClockView rule={info.terms.clock} clock={info.clock} seat={seat} offset={offset} />
			) : null;
		if (size === 'chip') return info.status === 'playing' ? clock : null;
		const isHere = presence.seats.includes(seat);
		const words = isHere ? t.online.state.here : t.online.state.away;
		return (
			<span className="online-beside">
				{who?.left && <small className="online-left">{t.online.state.left[who.left]}</small>}
				{seat === info.you && <small className="online-you">{t.online.wait.you}</small>}
				{who?.kind === 'person' && seat !== info.you && (
					<span className="online-presence" data-here={isHere} title={words}>
						<span className="visually-hidden">{words}</span>
					</span>
				)}
				{info.status === 'playing' && clock}
			</span>
		);
	};
