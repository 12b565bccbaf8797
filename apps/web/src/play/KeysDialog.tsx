import { Fragment } from 'react';
import { hasFingers } from '../device/fingers.js';
import { useTexts } from '../i18n/useTexts.js';
import { Dialog } from '../ui/Dialog.js';
import type { PageKey } from './keys.js';

const HAND_KEYS = [
	['Z', 'turn'],
	['X', 'tip'],
	['Y', 'roll'],
	['F', 'fit'],
	['N', 'place'],
	[', .', 'stones'],
	['Enter', 'enter'],
	['Esc', 'escape'],
	['U', 'undo'],
] as const;

const LEVEL_KEYS = [
	['W S', 'lift'],
	['D', 'drop'],
	['T', 'take'],
] as const;

const VIEW_KEYS = [
	['A', 'above'],
	['C', 'home'],
	['Q E', 'quarter'],
	['+ −', 'zoom'],
	['V', 'xray'],
	['[ ]', 'levels'],
] as const;

export interface Props {
	/** Whether the board is shown level by level. */
	readonly hasLevels: boolean;
	readonly own: readonly PageKey[];
	readonly onClose: () => void;
}

/** All keyboard shortcuts of a board, and mouse and touch gestures. */
export function KeysDialog({ hasLevels, own, onClose }: Props) {
	const t = useTexts();
	const { mouse, touch } = hasLevels ? t.solitaire : t.game;
	const ways = [
		[t.game.mouseTitle, mouse],
		[t.game.touchTitle, touch],
	] as const;
	const rows = [
		['← ↑ → ↓', 'arrows'] as const,
		...HAND_KEYS,
		...(hasLevels ? LEVEL_KEYS : []),
		...VIEW_KEYS,
	].map(([keys, name]) => [keys, t.game.keyList[name]] as const);
	const ownRows = own.map(({ key, text }) => [key.toUpperCase(), text] as const);
	return (
		<Dialog title={t.game.keys} onClose={onClose}>
			{(hasFingers() ? ways.toReversed() : ways).map(([title, text]) => (
				<Fragment key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
				</Fragment>
			))}
			<h3>{t.game.keyboardTitle}</h3>
			<dl className="play-keys">
				{[...rows, ...ownRows].map(([keys, text]) => (
					<div key={keys}>
						<dt>
							{keys.split(' ').map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	);
}
