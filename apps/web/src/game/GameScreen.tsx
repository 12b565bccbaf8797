import type { Table } from '@rumis/table';
import { type ReactNode, useCallback, useState } from 'react';
import { gameKey, loadGame, saveGame } from '../device/savedGames.js';
import { onStored } from '../device/storage.js';
import { useTexts } from '../i18n/useTexts.js';
import { go, makeRoute } from '../navigation/route.js';
import { closingWith, useOpened } from '../play/session.js';
import { playAgain, unsavedGame } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { lazyDialog } from '../ui/lazyDialog.js';
import { useStore } from '../util/store.js';
import { startCounting } from './counting.js';
import { EndPanel } from './EndPanel.js';
import { GamePage } from './GamePage.js';
import { type GameSession, startLocalSession } from './session.js';
import { startSounds } from './sounds.js';
import { type GameState, openGame, personToMove } from './state.js';

const GameMenu = lazyDialog(async () => (await import('./GameMenu.js')).GameMenu);

interface Props {
	readonly id: string;
	readonly problem: string | null;
	readonly onDismiss: () => void;
	readonly onOpenFile: (file: File) => void;
	/** Shown over the board when a game ends here, behind a button when it had ended before; lazy-loaded. */
	readonly end: (session: GameSession, isOpen: boolean) => ReactNode;
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
	/** A finished game that is opened again is there to be viewed, so the result does not cover it. */
	readonly wasOver: boolean;
}

function Extras({ session, wasOver, end, help }: ExtrasProps) {
	const isOver = useStore(session.store, ({ table }) => table.position.phase === null);
	if (isOver) return end(session, !wasOver);
	return wasOver ? null : help(session);
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
			<Button look="quiet" label={t.common.close} icon="close" onClick={onDismiss} />
		</div>
	);
}

/** Asking for a hint, taking back a move, or changing the players. */
const isHelp = (before: GameState, now: GameState): boolean =>
	(now.thinking?.kind === 'hint' && before.thinking?.kind !== 'hint') ||
	now.table.position.ply < before.table.position.ply ||
	now.table.seats !== before.table.seats;

const isEnd = (before: GameState, now: GameState): boolean =>
	now.table.position.phase === null && before.table.position.phase !== null;

const isOwnMove = (before: GameState, now: GameState): boolean =>
	personToMove(before) !== null && now.table.position.ply > before.table.position.ply;

/** Records games against bots for your rating. The recording code is lazy-loaded with your first move. */
function followBotGame({ store }: GameSession): () => void {
	const { id, table } = store.get();
	if (!table.seats.some(({ kind }) => kind === 'bot')) return () => {};
	const load = async () => {
		const record = await import('../bots/recording.js');
		record.openBotGame(id, table);
		return record;
	};
	let loading: ReturnType<typeof load> | null = null;
	let before = store.get();
	return store.subscribe(() => {
		const [last, now] = [before, store.get()];
		before = now;
		if (isOwnMove(last, now) || isHelp(last, now) || isEnd(last, now)) loading ??= load();
		if (isHelp(last, now)) void loading?.then(({ markHelped }) => markHelped(id));
		if (isEnd(last, now)) void loading?.then(({ closeBotGame }) => closeBotGame(id, now.table));
	});
}

/** Saves every change of the table, and syncs with the same game in another window. */
function startAutosave(session: GameSession): () => void {
	let saved = session.store.get().table;

	const save = () => {
		const { id, table } = session.store.get();
		if (table === saved) return;
		saved = table;
		const isSaved = saveGame(id, table, new Date());
		if (!isSaved) session.store.set({ ...session.store.get(), message: { kind: 'notSaved' } });
	};

	const follow = () => {
		const state = session.store.get();
		const other = loadGame(state.id);
		if (!other.ok || other.value.table.seq <= state.table.seq) return;
		saved = other.value.table;
		session.store.set(withTable(state, other.value.table));
	};

	const ends = [session.store.subscribe(save), onStored(gameKey(session.store.get().id), follow)];
	return () => {
		for (const end of ends) end();
	};
}

/** The game as changed by another window, with the current view kept. */
const withTable = (state: GameState, table: GameState['table']): GameState => ({
	...openGame(state.id, table),
	overlays: state.overlays,
	levels: state.levels,
	xray: state.xray,
});
