import { REVIEW_DEPTHS, type ReviewDepth } from '@rumis/engine';
import { longestLine } from '@rumis/rules';
import { type ReactNode, useState } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { FinishedReview } from './FinishedReview.js';
import './review.css';
import type { Reviewer } from './reviewer.js';

interface Props {
	readonly session: BoardSession;
	readonly reviewer: Reviewer;
	/** Further actions for a finished review. */
	readonly more?: ReactNode;
}

/** The review of the whole game: start button, progress and result. */
export function ReviewPanel({ session, reviewer, more }: Props) {
	const t = useBook().analysis;
	const state = useStore(reviewer.store, (now) => now);
	const hasMoves = useStore(session.store, ({ game }) => game.next.length > 0);
	return (
		<section className="review" aria-label={t.review}>
			<h2>{t.review}</h2>
			{state.kind === 'running' && (
				<Progress done={state.done} total={state.total} onCancel={reviewer.cancel} />
			)}
			{state.kind !== 'running' && hasMoves && <Start session={session} reviewer={reviewer} />}
			{!hasMoves && <p className="game-quiet">{t.noMoves}</p>}
			{state.kind === 'done' && (
				<FinishedReview session={session} review={state.review} line={state.line} more={more} />
			)}
		</section>
	);
}

function Progress(props: { readonly done: number; readonly total: number; readonly onCancel: () => void }) {
	const { done, total, onCancel } = props;
	const t = useBook();
	return (
		<div className="review-progress">
			<progress value={done} max={total} aria-label={t.analysis.reviewing} />
			<p aria-live="off">{t.analysis.reviewed(done, total)}</p>
			<Button icon={<Icon name="stop" />} onClick={onCancel}>
				{t.game.stop}
			</Button>
		</div>
	);
}

function Start({ session, reviewer }: Props) {
	const t = useBook().analysis;
	const [depth, setDepth] = useState<ReviewDepth>('normal');
	const state = useStore(reviewer.store, (now) => now);
	const game = useStore(session.store, (now) => now.game);
	const isDone = state.kind === 'done' && String(longestLine(game, [])) === String(state.line);
	return (
		<div className="engine-settings">
			<Select<ReviewDepth>
				label={t.depth}
				options={REVIEW_DEPTHS.map((each) => ({ value: each, label: t.reviewDepths[each] }))}
				value={depth}
				onChange={setDepth}
			/>
			<Button
				look={isDone ? 'plain' : 'primary'}
				icon={<Icon name="play" />}
				onClick={() => reviewer.start(depth)}
			>
				{isDone ? t.reviewAgain : t.startReview}
			</Button>
		</div>
	);
}
