/** Additional content next to the points at an online table: clock, rating and presence. */

import type { TableView } from '@rumis/client';
import type { SeatView } from '@rumis/protocol';
import { seatOfColour } from '@rumis/table';
import type { Beside } from '../../game/ScorePanel.js';
import type { BookTexts } from '../../i18n/texts.js';
import { botName } from '../../wording/names.js';
import { RatingMark } from '../table/RatingMark.js';
import { ClockView } from './ClockView.js';

/** On a narrow screen, the clocks of more players do not fit next to the points. */
const CHIPS_WITH_CLOCKS = 2;

export const besideOf =
	({ online, presence, offset, connection }: TableView, t: BookTexts): Beside =>
	(colour, size) => {
		if (!online?.table) return null;
		const { info, table } = online;
		const seat = seatOfColour(table.config.setup, colour);
		const who = info.seats[seat];
		const isTurn = info.clock.turn?.seat === seat;
		const clock =
			info.status === 'playing' && (size === 'row' || isTurn || info.seats.length <= CHIPS_WITH_CLOCKS) ? (
				<ClockView
					rule={info.terms.clock}
					clock={info.clock}
					seat={seat}
					offset={offset}
					isKnown={connection === 'ready'}
				/>
			) : null;
		if (size === 'chip') return clock;
		const isHere = presence.seats.includes(seat);
		const words = isHere ? t.online.state.here : t.online.state.away;
		return (
			<span className="online-beside">
				{who && <LeftMark who={who} t={t} />}
				{seat === info.you && <small className="online-you">{t.online.wait.you}</small>}
				{who && <RatingMark rating={who.rating} />}
				{who?.kind === 'person' && seat !== info.you && (
					<span className="online-presence" data-here={isHere} title={words}>
						<span className="visually-hidden">{words}</span>
					</span>
				)}
				{clock}
			</span>
		);
	};

/** Why a player has left, and who plays for them. */
function LeftMark({ who, t }: { readonly who: SeatView; readonly t: BookTexts }) {
	if (!who.left) return null;
	const isReplaced = who.kind === 'bot' && who.bot !== null;
	return (
		<small className="online-left">
			{t.online.state.left[who.left]}
			{isReplaced && ` · ${t.atTable.botPlays(botName(who.bot ?? '', t))}`}
		</small>
	);
}
