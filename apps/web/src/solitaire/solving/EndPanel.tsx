import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.js';
import { makeRoute } from '../../navigation/route.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Icon } from '../../ui/Icon.js';
import { useCopy } from '../../ui/useCopy.js';
import { useStore } from '../../util/store.js';
import { puzzleAfter } from '../puzzles/catalogue.js';
import { nameOf, subtitleOf } from '../puzzles/names.js';
import { useBook } from '../results/results.js';
import { Stars } from '../results/Stars.js';
import { makeTime } from '../results/stopwatch.js';
import { shareText } from './finishing.js';
import { MakeFrame } from './MakeFrame.js';
import { restart } from './opening.js';
import type { PuzzleSession } from './session.js';

/** The puzzle is solved: the result, and what to do next. */
export function EndPanel({ session }: { readonly session: PuzzleSession }) {
	const t = useTexts().solitaire;
	const { nextPuzzle } = useTexts().tools;
	const finish = useStore(session.store, (now) => now.finish);
	const { puzzles } = useBook();
	const next = puzzleAfter(session.store.get().build.puzzle.id, (id) => Object.hasOwn(puzzles, id));
	const [isSharing, setSharing] = useState(false);
	const head = useRef<HTMLHeadingElement>(null);
	// The tray with the focused stone is gone, so the focus moves to its replacement.
	useEffect(() => head.current?.focus({ preventScroll: true }), []);
	if (!finish) return null;
	return (
		<section className="soli-end" data-end data-stars={finish.stars}>
			<h2 ref={head} tabIndex={-1}>
				{t.done}
			</h2>
			<Stars count={finish.stars} />
			<p>
				{t.doneIn(makeTime(finish.ms))} {finish.isRecord && <strong>{t.record}</strong>}{' '}
				{finish.streak !== null && finish.streak > 0 && <strong>{t.streak(finish.streak)}</strong>}
			</p>
			<div className="soli-end-actions">
				<Button icon={<Icon name="share" />} onClick={() => setSharing(true)} data-share>
					{t.share}
				</Button>
				<MakeFrame session={session} />
				<Button icon={<Icon name="turnLeft" />} onClick={() => session.change(restart, session.now)}>
					{t.again}
				</Button>
				<a className={next ? 'button' : 'button primary'} href={makeRoute({ page: 'solitaire', puzzle: '' })}>
					{t.toList}
				</a>
				{next && (
					<a className="button primary" data-next href={makeRoute({ page: 'solitaire', puzzle: next })}>
						{nextPuzzle} <Icon name="next" />
					</a>
				)}
			</div>
			{isSharing && <ShareDialog session={session} onClose={() => setSharing(false)} />}
		</section>
	);
}

function useShareText(session: PuzzleSession): string {
	const t = useTexts();
	const { build, day, uses, finish } = useStore(session.store, (now) => now);
	const name = nameOf(build.puzzle.name, t);
	const full = build.puzzle.name.graded ? name : `${name}, ${subtitleOf(build.puzzle, t)}`;
	const title = day ? t.solitaire.shareDaily(day, name) : t.solitaire.shareTitle(full);
	const streak = finish?.streak ? t.solitaire.streak(finish.streak) : '';
	return finish ? shareText(finish, uses, { title, noHelp: t.solitaire.shareNoHelp, streak }) : '';
}

function ShareDialog({
	session,
	onClose,
}: {
	readonly session: PuzzleSession;
	readonly onClose: () => void;
}) {
	const t = useTexts().solitaire;
	const text = useShareText(session);
	const [isCopied, copy] = useCopy(text);
	return (
		<Dialog title={t.share} onClose={onClose}>
			<textarea
				className="soli-share"
				readOnly
				rows={3}
				value={text}
				aria-label={t.shareLabel}
				onFocus={({ target }) => target.select()}
			/>
			<Button look="primary" icon={<Icon name={isCopied ? 'check' : 'share'} />} onClick={copy}>
				{t.share}
			</Button>
			<p role="status" className="soli-good">
				{isCopied ? t.copied : ''}
			</p>
		</Dialog>
	);
}
