import { COLOURS, type Colour } from '@rumis/rules';
import { memo } from 'react';
import { Glyph } from '../board/Glyph.js';
import { StonePicture } from '../board/StonePicture.js';
import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../ui/store.js';
import type { Build } from './build.js';
import { handToPlay } from './hand.js';
import { isHeldOf } from './helping.js';
import { letGo, pickStone } from './holding.js';
import { showTray } from './looking.js';
import { placesOf } from './places.js';
import type { Item } from './puzzle.js';
import type { Session } from './session.js';
import type { PlayState } from './state.js';
import './tray.css';

/** So many stones lie beside each other without looking for them; more are sorted by colour. */
const MOST_AT_ONCE = 14;

/** The colours among which the tray is divided; none when all stones lie in it together. */
function tabsOf(build: Build): readonly Colour[] {
	const { stock, colours } = build.puzzle;
	return build.turn || colours === 1 || stock.length <= MOST_AT_ONCE ? [] : COLOURS.slice(0, colours);
}

/** The stones that can be picked. */
export function Tray({ session }: { readonly session: Session }) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const tabs = tabsOf(state.build);
	const hand = handToPlay(state.build);
	const colour = tabs.length > 0 ? shownColour(state, hand) : (state.build.turn?.colour ?? null);
	const items = colour && tabs.length > 0 ? hand.filter((item) => item.colour === colour) : hand;
	const label = colour ? t.solitaire.trayOf(t.rules.owners[colour]) : t.solitaire.tray;
	return (
		<div className="soli-box">
			{tabs.length > 0 && <Tabs session={session} tabs={tabs} hand={hand} colour={colour} />}
			<div className="tray soli-tray" role="group" aria-label={label}>
				{items.length === 0 && <p className="soli-hint tray-empty">{t.solitaire.trayEmpty}</p>}
				{items.map((item) => (
					<TrayStone
						key={item.colour + item.stone}
						session={session}
						stone={item.stone}
						colour={item.colour}
						isHeld={isHeldOf(state, item)}
						fits={placesOf(state.build, item).length > 0}
					/>
				))}
			</div>
		</div>
	);
}

/** The chosen colour, or the first that still has stones. */
const shownColour = ({ trayColour }: PlayState, hand: readonly Item[]): Colour =>
	hand.some(({ colour }) => colour === trayColour) ? trayColour : (hand[0]?.colour ?? trayColour);

interface TabsProps {
	readonly session: Session;
	readonly tabs: readonly Colour[];
	readonly hand: readonly Item[];
	readonly colour: Colour | null;
}

function Tabs({ session, tabs, hand, colour }: TabsProps) {
	const t = useTexts();
	return (
		<div className="soli-tabs" role="group" aria-label={t.solitaire.trayColours}>
			{tabs.map((tab) => {
				const count = hand.filter((item) => item.colour === tab).length;
				return (
					<button
						key={tab}
						type="button"
						className="soli-tab"
						aria-pressed={tab === colour}
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

interface TrayStoneProps extends Item {
	readonly session: Session;
	readonly isHeld: boolean;
	readonly fits: boolean;
}

/** Drawn again only when it is picked or no longer fits, not whenever a stone moves over the frame. */
const TrayStone = memo(function TrayStone({ session, stone, colour, isHeld, fits }: TrayStoneProps) {
	const t = useTexts();
	const item: Item = { stone, colour };
	const words = [t.rules.owners[colour], stone, t.rules.stones[stone]] as const;
	const label = fits ? t.solitaire.stoneLabel(...words) : t.solitaire.stoneNoPlace(...words);
	return (
		<button
			type="button"
			className="tray-stone soli-stone"
			data-stone={stone}
			data-colour={colour}
			data-fits={fits}
			aria-pressed={isHeld}
			aria-label={label}
			title={label}
			onClick={() => (isHeld ? session.change(letGo) : session.change(pickStone, item))}
		>
			<StonePicture stone={stone} owner={colour} dim={!fits} />
			<span aria-hidden="true">{stone}</span>
		</button>
	);
});
