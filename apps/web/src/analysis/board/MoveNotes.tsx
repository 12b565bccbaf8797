import { MOVE_MARKS, nodeAt } from '@rumis/rules';
import { useId } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from './boardSession.js';
import { comment, mark, promote, remove } from './editing.js';

interface Props {
	readonly session: BoardSession;
}

/** The annotation of the current move: mark and comment; and actions for its variation. */
export function MoveNotes({ session }: Props) {
	const t = useBook().analysis;
	const { game, line } = useStore(session.store, (now) => now);
	const id = useId();
	const node = nodeAt(game, line);
	const text = (node ? node.after : game.comments).join('\n');
	return (
		<details className="play-fold analysis-notes">
			<summary>{t.notes}</summary>
			{node && <Marks session={session} current={node.mark ?? null} />}
			<label htmlFor={id}>{t.comment}</label>
			<textarea
				id={id}
				className="text-field"
				rows={2}
				value={text}
				maxLength={4000}
				onChange={({ target }) => session.change(comment, target.value)}
			/>
			{node && (
				<div className="analysis-ways">
					<Button onClick={() => session.change(promote)}>{t.promote}</Button>
					<Button onClick={() => session.change(remove)}>{t.remove}</Button>
				</div>
			)}
		</details>
	);
}

function Marks({ session, current }: Props & { readonly current: (typeof MOVE_MARKS)[number] | null }) {
	const t = useBook().analysis;
	return (
		<div className="analysis-marks" role="group" aria-label={t.markTitle}>
			{MOVE_MARKS.map((sign) => (
				<Button
					key={sign}
					label={t.marks[sign]}
					caption={sign}
					aria-label={t.marks[sign]}
					aria-pressed={sign === current}
					onClick={() => session.change(mark, sign === current ? null : sign)}
				/>
			))}
		</div>
	);
}
