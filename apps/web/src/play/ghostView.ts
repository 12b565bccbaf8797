import type { Cell } from '@rumis/rules';
import { type Ground, ghostOf, type Held } from '@rumis/table';
import type { GhostView } from '../board/view.js';
import { isHandMessage, type PlayState } from './builder.js';
import { remember } from './remember.js';

/** The ghost as it is drawn. After a refusal it shows the refused placement. */
export const ghostViewOf = remember(
	(ground: Ground, held: Held, cursor: Cell, message: PlayState['message']): GhostView => {
		const { owner, cells, misfit } = ghostOf(ground, held, cursor);
		const refused = isHandMessage(message) && message.kind === 'illegal' ? message.illegal : misfit;
		return { owner, cells, fits: misfit === null, bad: refused?.cells ?? [] };
	},
);
