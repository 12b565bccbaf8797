import type { TableList, TableRow } from '@rumis/protocol';
import { useState } from 'react';
import { factsOf } from '../archive/tableFacts.js';
import { boardOf, grouped, tableTitle } from '../archive/tables.js';
import { useLanguage } from '../device/useSettings.js';
import { useLoaded, useRenewal } from '../http/loaded.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { ScenarioPicture } from '../pictures/ScenarioPicture.js';
import './today.css';

const RENEW_MS = 30_000;
/** More would push everything else out of view. */
const MOST = 3;

/** Running online games, those where it is your turn first; renders nothing without a server. */
export function OnlineToday() {
	const { loaded, reload } = useLoaded<TableList>('mine?limit=50');
	useRenewal(reload, RENEW_MS);
	if (loaded.kind !== 'ready') return null;
	const { yourTurn, theirTurn } = grouped(loaded.value.tables);
	return [...yourTurn, ...theirTurn]
		.slice(0, MOST)
		.map((table) => (
			<OnlineGame key={table.id} table={table} now={loaded.value.now} isYours={yourTurn.includes(table)} />
		));
}

interface Props {
	readonly table: TableRow;
	readonly now: number;
	readonly isYours: boolean;
}

function OnlineGame({ table, now, isYours }: Props) {
	const t = useTexts();
	const language = useLanguage();
	const [scenario] = useState(() => boardOf(table));
	return (
		<li>
			<a
				className="card today-card"
				href={makeRoute({ page: 'table', id: table.id, invite: '' })}
				data-yours={isYours}
			>
				{scenario && <ScenarioPicture scenario={scenario} players={table.players} mode={table.mode} />}
				<span className="today-words">
					<strong>{tableTitle(table, t)}</strong>
					{isYours && <span className="today-turn">{t.people.yourTurn}</span>}
					<span>{factsOf(table, now, language, t).join(' · ')}</span>
				</span>
			</a>
		</li>
	);
}
