import { type Limit, MAX_HEIGHT, PLAYER_COUNTS, type PlayerCount } from '@rumis/rules';
import { setLimit, setTransfer } from '@rumis/workshop';
import { useBook } from '../../i18n/useTexts.js';
import { Select } from '../../ui/Select.js';
import { Switch } from '../../ui/Switch.js';
import { edit } from '../editing/editor.js';
import { act, useEditor } from '../editing/editorStore.js';
import { useBoard } from '../editing/useBoard.js';
import { sayFault } from '../preview/Faults.js';

/** For each number of players: whether they can play here, the maximum height, and the line. */
export function LimitsTable() {
	const t = useBook().workshop;
	const draft = useEditor(({ history }) => history.now);
	return (
		<fieldset className="describe-group">
			<legend>{t.limits}</legend>
			<ul className="describe-limits">
				{PLAYER_COUNTS.map((players) => (
					<LimitRow key={players} players={players} limit={draft.limits[players]} />
				))}
			</ul>
			<Switch
				label={t.transfer}
				hint={t.transferHint}
				isOn={draft.transfer}
				onChange={(isOn) => act(edit, setTransfer(draft, isOn))}
			/>
			<FaultLines of="transfer" />
		</fieldset>
	);
}

/** A reasonable initial height. */
const FIRST_HEIGHT = 6;

function LimitRow({ players, limit }: { readonly players: PlayerCount; readonly limit: Limit | null }) {
	const t = useBook().workshop;
	const draft = useEditor(({ history }) => history.now);
	const set = (next: Limit | null) => act(edit, setLimit(draft, players, next));
	return (
		<li>
			<label className="describe-count">
				<input
					type="checkbox"
					checked={limit !== null}
					onChange={({ target }) => set(target.checked ? { height: FIRST_HEIGHT } : null)}
				/>
				{t.isFor(players)}
			</label>
			{limit && (
				<>
					<Select
						label={t.heightFor(players)}
						isLabelHidden
						options={Array.from({ length: MAX_HEIGHT }, (_, at) => ({
							value: at + 1,
							label: t.height(at + 1),
						}))}
						value={limit.height}
						onChange={(height) => set({ ...limit, height })}
					/>
					<LineChoice players={players} limit={limit} onChange={set} />
				</>
			)}
			<FaultLines of="limits" players={players} />
		</li>
	);
}

interface LineProps {
	readonly players: PlayerCount;
	readonly limit: Limit;
	readonly onChange: (limit: Limit) => void;
}

function LineChoice({ players, limit: { height, zone }, onChange }: LineProps) {
	const t = useBook().workshop;
	return (
		<Select
			label={t.lineFor(players)}
			isLabelHidden
			options={[
				{ value: '', label: t.wholePlan },
				{ value: 'r', label: t.withinRed },
				{ value: 'b', label: t.withinBlue },
			]}
			value={zone ?? ''}
			onChange={(line) => onChange(line === 'r' || line === 'b' ? { height, zone: line } : { height })}
		/>
	);
}

/** The errors of a row, next to it. */
function FaultLines({ of, players }: { readonly of: 'limits' | 'transfer'; readonly players?: PlayerCount }) {
	const t = useBook();
	const faults = useBoard().faults.filter((fault) => fault.key === of && fault.players === players);
	return faults.map((fault) => (
		<p key={fault.code} className="describe-fault">
			{sayFault(fault, t)}
		</p>
	));
}
