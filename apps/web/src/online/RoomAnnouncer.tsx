import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { mutedAuthors } from './kept.js';
import { sayEvent } from './sayEvent.js';
import type { TableClient } from './tableClient.js';

/** Tells a screen reader what goes on around the game: who comes and goes, what is asked and said. */
export function RoomAnnouncer({ client }: { readonly client: TableClient }) {
	const t = useTexts();
	const [text, setText] = useState('');
	useEffect(
		() =>
			client.onEvents((events, room) => {
				const muted = mutedAuthors();
				const heard = events.filter(
					({ event }) =>
						event.kind !== 'said' ||
						(!muted.has(event.author) && (event.seat === null || event.seat !== room.info.you)),
				);
				const sentences = heard
					.map((event) => sayEvent(event, room, t))
					.filter((sentence) => sentence !== '');
				if (sentences.length > 0) setText(sentences.join(' '));
			}),
		[client, t],
	);
	return (
		<div className="visually-hidden" aria-live="polite" role="status">
			{text}
		</div>
	);
}
