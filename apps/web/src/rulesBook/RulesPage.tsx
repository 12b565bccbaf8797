import { useEffect, useRef } from 'react';
import type { BookTexts } from '../i18n/texts.js';
import { useBook, useSpokenLanguage } from '../i18n/useTexts.js';
import { parseRoute } from '../navigation/route.js';
import { BackLink } from '../ui/BackLink.js';
import { Icon } from '../ui/Icon.js';
import { UnknownPage } from '../ui/UnknownPage.js';
import { type Printed, printedName } from '../wording/printedNames.js';
import { makeAddress, originOf } from './address.js';
import { type BookPlace, CHAPTER_IDS, CHAPTERS, type ChapterId, findPlace } from './book.js';
import { Paragraph } from './Paragraph.js';
import './rulesBook.css';

/** The rule book, opened at a topic: a chapter, a paragraph, or the code of a refusal. */
export function RulesPage({ topic }: { readonly topic: string }) {
	const place = findPlace(topic);
	return place ? <Book topic={topic} place={place} /> : <UnknownPage />;
}

function Book({ topic, place }: { readonly topic: string; readonly place: BookPlace }) {
	const t = useBook();
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
				<PrintedName chapter={place.chapter} />
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

/** The printed rulebook's name of the chapter's mode. */
function PrintedName({ chapter }: { readonly chapter: ChapterId }) {
	const t = useBook();
	const printed = printedName(chapter as Printed, useSpokenLanguage(), t);
	return printed && <p className="note">{printed}</p>;
}

function returnText(origin: string, t: BookTexts): string {
	switch (parseRoute(`#/${origin}`).page) {
		case 'play':
			return t.rulesBook.backToGame;
		case 'lesson':
			return t.rulesBook.backToLesson;
		default:
			return t.common.back;
	}
}

/** Scrolls to the requested place and focuses it; a book that is just opened keeps the focus. */
function useFocusAt(
	topic: string,
	{ paragraph }: BookPlace,
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
	const t = useBook();
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		// On narrow screens the list is a row; scroll the current chapter into view.
		const reveal = () => {
			const link = list.current?.querySelector<HTMLElement>(`[data-chapter="${current}"]`);
			if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 48;
		};
		reveal();
		// The width of the text changes when its font has loaded.
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

/** Links to the next and previous chapter. */
function Neighbours({ current, origin }: ContentsProps) {
	const t = useBook();
	const at = CHAPTER_IDS.indexOf(current);
	const [previous, next] = [CHAPTER_IDS[at - 1], CHAPTER_IDS[at + 1]];
	return (
		<p className="row rules-neighbours">
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
