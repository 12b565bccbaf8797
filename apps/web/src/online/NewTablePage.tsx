import type { Seated } from '@rumis/protocol';
import { useState } from 'react';
import { BackLink } from '../app/BackLink.js';
import { go } from '../app/route.js';
import { sayRefusal } from '../i18n/sayRefusal.js';
import { useTexts } from '../i18n/useTexts.js';
import { BoardChoice } from '../setup/BoardChoice.js';
import type { Change } from '../setup/choices.js';
import { ModeChoice, PlayersChoice, StartChoice } from '../setup/GameChoices.js';
import '../setup/newGame.css';
import { useOwnBoards } from '../setup/ownBoards.js';
import { Button } from '../ui/Button.js';
import { api } from './api.js';
import { sayRule } from './clocks.js';
import { keepInvite, keepName } from './kept.js';
import {
	chooseGame,
	chooseSeat,
	clockOf,
	keepTableChoices,
	readTableChoices,
	requestOf,
	type TableChoices,
} from './newTable.js';
import { OnlineSeats } from './OnlineSeats.js';
import './online.css';
import { useTitle } from '../app/useTitle.js';
import { NameField } from './SeatsToTake.js';
import { ClockChoice, MoreChoices, OnlineRuin } from './TableTerms.js';
import { useOwnName } from './useOwnName.js';

/** The page on which an online table is put together. It can be created at any time. */
export function NewTablePage() {
	const t = useTexts();
	useTitle(t.online.make.title);
	const boards = useOwnBoards();
	const own = useOwnName();
	const [choices, setChoices] = useState(() => readTableChoices(boards));
	const changeGame = (change: Change) => setChoices((before) => chooseGame(before, change));
	const change = (part: Partial<TableChoices>) => setChoices((before) => ({ ...before, ...part }));
	const game = { choices: choices.game, onChange: changeGame };
	return (
		<div className="new">
			<header className="new-head">
				<BackLink to={{ page: 'online' }} label={t.common.back} />
				<h1>{t.online.make.title}</h1>
			</header>
			<main className="new-body">
				<BoardChoice
					choices={choices.game}
					boards={boards}
					onChoose={(scenario) => changeGame({ scenario })}
				/>
				<div className="new-rest">
					{own.account === null && <NameField name={own.name} onChange={own.setName} />}
					<PlayersChoice {...game} />
					<OnlineSeats
						choices={choices}
						onChange={(at, is) => setChoices((before) => chooseSeat(before, at, is))}
					/>
					<ClockChoice choices={choices} onChange={change} />
					<ModeChoice {...game} />
					{choices.game.mode === 'ruinas' && <OnlineRuin {...game} />}
					<StartChoice {...game} />
					<MoreChoices choices={choices} onChange={change} />
				</div>
			</main>
			<CreateBar choices={choices} name={own.account === null ? own.name : null} />
		</div>
	);
}

interface BarProps {
	readonly choices: TableChoices;
	/** How one wants to be called; null where the account says it. */
	readonly name: string | null;
}

/** Always in view: what will be played, and the button that makes the table. */
function CreateBar({ choices, name }: BarProps) {
	const t = useTexts();
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState('');
	const { game } = choices;
	const create = async () => {
		setBusy(true);
		keepTableChoices(choices);
		if (name !== null) keepName(name);
		const made = await api.post<Seated>('tables', requestOf(choices, name));
		setBusy(false);
		if (!made.ok) return setProblem(sayRefusal(made.error, t));
		const { table, invite } = made.value;
		if (invite) keepInvite(table.id, invite);
		go({ page: 'table', id: table.id, invite: '' });
	};
	return (
		<div className="new-bar">
			<div>
				<p className="new-summary">
					{t.online.make.summary(game.scenario.name, t.rules.modes[game.mode], sayRule(clockOf(choices), t))}
				</p>
				<p role="alert" className="online-problem">
					{problem}
				</p>
			</div>
			<Button look="primary" className="new-go" disabled={isBusy} onClick={() => void create()}>
				{isBusy ? t.online.make.busy : t.online.make.go}
			</Button>
		</div>
	);
}
