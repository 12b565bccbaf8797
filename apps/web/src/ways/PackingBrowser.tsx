import { type RefObject, useEffect, useRef, useState } from 'react';
import { go } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import './packing.css';
import { PackingTools } from './PackingTools.js';
import { type Look, PackingView } from './PackingView.js';
import { makePackingId, type PackingId, parsePackingId } from './packingId.js';
import { SETS } from './sets.js';
import { useIsBroken, usePackings, useTable, waysSource } from './source.js';
import { countsOf } from './walk.js';

const FIRST: PackingId = { set: SETS[0]!, number: 1 };

interface Props {
	/** What the link says; nothing for the first packing. */
	readonly link: string;
	readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** All packings, one at a time. Which one is seen stands in the address. */
export function PackingBrowser({ link, heading }: Props) {
	const t = useTexts();
	const parsed = parsePackingId(link);
	const id = parsed.ok ? parsed.value : FIRST;
	const texts = usePackings(id.set.id);
	useEffect(() => waysSource().askPackings(id.set.id), [id.set.id]);
	const last = { set: id.set, number: Math.min(id.number, texts?.length ?? id.number) };
	const code = parsed.ok ? (last.number < id.number ? 'packingNumber' : null) : parsed.error.code;
	return (
		<section className="ways-section ways-browser" aria-labelledby="ways-browser">
			<h2 id="ways-browser" ref={heading} tabIndex={-1}>
				{t.ways.browserTitle}
			</h2>
			<p className="ways-text">{t.ways.browserHint}</p>
			{link !== '' && code && (
				<p role="alert" className="ways-problem">
					{t.ways.linkErrors[code]}
				</p>
			)}
			<Packing id={last} texts={texts} />
		</section>
	);
}

/** Going to another packing replaces the address, so that Back leaves the page at once. */
const goTo = (id: PackingId): void => go({ page: 'ways', packing: makePackingId(id) }, true);

interface PackingProps {
	readonly id: PackingId;
	readonly texts: readonly string[] | null;
}

function Packing({ id, texts }: PackingProps) {
	const t = useTexts().ways;
	const table = useTable();
	const isBroken = useIsBroken();
	const [look, setLook] = useState<Look>({ spread: 0, isOneColour: false });
	const text = texts?.[id.number - 1];
	// The last one stays until the next is there, and the 3D picture is kept.
	const seen = useRef<{ readonly id: PackingId; readonly text: string } | null>(null);
	if (text !== undefined) seen.current = { id, text };
	if (isBroken) return <p role="alert">{t.broken}</p>;
	if (!table || !seen.current) return <p className="ways-waiting">{t.listing}</p>;
	return (
		<div className="ways-packing" data-packing={text && makePackingId(id)}>
			<PackingTools id={id} counts={countsOf(table)} onGo={goTo} />
			<PackingView {...seen.current} look={look} onLook={setLook} />
		</div>
	);
}
