import type { Owner } from '@rumis/rules';
import { heldStone, isSameStone, type OwnedStone } from '@rumis/table';
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Glyph } from '../pictures/Glyph.js';
import { StonePicture } from '../pictures/StonePicture.js';
import { useStore } from '../util/store.js';
import type { PlayState } from './builder.js';
import { heldNow, pickOrPutBack } from './holding.js';
import { showTray } from './looking.js';
import type { Session } from './session.js';

interface Props<S extends PlayState> {
	readonly session: Session<S>;
}

/** The stones that can be picked. */
export function Tray<S extends PlayState>({ session }: Props<S>) {
	const t = useTexts();
	const { builder } = session;
	const state = useStore(session.store, (now) => now);
	const hand = builder.hand(state);
	const all = builder.tray?.(state) ?? hand;
	const tabs = builder.trayTabs?.(state) ?? [];
	const tab = tabs.length > 0 ? shownTab(state, all) : null;
	const stones = tab ? all.filter(({ owner }) => owner === tab) : all;
	const [first] = stones;
	const owner = stones.every((stone) => stone.owner === first?.owner) ? first?.owner : undefined;
	const held = heldNow(builder, state);
	const ground = builder.ground(state);
	const onPick = useCallback((stone: OwnedStone) => session.act(pickOrPutBack, stone), [session]);
	return (
		<div className="play-box">
			{tabs.length > 0 && <Tabs session={session} tabs={tabs} stones={all} current={tab} />}
			<div
				className="play-tray"
				data-wanted={state.message?.kind === 'pickFirst'}
				role="group"
				aria-label={owner ? t.game.trayOf(t.rules.owners[owner]) : t.game.tray}
			>
				{stones.length === 0 && <p className="play-tray-empty">{t.game.trayEmpty}</p>}
				{stones.map((stone) => {
					const canPick = hand.some((other) => isSameStone(other, stone));
					return (
						<TrayStone
							key={stone.owner + stone.stone}
							{...stone}
							isNamed={owner === undefined}
							isHeld={held !== null && isSameStone(heldStone(held), stone)}
							canPick={canPick}
							fits={!canPick || ground.places(stone).length > 0}
							onPick={onPick}
						/>
					);
				})}
			</div>
		</div>
	);
}

/** The selected tab, or the first that still has stones. */
const shownTab = ({ trayOwner }: PlayState, stones: readonly OwnedStone[]): Owner | null =>
	stones.some(({ owner }) => owner === trayOwner) ? trayOwner : (stones[0]?.owner ?? trayOwner);

interface TabsProps<S extends PlayState> extends Props<S> {
	readonly tabs: readonly Owner[];
	readonly stones: readonly OwnedStone[];
	readonly current: Owner | null;
}

function Tabs<S extends PlayState>({ session, tabs, stones, current }: TabsProps<S>) {
	const t = useTexts();
	return (
		<div className="play-tabs" role="group" aria-label={t.solitaire.trayColours}>
			{tabs.map((tab) => {
				const count = stones.filter(({ owner }) => owner === tab).length;
				return (
					<button
						key={tab}
						type="button"
						className="play-tab"
						aria-pressed={tab === current}
						aria-label={t.solitaire.trayTab(t.rules.owners[tab], count)}
						data-tab={tab}
						onClick={() => session.change(showTray, tab)}
					>
						<Glyph owner={tab} size={22} />
						<span aria-hidden="true">{count}</span>
					</button>
				);
			})}
		</div>
	);
}

interface StoneProps extends OwnedStone {
	/** Whether its colour is named, because the tray has stones of several colours. */
	readonly isNamed: boolean;
	readonly isHeld: boolean;
	readonly canPick: boolean;
	readonly fits: boolean;
	readonly onPick: (stone: OwnedStone) => void;
}

/** Re-rendered only when it is picked or no longer fits, not whenever a stone moves over the board. */
const TrayStone = memo(function TrayStone(props: StoneProps) {
	const { stone, owner, isNamed, isHeld, canPick, fits, onPick } = props;
	const t = useTexts();
	const plain = t.rules.stones[stone];
	const name = isNamed ? t.solitaire.cellStone(t.rules.owners[owner], plain) : plain;
	const label = (fits ? t.game.stoneLabel : t.game.stoneNoPlace)(stone, name);
	return (
		<button
			ref={useFocusOfHeld(isHeld)}
			type="button"
			className="play-stone"
			data-stone={stone}
			data-owner={owner}
			data-fits={fits}
			aria-pressed={isHeld}
			// Not `disabled`: it keeps the focus during others' turns, and the tray can be scrolled by keys.
			aria-disabled={!canPick}
			aria-label={label}
			title={label}
			onClick={() => onPick({ stone, owner })}
		>
			<StonePicture stone={stone} owner={owner} dim={!fits} />
			<span aria-hidden="true">{stone}</span>
		</button>
	);
});

/** A key may pick the next stone while another has the focus. It moves along, because Enter places what is held. */
function useFocusOfHeld(isHeld: boolean): RefObject<HTMLButtonElement | null> {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isHeld && document.activeElement?.matches('.play-stone')) button.current?.focus();
	}, [isHeld]);
	return button;
}
