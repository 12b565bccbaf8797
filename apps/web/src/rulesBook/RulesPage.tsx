import { useEffect, useRef } from 'react';
import { BackLink } from '../app/BackLink.js';
import { parseRoute } from '../app/route.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { Icon } from '../ui/Icon.js';
import { makeAddress, originOf } from './address.js';
import { CHAPTER_IDS, CHAPTERS, type ChapterId, findPlace, type Place } from './book.js';
import { Paragraph } from './Paragraph.js';
import './rulesBook.css';

/** The rulebook, opened at a topic: a chapter, a paragraph, or the code of a refusal. */
export function RulesPage({ topic }: { readonly topic: string }) {
	const t = useTexts();
	const place = findPlace(topic);
	const origin = originOf(location.hash);
	const head = useRef<HTMLHeadingElement>(null);
	useFocusAt(topic, place, head);
	return (
		<div className="rules">
			<header className="rules-top">
				<BackLink to={{ page: 'home' }} label={t.common.home} icon="home" />
				<h1>{t.rulesBook.title}</h1>
				{origin && (
					<a className="button primary rules-return" href={`#/${origin}`}>
						<Icon name="back" />
						{returnText(origin, t)}
					</a>
				)}
			</header>
			<Contents current={place.chapter} origin={origin} />
			<main className="rules-chapter" data-chapter={place.chapter}>
				<h2 ref={head} tabIndex={-1}>
					{t.rulesBook.chapters[place.chapter]}
				</h2>
				{CHAPTERS[place.chapter].map((id) => (
					<Paragraph
						key={id}
						id={id}
						isMeant={id === place.paragraph}
						code={id === place.paragraph ? place.code : null}
					/>
				))}
				<Neighbours current={place.chapter} origin={origin} />
			</main>
		</div>
	);
}

function returnText(origin: string, t: Texts): string {
	switch (parseRoute(`#/${origin}`).page) {
		case 'play':
			return t.rulesBook.backToGame;
		case 'lesson':
			return t.rulesBook.backToLesson;
		default:
			return t.common.back;
	}
}

/** Leads eye and focus to what was asked for; a book that is just opened keeps the focus where it is. */
function useFocusAt(
	topic: string,
	{ paragraph }: Place,
	head: { readonly current: HTMLElement | null },
): void {
	const opened = useRef<string | null>(null);
	useEffect(() => {
		const isNew = opened.current !== null && opened.current !== topic;
		opened.current = topic;
		const goal = paragraph ? document.getElementById(`rule-${paragraph}`) : isNew ? head.current : null;
		if (!goal) return;
		goal.focus({ preventScroll: true });
		if (paragraph) goal.scrollIntoView({ block: 'start' });
		else scrollTo(0, 0);
	}, [topic, paragraph, head]);
}

interface ContentsProps {
	readonly current: ChapterId;
	readonly origin: string;
}

function Contents({ current, origin }: ContentsProps) {
	const t = useTexts();
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		// On narrow screens the list is a row; the current chapter shall be seen in it.
		const reveal = () => {
			const link = list.current?.querySelector<HTMLElement>(`[data-chapter="${current}"]`);
			if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 48;
		};
		reveal();
		// The words change their width when their font arrives.
		document.fonts.ready.then(reveal);
	}, [current]);
	return (
		<nav className="rules-contents" aria-label={t.rulesBook.contents}>
			<ol ref={list}>
				{CHAPTER_IDS.map((chapter) => (
					<li key={chapter}>
						<a
							href={makeAddress(chapter, origin)}
							data-chapter={chapter}
							aria-current={chapter === current ? 'page' : undefined}
						>
							{t.rulesBook.chapters[chapter]}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** The ways on and back at the end of a chapter. */
function Neighbours({ current, origin }: ContentsProps) {
	const t = useTexts();
	const at = CHAPTER_IDS.indexOf(current);
	const [previous, next] = [CHAPTER_IDS[at - 1], CHAPTER_IDS[at + 1]];
	return (
		<p className="rules-neighbours">
			{previous && (
				<a className="button" href={makeAddress(previous, origin)} data-turn="previous">
					<Icon name="previous" />
					{t.rulesBook.previous(t.rulesBook.chapters[previous])}
				</a>
			)}
			{next && (
				<a className="button primary" href={makeAddress(next, origin)} data-turn="next">
					{t.rulesBook.next(t.rulesBook.chapters[next])}
					<Icon name="next" />
				</a>
			)}
		</p>
	);
}
