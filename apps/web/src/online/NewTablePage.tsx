import type { Seated } from '@rumis/protocol';
import { hasPhase } from '@rumis/rules';
import { useState } from 'react';
import { useAction } from '../http/useAction.js';
import { useTexts } from '../i18n/useTexts.js';
import { go } from '../navigation/route.js';
import { BoardChoice } from '../setup/BoardChoice.js';
import type { Change } from '../setup/choices.js';
import { ModeChoice, PlayersChoice, StartChoice } from '../setup/GameChoices.js';
import { RuinCards } from '../setup/RuinChoice.js';
import { Page } from '../ui/Page.js';
import { Problem } from './table/Problem.js';
import '../setup/newGame.css';
import { storeInvite, storeName } from '../device/online.js';
import { useOwnBoards } from '../device/ownBoards.js';
import { api } from '../http/api.js';
import { Button } from '../ui/Button.js';
import {
	chooseGame,
	chooseSeat,
	clockOf,
	readTableChoices,
	requestOf,
	storeTableChoices,
	type TableChoices,
} from './newTable/newTable.js';
import { OnlineSeats } from './newTable/OnlineSeats.js';
import { sayRule } from './table/clocks.js';
import './online.css';
import { ClockChoice, MoreChoices } from './newTable/TableTerms.js';
import { NameField, useOwnName } from './table/ownName.js';

/** The form for a new online table. It is valid at any time. */
export function NewTablePage() {
	const t = useTexts();
	const boards = useOwnBoards();
	const own = useOwnName();
	const [choices, setChoices] = useState(() => readTableChoices(boards));
	const changeGame = (change: Change) => setChoices((before) => chooseGame(before, change));
	const change = (part: Partial<TableChoices>) => setChoices((before) => ({ ...before, ...part }));
	const game = { choices: choices.game, onChange: changeGame };
	return (
		<Page
			className="new"
			title={t.online.make.title}
			back={{ to: { page: 'online' }, label: t.common.back }}
			bar={<CreateBar choices={choices} name={own.account === null ? own.name : null} />}
		>
			<BoardChoice choices={choices.game} boards={boards} onChoose={(scenario) => changeGame({ scenario })} />
			<div className="new-rest">
				{own.account === null && <NameField name={own.name} onChange={own.setName} />}
				<PlayersChoice {...game} />
				<OnlineSeats
					choices={choices}
					onChange={(at, is) => setChoices((before) => chooseSeat(before, at, is))}
					onChangeGame={changeGame}
				/>
				<ClockChoice choices={choices} onChange={change} />
				<ModeChoice {...game} />
				{hasPhase(choices.game.mode, 'ruin') && <RuinCards {...game} />}
				<StartChoice {...game} />
				<MoreChoices choices={choices} onChange={change} />
			</div>
		</Page>
	);
}

interface BarProps {
	readonly choices: TableChoices;
	/** The player's name; null if the account provides it. */
	readonly name: string | null;
}

/** Always visible: a summary of the game, and the button that creates the table. */
function CreateBar({ choices, name }: BarProps) {
	const t = useTexts();
	const { isBusy, error, run } = useAction();
	const { game } = choices;
	const create = () => {
		storeTableChoices(choices);
		if (name !== null) storeName(name);
		run(
			() => api.post<Seated>('tables', requestOf(choices, name)),
			({ table, invite }) => {
				if (invite) storeInvite(table.id, invite);
				go({ page: 'table', id: table.id, invite: '' });
			},
		);
	};
	return (
		<>
			<div>
				<p className="new-summary">
					{t.online.make.summary(game.scenario.name, t.rules.modes[game.mode], sayRule(clockOf(choices), t))}
				</p>
				<Problem error={error} />
			</div>
			<Button look="primary" className="new-go" disabled={isBusy} onClick={create}>
				{isBusy ? t.online.make.busy : t.online.make.go}
			</Button>
		</>
	);
}
