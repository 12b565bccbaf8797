import type { Table } from '@rumis/table';
import { useState } from 'react';
import { playAgain, unkeptGame } from '../app/openGames.js';
import { go, makeRoute } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import { deviceShelf } from '../records/device.js';
import { loadGame } from '../records/savedGames.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { EndPanel } from './EndPanel.js';
import { GameMenu } from './GameMenu.js';
import { GamePage } from './GamePage.js';
import { useSession } from './useSession.js';

interface Props {
	readonly id: string;
	readonly problem: string | null;
	readonly onDismiss: () => void;
	readonly onOpenFile: (file: File) => void;
}

/** A game kept on this device, by its name; or the news that there is none. */
export function GameScreen({ id, ...rest }: Props) {
	const t = useTexts();
	const [found] = useState(() => findGame(id));
	if (typeof found !== 'string') return <Opened id={id} table={found} {...rest} />;
	return (
		<main className="message">
			<h1>{t.records[found]}</h1>
			<a className="button primary" href={makeRoute({ page: 'home' })}>
				{t.common.home}
			</a>
		</main>
	);
}

function findGame(id: string): Table | 'gameMissing' | 'gameBroken' {
	const kept = loadGame(deviceShelf(), id);
	return kept.ok ? kept.value.table : (unkeptGame(id) ?? kept.error.code);
}

function Opened({ id, table, problem, onDismiss, onOpenFile }: Props & { readonly table: Table }) {
	const t = useTexts();
	const session = useSession(id, table);
	return (
		session && (
			<GamePage
				session={session}
				parts={{
					back: { to: { page: 'home' }, label: t.common.home },
					notice: problem && <Problem text={problem} onDismiss={onDismiss} />,
					end: (
						<EndPanel
							session={session}
							onAgain={() => playAgain(session.store.get().table)}
							onOther={() => go({ page: 'new' })}
						/>
					),
					menu: (close, open) => (
						<GameMenu
							session={session}
							onClose={close}
							onWish={open}
							onOpenFile={(file) => {
								// The menu would hide what may be said about the file.
								close();
								onOpenFile(file);
							}}
						/>
					),
				}}
			/>
		)
	);
}

function Problem({ text, onDismiss }: { readonly text: string; readonly onDismiss: () => void }) {
	const t = useTexts();
	return (
		<div className="game-problem" role="alert">
			<p>{text}</p>
			<Button look="quiet" label={t.common.close} icon={<Icon name="close" />} onClick={onDismiss} />
		</div>
	);
}
