import type { Table } from '@rumis/table';
import { type ReactNode, useCallback, useState } from 'react';
import { loadGame } from '../device/savedGames.js';
import { useTexts } from '../i18n/useTexts.js';
import { go, makeRoute } from '../navigation/route.js';
import { closingWith, useOpened } from '../play/session.js';
import { playAgain, unsavedGame } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../util/store.js';
import { startAutosave } from './autosave.js';
import { followBotGame } from './botGame.js';
import { startCounting } from './counting.js';
import { GameMenu } from './dialogs.js';
import { EndPanel } from './EndPanel.js';
import { GamePage } from './GamePage.js';
import { type GameSession, startLocalSession } from './session.js';
import { startSounds } from './sounds.js';

interface Props {
	readonly id: string;
	readonly problem: string | null;
	readonly onDismiss: () => void;
	readonly onOpenFile: (file: File) => void;
	/** Shown over the board when a game ends here; lazy-loaded. */
	readonly end: (session: GameSession) => ReactNode;
	/** Tips shown over the board during a first game. */
	readonly help: (session: GameSession) => ReactNode;
}

/** A saved game, by its id; or the message that it does not exist. */
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
	const kept = loadGame(id);
	return kept.ok ? kept.value.table : (unsavedGame(id) ?? kept.error.code);
}

function Opened({ id, table, problem, onDismiss, onOpenFile, end, help }: Props & { readonly table: Table }) {
	const t = useTexts();
	const session = useOpened(useCallback((isCalm) => openKept(id, table, isCalm), [id, table]));
	return (
		session && (
			<GamePage
				session={session}
				parts={{
					back: { to: { page: 'home' }, label: t.common.home },
					notice: (
						<>
							{problem && <Problem text={problem} onDismiss={onDismiss} />}
							<Extras session={session} wasOver={table.position.phase === null} end={end} help={help} />
						</>
					),
					end: (
						<EndPanel
							session={session}
							onAgain={() => playAgain(session.store.get().table)}
							onOther={() => go({ page: 'new' })}
							onAnalyse={() => go({ page: 'analysis', from: 'game', id })}
						/>
					),
					menu: (close, open) => (
						<GameMenu
							session={session}
							onClose={close}
							onOpen={open}
							onOpenFile={(file) => {
								// The menu would cover messages about the file.
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

interface ExtrasProps extends Pick<Props, 'end' | 'help'> {
	readonly session: GameSession;
	/** A finished game that is opened again is only viewed. */
	readonly wasOver: boolean;
}

function Extras({ session, wasOver, end, help }: ExtrasProps) {
	const isOver = useStore(session.store, ({ table }) => table.position.phase === null);
	if (wasOver) return null;
	return isOver ? end(session) : help(session);
}

/** A saved game, with everything that runs while it is open. */
function openKept(id: string, table: Table, isCalm: () => boolean) {
	const session = startLocalSession(id, table, isCalm);
	return closingWith(
		session,
		startAutosave(session),
		startCounting(session, isCalm),
		startSounds(session, isCalm),
		followBotGame(session),
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
