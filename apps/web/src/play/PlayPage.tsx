import './play.css';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import type { Route } from '../navigation/route.js';
import { BackLink } from '../ui/BackLink.js';
import { Button } from '../ui/Button.js';
import type { IconName } from '../ui/Icon.js';
import { lazyDialog } from '../ui/lazyDialog.js';
import { Announcer } from './Announcer.js';
import type { PlayState } from './builder.js';
import { allKeys, type PageKey, type PlayDialog } from './keys.js';
import type { Session } from './session.js';
import { useBoardKeys } from './useBoardKeys.js';

const KeysDialog = lazyDialog(async () => (await import('./KeysDialog.js')).KeysDialog);
const ReadBoard = lazyDialog(async () => (await import('./ReadBoard.js')).ReadBoard);

interface DialogProps<S extends PlayState> {
	readonly session: Session<S>;
	/** The open dialog: a `PlayDialog`, or one of the page. */
	readonly opened: string | null;
	readonly onOpen: (what: PlayDialog | null) => void;
	/** Keyboard shortcuts of the page. */
	readonly keys: readonly PageKey[];
}

interface Props<S extends PlayState> extends DialogProps<S> {
	readonly is3D: boolean;
	readonly back: { readonly to: Route; readonly label: string };
	readonly title: ReactNode;
	/** At the top, after the title. */
	readonly facts?: ReactNode;
	/** At the top, after the panel's button. */
	readonly tools?: ReactNode;
	/** Next to the board; on narrow screens opened by a button. */
	readonly panel: {
		readonly label: string;
		/** The button's label on narrow screens; the full label starts with it. */
		readonly short?: string;
		readonly icon: IconName;
		readonly content: ReactNode;
	};
	/** An announcement; made whenever the object changes. */
	readonly said?: { readonly text: string } | undefined;
	/** The table, or other main content. */
	readonly children: ReactNode;
}

/** The frame of a page with a board: a header, the board, and a panel next to it. */
export function PlayPage<S extends PlayState>(props: Props<S>) {
	const { session, is3D, opened, onOpen, keys, back, title, facts, tools, panel, said, children } = props;
	const t = useTexts();
	const page = useRef<HTMLDivElement>(null);
	useBoardKeys(page, session, { isTurned: is3D, keys: allKeys(session, keys, onOpen, t) });
	return (
		<div ref={page} className="play">
			<header className="play-top">
				<BackLink to={back.to} label={back.label} />
				<h1 className="play-title">{title}</h1>
				{facts}
				<Button
					className="play-panel-open"
					look="quiet"
					label={panel.label}
					caption={panel.short ?? panel.label}
					icon={panel.icon}
					onClick={() => onOpen('panel')}
				/>
				<Button
					className="play-help"
					look="quiet"
					label={t.game.keys}
					caption={t.tools.gestures}
					icon="help"
					onClick={() => onOpen('keys')}
				/>
				{tools}
			</header>
			<main className="play-main">{children}</main>
			<aside className="play-panel" data-open={opened === 'panel'} aria-label={panel.label}>
				<Button
					className="play-panel-close"
					look="quiet"
					label={t.common.close}
					icon="close"
					onClick={() => onOpen(null)}
				/>
				{panel.content}
			</aside>
			<Announcer session={session} said={said} />
			<PlayDialogs session={session} opened={opened} onOpen={onOpen} keys={keys} />
		</div>
	);
}

/** The list of keyboard shortcuts, or the board in words. */
export function PlayDialogs<S extends PlayState>({ session, opened, onOpen, keys }: DialogProps<S>) {
	const t = useTexts();
	const { builder, store } = session;
	const close = () => onOpen(null);
	if (opened === 'keys') {
		const all = allKeys(session, keys, onOpen, t);
		return <KeysDialog hasLevels={!builder.squares} own={all} onClose={close} />;
	}
	if (opened !== 'readBoard') return null;
	const state = store.get();
	return <ReadBoard view={builder.view(state)} squares={builder.squares?.(state) ?? []} onClose={close} />;
}
