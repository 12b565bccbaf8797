import { useEffect, useRef, useState } from 'react';
import type { GameSession } from '../game/session.js';
import { useBook } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Icon } from '../ui/Icon.js';
import { playerName } from '../wording/names.js';
import { drawPicture } from './picture.js';
import { coloursByRank, type Outcome } from './ResultCard.js';

interface Props {
	readonly session: GameSession;
	readonly outcome: Outcome;
	readonly onClose: () => void;
}

/** The finished building as an image, to save or share. */
export function PictureDialog({ session, outcome, onClose }: Props) {
	const t = useBook();
	const picture = usePicture(session, outcome);
	const { table } = session.store.get();
	const points = table.position.scores().map(({ points: count }) => count);
	return (
		<Dialog title={t.result.picture} onClose={onClose}>
			{picture ? (
				<img
					className="result-picture"
					src={picture.address}
					alt={t.result.pictureText(outcome.winner, points.join(' : '))}
				/>
			) : (
				<p role="status">{picture === undefined ? t.result.drawing : t.result.pictureFailed}</p>
			)}
			{picture && (
				<div className="row">
					<a className="button primary" href={picture.address} download={picture.file.name}>
						<Icon name="save" /> {t.result.download}
					</a>
					{navigator.canShare?.({ files: [picture.file] }) && (
						<Button icon="share" onClick={() => share(picture.file)}>
							{t.result.share}
						</Button>
					)}
				</div>
			)}
		</Dialog>
	);
}

/** Cancelling the share dialog is not an error. */
const share = (file: File): void => void navigator.share({ files: [file] }).catch(() => {});

interface Picture {
	readonly file: File;
	readonly address: string;
}

/** Undefined while it is being drawn, null if it cannot be. */
function usePicture(session: GameSession, outcome: Outcome): Picture | null | undefined {
	const t = useBook();
	const [picture, setPicture] = useState<Picture | null | undefined>();
	// The outcome is final: a new object for it must not draw the picture again.
	const shown = useRef(outcome);
	useEffect(() => {
		let address = '';
		let isWanted = true;
		const { table } = session.store.get();
		const pointsOf = new Map(table.position.scores().map(({ colour, points }) => [colour, points]));
		const lines = coloursByRank(table, shown.current).map((colour) => ({
			colour,
			points: pointsOf.get(colour) ?? 0,
			name: playerName(table, colour, t),
		}));
		const title = table.config.setup.scenario.name;
		drawPicture(session, { title, winner: shown.current.winner, lines }).then((blob) => {
			if (!isWanted) return;
			if (!blob) return setPicture(null);
			address = URL.createObjectURL(blob);
			setPicture({ address, file: new File([blob], 'rumis.png', { type: 'image/png' }) });
		});
		return () => {
			isWanted = false;
			if (address) URL.revokeObjectURL(address);
		};
	}, [session, t]);
	return picture;
}
