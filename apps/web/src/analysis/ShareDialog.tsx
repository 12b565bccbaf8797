import { makeCompact, makeRecord, parseMove } from '@rumis/rules';
import { CopyLink } from '../game/CopyLink.js';
import { useBook } from '../i18n/useTexts.js';
import { MakeButton } from '../making/MakeButton.js';
import { linkToPage } from '../navigation/route.js';
import { saveText } from '../records/share.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Icon } from '../ui/Icon.js';
import { type AnalysisState, positionNow } from './board/state.js';
import type { AnalysisSession } from './session.js';

interface Props {
	readonly session: AnalysisSession;
	readonly onClose: () => void;
}

/** The address of the analysis page with the current variation. */
export function linkTo({ game, line }: AnalysisState): string {
	const moves = line.map(parseMove).flatMap((move) => (move.ok ? [move.value] : []));
	return linkToPage({ page: 'analysis', from: 'link', id: makeCompact({ setup: game.setup, moves }) });
}

export function saveFile({ game }: AnalysisState, now: Date): void {
	const date = now.toISOString().slice(0, 10);
	saveText(`${game.setup.scenario.id}-${date}.rumis`, makeRecord(game));
}

/** A link to the variation, or everything as a file. */
export function ShareDialog({ session, onClose }: Props) {
	const t = useBook();
	const state = session.store.get();
	return (
		<Dialog title={t.analysis.share} onClose={onClose}>
			<p>{t.analysis.shareText}</p>
			<CopyLink link={linkTo(state)} label={t.analysis.linkLabel} action={t.analysis.copyLink} />
			<p>{t.analysis.saveText}</p>
			<Button icon={<Icon name="save" />} onClick={() => saveFile(state, new Date())}>
				{t.records.save}
			</Button>
			<MakeButton position={positionNow(state)} />
		</Dialog>
	);
}
