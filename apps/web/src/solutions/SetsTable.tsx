import type { SetRow } from '@rumis/solver';
import { useBook, useNumber } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { StonePicture } from '../pictures/StonePicture.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';
import { ANSWER, dyeOf, IMPOSSIBLE, SETS, SOMA, type StoneSet, THREES, type Three } from './data/sets.js';
import { makeSolutionId } from './data/solutionId.js';
import { useIsBroken, useSetTable } from './data/source.js';

interface Props {
	/** A set was chosen; its link leads to its first solution. */
	readonly onChoose: () => void;
	readonly onWhy: () => void;
}

/** The 14 sets with their counts. Every set's name is a link to its solutions. */
export function SetsTable(props: Props) {
	const t = useBook().solutions;
	const isBroken = useIsBroken();
	return (
		<section aria-labelledby="solutions-sets" className="stack loose">
			<h2 id="solutions-sets">{t.setsTitle}</h2>
			<p className="solutions-text">{t.setsWhy}</p>
			{isBroken && <p role="alert">{t.broken}</p>}
			<table className="figures solutions-table" aria-labelledby="solutions-sets">
				<ColumnHeads names={[t.set, t.columns.all, t.columns.rotations, t.columns.reflections]} />
				{THREES.map((three) => (
					<Group key={three} three={three} {...props} />
				))}
				<Together />
			</table>
			<p className="solutions-note">{t.mirrorNote}</p>
		</section>
	);
}

function Group({ three, ...props }: Props & { readonly three: Three }) {
	const t = useBook();
	return (
		<tbody>
			<tr>
				<th scope="rowgroup" colSpan={4} className="solutions-group">
					{t.solutions.three(t.rules.stones[three], three)}
				</th>
			</tr>
			{SETS.filter((set) => set.three === three).map((set) => (
				<Row key={set.id} set={set} {...props} />
			))}
		</tbody>
	);
}

function Row({ set, onChoose, onWhy }: Props & { readonly set: StoneSet }) {
	const row = useSetTable()?.rows[SETS.indexOf(set)] ?? null;
	return (
		<tr className={set === IMPOSSIBLE ? 'solutions-row impossible' : 'solutions-row'} data-set={set.id}>
			<th scope="row">
				<span className="solutions-set">
					<SetName set={set} onChoose={onChoose} />
					<SetPictures set={set} />
				</span>
			</th>
			{set === IMPOSSIBLE ? <NoCounts onWhy={onWhy} /> : <Counts row={row} />}
		</tr>
	);
}

interface NameProps {
	readonly set: StoneSet;
	readonly onChoose: () => void;
}

function SetName({ set, onChoose }: NameProps) {
	const t = useBook();
	const name = t.solutions.without(t.rules.stones[set.without], set.without);
	if (set === IMPOSSIBLE) return <span className="solutions-set-name">{name}</span>;
	const href = makeRoute({ page: 'solutions', solution: makeSolutionId({ set, number: 1 }) });
	return (
		<span>
			<a className="solutions-set-name" href={href} onClick={onChoose}>
				{name}
			</a>
			{set === SOMA && <span className="solutions-tag">{t.solutions.soma}</span>}
		</span>
	);
}

function SetPictures({ set }: { readonly set: StoneSet }) {
	return (
		<span className="solutions-pictures">
			{set.stones.map((stone) => (
				<StonePicture key={stone} stone={stone} owner={dyeOf(stone, set)} />
			))}
		</span>
	);
}

function NoCounts({ onWhy }: { readonly onWhy: () => void }) {
	const t = useBook().solutions;
	return (
		<td colSpan={3}>
			<button type="button" className="solutions-why" onClick={onWhy}>
				{t.noneLink}
			</button>
		</td>
	);
}

function Counts({ row }: { readonly row: SetRow | null }) {
	const t = useBook().solutions;
	const number = useNumber();
	if (!row) return <td colSpan={3}>{t.counting}</td>;
	return (
		<>
			<td>{number(row.all)}</td>
			<td>{number(row.rotations)}</td>
			<td>{row.reflections === null ? <NoMirror /> : number(row.reflections)}</td>
		</>
	);
}

function NoMirror() {
	const t = useBook().solutions;
	return (
		<>
			<span aria-hidden="true">{t.noMirror}</span>
			<span className="visually-hidden">{t.noMirrorSpoken}</span>
		</>
	);
}

function Together() {
	const t = useBook().solutions;
	const number = useNumber();
	return (
		<tfoot>
			<tr>
				<th scope="row">{t.together}</th>
				<td>{number(ANSWER.all)}</td>
				<td>{number(ANSWER.rotations)}</td>
				<td>{number(ANSWER.reflections)}</td>
			</tr>
		</tfoot>
	);
}
