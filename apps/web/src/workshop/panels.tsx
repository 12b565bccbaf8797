/**
 * The panels below the sheet. To add one, create a folder with one component, and a line here. A panel gets
 * the drawn board from `useBoard()` and the rest of the editor from `useEditor()`.
 */
import { type ComponentType, lazy } from 'react';
import type { BookTexts } from '../i18n/texts.js';

export interface Panel {
	readonly id: string;
	readonly title: (t: BookTexts) => string;
	/** Lazy-loaded when the panel is first opened. */
	readonly Panel: ComponentType;
}

export const PANELS: readonly Panel[] = [
	{
		id: 'describe',
		title: (t) => t.workshop.describe,
		Panel: lazy(async () => ({ default: (await import('./describing/DescribePanel.js')).DescribePanel })),
	},
	{
		id: 'balance',
		title: (t) => t.balance.title,
		Panel: lazy(async () => ({ default: (await import('./balancing/BalanceTab.js')).BalanceTab })),
	},
	{
		id: 'share',
		title: (t) => t.workshop.share,
		Panel: lazy(async () => ({ default: (await import('./sharing/SharePanel.js')).SharePanel })),
	},
	{
		id: 'make',
		title: (t) => t.making.title,
		Panel: lazy(async () => ({ default: (await import('./printing/MakePanel.js')).MakePanel })),
	},
];
